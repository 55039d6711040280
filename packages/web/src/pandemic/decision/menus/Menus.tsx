import { MenuWindow } from '../../../table/MenuWindow.tsx';
import { UndoMenu } from '../../../table/UndoMenu.tsx';
import { useView } from '../../board/useView.ts';
import { InForceMenu } from '../../panels/Brink.tsx';
import type { Menu } from '../../screen.ts';
import { DeedMenu } from '../../terror/DeedMenu.tsx';
import { useWords, type Words } from '../../words.ts';
import { AllOptions } from './AllOptions.tsx';
import { CardEffect, CardMenu } from './CardMenu.tsx';
import { CityMenu } from './CityMenu.tsx';
import { EndPreview } from './EndPreview.tsx';
import { GroupMenu } from './GroupMenu.tsx';
import { SeatMenu } from './SeatMenu.tsx';

/** The window that is open beside something, if one is. */
export function Menus() {
  const words = useWords();
  const { active } = useView().turn;
  return (
    <MenuWindow<Menu> titleOf={(menu) => titleOf(menu, words, active)} isWide={({ t }) => t === 'all'}>
      {(menu) => <Content menu={menu} />}
    </MenuWindow>
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
    case 'deed':
      return words.text(`pandemic.option.${menu.deed}.short`);
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
    case 'deed':
      return <DeedMenu deed={menu.deed} />;
    case 'undo':
    case 'redo':
      return <UndoMenu redo={menu.t === 'redo'} />;
  }
}
