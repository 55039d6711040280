import { argA, encode, kindOf, optionKind, steps, TABLE } from '@holdout/kernel';
import { SURVIVORS } from '../../content/survivors/index.ts';
import { setFaces, swapFaces } from '../../ops/board.ts';
import { bringIn, whoWord } from '../../ops/survivors.ts';
import { bringWaitingToTop, setWaiting, takeWaiting } from '../../ops/waiting.ts';
import type { G } from '../../rules/hooks.ts';
import { ENTER_SURVIVOR } from '../../rules/options.ts';
import { survivor } from '../../rules/query.ts';
import { setting } from '../../setting.ts';
import { TAKEN, type Who } from '../../state/ids.ts';
import { tokenWord } from '../../state/words.ts';
import { block } from '../block.ts';

const SAFE = 1;
const TOO_LATE = 0;

const SOMEBODY = optionKind('somebody');
const NOBODY = optionKind('nobody');

/** The token, or else another that still lies face down and has this behind it; -1 if there is none. */
const hiding = (g: G, token: number, face: number): number => {
  const has = (other: number): boolean => g.state.faces[other] === face && g.state.tokens[other] !== TAKEN;
  return has(token) ? token : g.state.faces.findIndex((_, other) => has(other));
};

type TurnVars = { token: number };
const turn = steps<G, TurnVars>();

/** Somebody turns it over at a real table. S1-M09-SP2 */
const turnOver = turn.program('rescue', [
  turn.ask('entered', {
    ask: 'enterRescue',
    owner: () => TABLE,
    about: (_, vars) => tokenWord(vars.token),
    list: (g, vars, out) => {
      if (hiding(g, vars.token, SAFE) >= 0) out.push(encode(SOMEBODY, TABLE));
      if (hiding(g, vars.token, TOO_LATE) >= 0) out.push(encode(NOBODY, TABLE));
    },
    take: (g, vars, code) => {
      const face = kindOf(code) === SOMEBODY.id ? SAFE : TOO_LATE;
      swapFaces(g, vars.token, hiding(g, vars.token, face));
    },
  }),
]);

type FindVars = { who: Who };
const find = steps<G, FindVars>();

/** At a real table a card is drawn for who it is. S1-M09-SP4 */
const drawFound = find.program('rescued', [
  find.ask('entered', {
    ask: 'enterFound',
    owner: () => TABLE,
    about: (g, vars) => whoWord(g, vars.who),
    list: (g, _, out) => {
      for (const id of g.state.waiting.slice().sort((a, b) => a - b))
        out.push(encode(ENTER_SURVIVOR, TABLE, id));
    },
    take: (g, _, code) => bringWaitingToTop(g, argA(code)),
  }),
  find.act('joins', (g, vars) => join(g, vars.who)),
]);

/** Whoever is on top of those who wait appears beside who found him. */
function join(g: G, who: Who): void {
  const { seat, zone } = survivor(g, who);
  const joined = bringIn(g, takeWaiting(g), seat, zone);
  if (g.loud) g.emit({ t: 'joins', who: whoWord(g, joined), seat });
}

/** Behind some objectives there is somebody, behind the others nobody any more. S1-M09-SP2, S1-M09-SP4, S1-M09-SP5 */
export const blocks = [
  block({
    use: 'rescue',
    programs: [turnOver, drawFound],
    kinds: [SOMEBODY, NOBODY],
    build: ({ safe }) => ({
      hooks: {
        'setup.board': (g) => {
          setFaces(
            g,
            setting(g).tokens.map((_, i) => (i < safe ? SAFE : TOO_LATE)),
          );
          const { boxes } = setting(g).mission;
          const inPlay = g.state.survivors.map((s) => s.id);
          const free = SURVIVORS.filter((def) => boxes.includes(def.box) && !inPlay.includes(def.number));
          setWaiting(
            g,
            free.map((def) => def.number),
          );
        },
        'token.turned': (g, _, token) => g.call('rescue', { token }),
        'token.taken': (g, _, who, token) => {
          g.reveal();
          const found = g.state.faces[token] === SAFE;
          if (g.loud) g.emit({ t: 'face', token: tokenWord(token), face: found ? 'safe' : 'late' });
          if (!found || g.state.waiting.length === 0) return;
          if (g.state.entered) g.call('rescued', { who });
          else join(g, who);
        },
      },
    }),
  }),
];
