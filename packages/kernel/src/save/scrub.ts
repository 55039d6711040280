import { type SaveFile, saveSchema } from './file.ts';

const TIME = / @\d+$/;

/**
 * A save without what tells who played it, and when: to be handed to somebody who looks for a mistake of the program. It
 * replays as before. What other programs have put into it is left out, since nobody can know what that tells.
 */
export function scrubSave(save: SaveFile): SaveFile {
  const known = Object.fromEntries(Object.entries(save).filter(([name]) => name in saveSchema.shape));
  return {
    ...(known as unknown as SaveFile),
    seats: save.seats.map(({ bot }, seat) => ({
      name: `P${seat + 1}`,
      ...(bot === undefined ? {} : { bot }),
    })),
    log: save.log.map(withoutTime),
    ...(save.past ? { past: save.past.map(withoutTime) } : {}),
  };
}

const withoutTime = (line: string): string => line.replace(TIME, '');
