import {
  argA,
  type CoreState,
  cloneFrames,
  encode,
  kindOf,
  optionKind,
  type Run,
  steps,
} from '@holdout/kernel';
import { DISEASE_IDS } from '@holdout/pandemic';
import { bareGame } from './bare.ts';
import {
  ACTIONS,
  type Board,
  CITY_IDS,
  cubesAt,
  DISEASES,
  deal,
  drive,
  infectCities,
  NEIGHBOURS,
  PLAYERS,
  treat,
} from './miniBoard.ts';

/** The small game on our kernel. */
interface MiniState extends CoreState {
  board: Board;
  active: number;
}

const DRIVE = optionKind('drive', 'city');
const TREAT = optionKind('treat', 'disease');
const END = optionKind('end');

const { act, ask, program, repeat } = steps<Run<MiniState>>();

const gameProgram = program('game', [
  repeat('turns', () => true, [
    act('begin', ({ state }) => {
      state.board.actions = ACTIONS;
    }),
    repeat('actions', ({ state }) => state.board.actions > 0, [
      ask('action', {
        ask: 'action',
        owner: ({ state }) => state.active,
        always: () => true,
        list: ({ state }, _, out) => {
          const { board, active } = state;
          const city = board.pawns[active];
          for (const next of NEIGHBOURS[city]) out.push(encode(DRIVE, active, next));
          for (let disease = 0; disease < DISEASES; disease++)
            if (cubesAt(board, city, disease) > 0) out.push(encode(TREAT, active, disease));
          out.push(encode(END, active));
        },
        take: ({ state }, _, code) => {
          const { board, active } = state;
          const kind = kindOf(code);
          if (kind === DRIVE.id) drive(board, active, argA(code));
          else if (kind === TREAT.id) treat(board, active, argA(code));
          else board.actions = 0;
        },
      }),
    ]),
    act('infections', (g) => {
      const { board } = g.state;
      infectCities(board);
      if (board.loss !== '') g.end({ result: 'lost', cause: board.loss, winners: [] });
    }),
    act('next', ({ state }) => {
      state.active = (state.active + 1) % PLAYERS;
    }),
  ]),
]);

export const mini = bareGame<MiniState>({
  id: 'mini',
  seats: PLAYERS,
  program: gameProgram,
  kinds: [DRIVE, TREAT, END],
  words: { city: CITY_IDS, disease: DISEASE_IDS.slice(0, DISEASES) },
  create: (seed, core) => ({ ...core, board: deal(seed), active: 0 }),
  clone: (state) => ({ ...state, frames: cloneFrames(state.frames), board: cloneBoard(state.board) }),
});

const cloneBoard = (board: Board): Board => ({
  ...board,
  pawns: board.pawns.slice(),
  cubes: board.cubes.slice(),
  supply: board.supply.slice(),
  deck: board.deck.slice(),
  discard: board.discard.slice(),
});
