import { argA, type CoreState, cloneFrames, encode, optionKind, type Run, steps } from '@holdout/kernel';
import { bareGame } from './bare.ts';
import { CELLS, completes } from './ticTacToeLines.ts';

/** Noughts and crosses on our kernel. */
interface TicTacToeState extends CoreState {
  /** The seat whose mark a cell has, or null. */
  cells: (number | null)[];
  active: number;
}

const MARK = optionKind('mark', 'cell');
const PLAYERS = 2;

const { act, ask, program, repeat } = steps<Run<TicTacToeState>>();

const gameProgram = program('game', [
  repeat('turns', () => true, [
    ask('mark', {
      ask: 'mark',
      owner: ({ state }) => state.active,
      always: () => true,
      list: ({ state }, _, out) => {
        for (let cell = 0; cell < CELLS; cell++)
          if (state.cells[cell] === null) out.push(encode(MARK, state.active, cell));
      },
      take: ({ state }, _, code) => {
        state.cells[argA(code)] = state.active;
      },
    }),
    act('look', (g) => {
      const { cells, active } = g.state;
      if (completes(cells, active)) g.end({ result: 'won', cause: 'line', winners: [active] });
      else if (!cells.includes(null)) g.end({ result: 'drawn', cause: 'full', winners: [] });
      else g.state.active = 1 - active;
    }),
  ]),
]);

export const ticTacToe = bareGame<TicTacToeState>({
  id: 'tic-tac-toe',
  seats: PLAYERS,
  program: gameProgram,
  kinds: [MARK],
  words: { cell: Array.from({ length: CELLS }, (_, cell) => `c${cell + 1}`) },
  create: (_, core) => ({ ...core, cells: new Array(CELLS).fill(null), active: 0 }),
  clone: (state) => ({ ...state, frames: cloneFrames(state.frames), cells: state.cells.slice() }),
});
