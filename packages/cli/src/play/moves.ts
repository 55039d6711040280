import { no, TABLE_RULES } from '@holdout/kernel';
import type { Outcome, Place } from './orders.ts';

/** Does what a line says that is no command. An empty one asks again. */
export function move(place: Place, line: string): Outcome {
  const { desk, screen, words } = place;
  if (line.trim() === '') {
    screen.question();
    return 'same';
  }
  const reading = words.read(line, screen.choices.options);
  if (reading.t === 'none') return explain(place, line);
  if (reading.t === 'several') {
    screen.several(line, reading.options);
    return 'same';
  }
  const result = desk.choose(reading.option);
  if (!Array.isArray(result)) {
    screen.reason(result);
    return 'same';
  }
  screen.moves(result);
  return 'moved';
}

/** Why a line is no move now: the game is over, there is no such number, a rule is against it, or nobody understands it. */
function explain({ desk, screen, words }: Place, line: string): Outcome {
  if (!desk.decision) {
    screen.reason(no(TABLE_RULES.over));
    return 'same';
  }
  const typed = line.trim();
  const last = screen.choices.options.length;
  if (/^\d+$/.test(typed) && last > 0) {
    screen.say('cli.play.noNumber', { line: typed, last });
    return 'same';
  }
  const key = words.keyMeant(line, desk.decision);
  const reason = key === null ? null : desk.host.explain(desk.asked, key);
  if (reason) screen.reason(reason);
  else screen.say('cli.play.unknown', { line: typed });
  return 'same';
}
