import css from '../../../table/decision.module.css';
import { Why } from '../../../table/Why.tsx';
import { Glyph } from '../../board/Glyph.tsx';
import { isCity } from '../../board/geometry.ts';
import { useView } from '../../board/useView.ts';
import { terroristAt } from '../../board/where.ts';
import { CardFace } from '../../panels/CardFace.tsx';
import { useTable } from '../../tableContext.ts';
import { useWords } from '../../words.ts';
import { optionsFor } from '../group.ts';
import { OptionList } from '../OptionList.tsx';
import { keysWithCard, keysWithSecret } from '../whyNot.ts';

interface CardMenuProps {
  readonly seat: number;
  readonly card: string;
}

/** A card of a hand: what it is, what can be done with it, and why not more. */
export function CardMenu({ seat, card }: CardMenuProps) {
  const view = useView();
  const decision = useTable((state) => state.decision);
  const options = optionsFor(decision, { t: 'card', seat, card }, view);
  const { active } = view.turn;
  const his = terroristAt(view, seat) !== null;
  // A City card of somebody else is asked for by the one whose turn it is; an event is played by who holds it.
  const asking = isCity(card) && !his ? active : seat;
  const keys = his ? keysWithSecret(card) : keysWithCard(card, seat, active);
  return (
    <>
      {isCity(card) ? <CardFace card={card} large /> : <CardEffect card={card} />}
      <OptionList options={options} />
      {decision && options.length === 0 && <Why keys={keys} seat={asking} />}
    </>
  );
}

/** What a card that names no city does. */
export function CardEffect({ card }: { readonly card: string }) {
  const words = useWords();
  return (
    <>
      <CardFace card={card} large />
      <p>{words.effect(card)}</p>
      {card === 'new-assignment' && <FreeRoles />}
    </>
  );
}

/** The roles that nobody plays; everybody may know them (ruling OQ-31). OB-EV-13 */
function FreeRoles() {
  const words = useWords();
  const roles = useView().brink?.freeRoles ?? [];
  return (
    <section>
      <h3 className={css.small}>{words.text('panel.freeRoles')}</h3>
      <ul className={css.facts}>
        {roles.map((role) => (
          <li key={role}>
            <Glyph of={role} size={18} /> {words.role(role)}
          </li>
        ))}
      </ul>
    </section>
  );
}
