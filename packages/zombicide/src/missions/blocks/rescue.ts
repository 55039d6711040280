import { SURVIVORS } from '../../content/survivors/index.ts';
import { setFaces } from '../../ops/board.ts';
import { bringIn, whoWord } from '../../ops/survivors.ts';
import { setWaiting, takeWaiting } from '../../ops/waiting.ts';
import { survivor } from '../../rules/query.ts';
import { setting } from '../../setting.ts';
import { tokenWord } from '../../state/words.ts';
import { block } from '../block.ts';

const SAFE = 1;
const TOO_LATE = 0;

/** Behind some objectives there is somebody, behind the others nobody any more. S1-M09-SP2, S1-M09-SP4, S1-M09-SP5 */
export const blocks = [
  block({
    use: 'rescue',
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
        'token.taken': (g, _, who, token) => {
          g.reveal();
          const found = g.state.faces[token] === SAFE;
          if (g.loud) g.emit({ t: 'face', token: tokenWord(token), face: found ? 'safe' : 'late' });
          if (!found || g.state.waiting.length === 0) return;
          const { seat, zone } = survivor(g, who);
          const joined = bringIn(g, takeWaiting(g), seat, zone);
          if (g.loud) g.emit({ t: 'joins', who: whoWord(g, joined), seat });
        },
      },
    }),
  }),
];
