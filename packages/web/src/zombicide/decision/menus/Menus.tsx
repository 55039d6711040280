import css from '../../../table/decision.module.css';
import { MenuWindow } from '../../../table/MenuWindow.tsx';
import { UndoMenu } from '../../../table/UndoMenu.tsx';
import type { Menu } from '../../screen.ts';
import { useWords, type Words } from '../../words.ts';
import { AllOptions } from './AllOptions.tsx';
import { GroupMenu } from './GroupMenu.tsx';
import { PlaceMenu } from './PlaceMenu.tsx';
import { SurvivorMenu } from './SurvivorMenu.tsx';
import { ZoneMenu } from './ZoneMenu.tsx';

/** The window that is open beside something, if one is. */
export function Menus() {
  const words = useWords();
  return (
    <MenuWindow<Menu>
      titleOf={(menu) => titleOf(menu, words)}
      isWide={({ t }) => t === 'all' || t === 'survivor'}
    >
      {(menu) => (
        <div className={css.stack}>
          <Content menu={menu} />
        </div>
      )}
    </MenuWindow>
  );
}

function titleOf(menu: Menu, words: Words): string {
  switch (menu.t) {
    case 'zone':
      return words.thing(menu.zone);
    case 'place':
      return words.thing(menu.place);
    case 'survivor':
      return words.survivor(menu.survivor);
    case 'group':
      return words.text(`zombicide.action.${menu.group}`);
    case 'all':
      return words.text('decision.all');
    case 'undo':
    case 'redo':
      return words.text(`panel.${menu.t}`);
  }
}

function Content({ menu }: { readonly menu: Menu }) {
  switch (menu.t) {
    case 'zone':
      return <ZoneMenu zone={menu.zone} />;
    case 'place':
      return <PlaceMenu place={menu.place} />;
    case 'survivor':
      return <SurvivorMenu survivor={menu.survivor} />;
    case 'group':
      return <GroupMenu group={menu.group} />;
    case 'all':
      return <AllOptions />;
    case 'undo':
    case 'redo':
      return <UndoMenu redo={menu.t === 'redo'} />;
  }
}
