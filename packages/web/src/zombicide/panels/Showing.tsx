import type { GameEvent } from '@holdout/kernel';
import shared from '../../table/panels.module.css';
import { StepTools } from '../../table/StepTools.tsx';
import { Glyph } from '../art/Glyph.tsx';
import { GLYPHS } from '../art/glyphs.generated.ts';
import { useTable } from '../tableContext.ts';
import { useWords } from '../words.ts';
import { Dice } from './Dice.tsx';
import { splitReason } from './split.ts';

/** Says what is happening while it is being shown, step by step, and how fast. */
export function Showing() {
  const event = useTable((state) => state.event);
  const looking = useTable((state) => state.looking);
  const words = useWords();
  if (!event) return null;
  const sign = [event.kind, event.card, event.weapon].find((id) => typeof id === 'string' && GLYPHS[id]);
  return (
    <section
      className={shared.showing}
      data-event={event.t}
      data-long
      data-testid="showing"
      aria-label={words.text('table.showing')}
    >
      <h2 className={shared.showingText}>
        {typeof sign === 'string' && <Glyph of={sign} size={30} />}
        <span>
          {looking !== null && <span className={shared.again}>{words.text('table.again')}</span>}
          {words.event(event) ?? words.text('table.goingOn')}
          <WhySplit event={event} />
        </span>
      </h2>
      {Array.isArray(event.rolled) && <Dice event={event} />}
      <StepTools />
    </section>
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
