import { Beside } from '../../../table/Beside.tsx';
import { UndoMenu } from '../../../table/UndoMenu.tsx';
import { useView } from '../../board/useView.ts';
import { InForceMenu } from '../../panels/Brink.tsx';
import { type Menu, useScreen } from '../../screen.ts';
import { useWords, type Words } from '../../words.ts';
import { AllOptions } from './AllOptions.tsx';
import { CardEffect, CardMenu } from './CardMenu.tsx';
import { CityMenu } from './CityMenu.tsx';
import { EndPreview } from './EndPreview.tsx';
import { GroupMenu } from './GroupMenu.tsx';
import { SeatMenu } from './SeatMenu.tsx';

/** The window that is open beside something, if one is. */
export function Menus() {
  const menu = useScreen((state) => state.menu);
  const anchor = useScreen((state) => state.anchor);
  const closeMenu = useScreen((state) => state.closeMenu);
  const words = useWords();
  const { active } = useView().turn;
  if (!menu) return null;
  return (
    <Beside
      key={JSON.stringify(menu)}
      title={titleOf(menu, words, active)}
      anchor={anchor}
      onClose={closeMenu}
      wide={menu.t === 'all'}
    >
      <Content menu={menu} />
    </Beside>
  );
}

function titleOf(menu: Menu, words: Words, active: number): string {
  switch (menu.t) {
    case 'city':
      return words.city(menu.city);
    case 'card':
      return words.text('decision.cardOf', { card: words.card(menu.card), name: words.name(menu.seat) });
    case 'seat':
      return words.name(menu.seat);
    case 'group':
      return words.text(`panel.action.${menu.group}`);
    case 'all':
      return words.text('decision.all');
    case 'end':
      return words.text('preview.title', { name: words.name(active) });
    case 'inForce':
      return words.text('panel.inForce');
    case 'effect':
      return words.card(menu.card);
    case 'undo':
    case 'redo':
      return words.text(`panel.${menu.t}`);
  }
}

function Content({ menu }: { readonly menu: Menu }) {
  switch (menu.t) {
    case 'city':
      return <CityMenu city={menu.city} />;
    case 'card':
      return <CardMenu seat={menu.seat} card={menu.card} />;
    case 'seat':
      return <SeatMenu seat={menu.seat} />;
    case 'group':
      return <GroupMenu group={menu.group} />;
    case 'all':
      return <AllOptions />;
    case 'end':
      return <EndPreview />;
    case 'inForce':
      return <InForceMenu />;
    case 'effect':
      return <CardEffect card={menu.card} />;
    case 'undo':
    case 'redo':
      return <UndoMenu redo={menu.t === 'redo'} />;
  }
}
