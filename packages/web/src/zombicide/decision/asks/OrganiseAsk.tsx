import type { Decision, Option } from '@holdout/kernel';
import type { CardView, SurvivorView } from '@holdout/zombicide';
import { useState } from 'react';
import css from '../../../table/decision.module.css';
import { useTake } from '../../../table/useTake.ts';
import { CardSlot } from '../../panels/Cards.tsx';
import panel from '../../panels/panels.module.css';
import { found, PLACES, theirs } from '../../panels/places.ts';
import { useView } from '../../tableContext.ts';
import { useWords } from '../../words.ts';
import { OptionButton } from '../OptionButton.tsx';

/** Cards are moved by choosing one and then where it goes; what lies there comes back in its place. */
export function OrganiseAsk({ decision }: { readonly decision: Decision }) {
  const words = useWords();
  const { text } = words;
  const view = useView();
  const take = useTake();
  const [chosen, setChosen] = useState<string | null>(null);
  const me = view.survivors.find(({ id }) => id === view.turn.active);
  const partner = view.survivors.find(({ id }) => id === decision.about && id !== view.turn.active);
  const targets = chosen === null ? new Set<string>() : targetsOf(decision, chosen);
  const done = decision.options.find(({ kind }) => kind === 'done');
  const drop = decision.options.find(({ kind, args }) => kind === 'drop' && args[0] === chosen);

  const press = (place: string, card: CardView | null): void => {
    const move = chosen === null ? undefined : moveBetween(decision, chosen, place);
    if (move) {
      setChosen(null);
      take(move);
    } else setChosen(card && place !== chosen ? place : null);
  };
  const slot = (card: CardView | null, place: string, called = place) => (
    <li key={place}>
      <CardSlot
        card={card}
        place={called}
        chosen={place === chosen}
        target={targets.has(place)}
        quiet={!card && !targets.has(place)}
        onPress={() => press(place, card)}
      />
    </li>
  );
  return (
    <div className={css.ask}>
      <div className={panel.inventories}>
        {view.found.length > 0 && (
          <Row title={text('zombicide.organise.found')}>
            {view.found.map((id, i) => slot({ id, empty: false, damaged: false, under: null }, found(i)))}
          </Row>
        )}
        {me && <Inventory survivor={me} name={(place) => place} slot={slot} />}
        {partner && <Inventory survivor={partner} name={theirs} slot={slot} />}
      </div>
      <p className={css.quiet} aria-live="polite">
        {text(chosen === null ? 'zombicide.organise.pick' : 'zombicide.organise.where')}
      </p>
      <div className={css.foot}>
        {drop && <OptionButton option={drop} look="danger" />}
        {done && <OptionButton option={done} look="primary" />}
      </div>
    </div>
  );
}

interface InventoryProps {
  readonly survivor: SurvivorView;
  /** What a place is called in keys. */
  readonly name: (place: string) => string;
  readonly slot: (card: CardView | null, place: string, called: string) => React.ReactNode;
}

function Inventory({ survivor, name, slot }: InventoryProps) {
  const words = useWords();
  return (
    <Row title={words.survivor(survivor.id)}>
      {survivor.cards.map((card, i) => slot(card, name(PLACES[i]), PLACES[i]))}
    </Row>
  );
}

function Row({ title, children }: { readonly title: string; readonly children: React.ReactNode }) {
  return (
    <section>
      <h3 className={css.small}>{title}</h3>
      <ul className={panel.cards}>{children}</ul>
    </section>
  );
}

/** A swap is offered in one direction only. */
function moveBetween({ options }: Decision, from: string, to: string): Option | undefined {
  return options.find(
    ({ kind, args }) =>
      kind === 'put' && ((args[0] === from && args[1] === to) || (args[0] === to && args[1] === from)),
  );
}

function targetsOf({ options }: Decision, chosen: string): Set<string> {
  const places = options.flatMap(({ kind, args: [from, to] }) => {
    if (kind !== 'put') return [];
    if (from === chosen) return [to];
    return to === chosen ? [from] : [];
  });
  return new Set(places);
}
