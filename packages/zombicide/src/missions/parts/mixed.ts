import { mixTokens } from '../../ops/board.ts';
import { setting } from '../../setting.ts';
import type { PartDef } from '../part.ts';

/** Objectives that are shuffled face down: their colours are seen when they are taken. RM-MIS-05 */
export const mixedPart: PartDef = {
  id: 'mixed',
  build: ({ objectives }) =>
    objectives.some(({ mixed }) => mixed !== undefined)
      ? {
          hooks: {
            'setup.board': (g) => {
              const { groups } = setting(g);
              for (const group of new Set(groups)) {
                if (group > 0)
                  mixTokens(
                    g,
                    groups.flatMap((one, token) => (one === group ? [token] : [])),
                  );
              }
            },
          },
        }
      : null,
};
