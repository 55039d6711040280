import type { GameEvent } from '@holdout/kernel';
import shared from '../../table/panels.module.css';
import { ShowingFrame } from '../../table/ShowingFrame.tsx';
import { Glyph } from '../art/Glyph.tsx';
import { GLYPHS } from '../art/glyphs.generated.ts';
import { useTable } from '../tableContext.ts';
import { useWords } from '../words.ts';
import { Dice } from './Dice.tsx';
import { splitReason } from './split.ts';

/** Says what is happening while it is being shown, step by step, and how fast. */
export function Showing() {
  const event = useTable((state) => state.event);
  const words = useWords();
  if (!event) return null;
  const sign = [event.kind, event.card, event.weapon].find((id) => typeof id === 'string' && GLYPHS[id]);
  return (
    <ShowingFrame
      event={event}
      sign={typeof sign === 'string' && <Glyph of={sign} size={30} />}
      below={Array.isArray(event.rolled) && <Dice event={event} />}
      long
    >
      {words.event(event) ?? words.text('table.goingOn')}
      <WhySplit event={event} />
    </ShowingFrame>
  );
}

/** A second, smaller line: what makes a group go several ways. */
function WhySplit({ event }: { readonly event: GameEvent }) {
  const { text, list, thing } = useWords();
  const reason = splitReason(event);
  if (!reason) return null;
  return (
    <span className={shared.again} data-testid="why-split">
      {reason.targets.length > 0 &&
        text('zombicide.showing.split.targets', { targets: list(reason.targets.map(thing)) })}{' '}
      {reason.ways && text(`zombicide.showing.split.${reason.targets.length > 0 ? 'waysToo' : 'ways'}`)}
    </span>
  );
}
