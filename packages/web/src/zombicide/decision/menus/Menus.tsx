import { Beside } from '../../../table/Beside.tsx';
import css from '../../../table/decision.module.css';
import { UndoMenu } from '../../../table/UndoMenu.tsx';
import { type Menu, useScreen } from '../../screen.ts';
import { useWords, type Words } from '../../words.ts';
import { AllOptions } from './AllOptions.tsx';
import { GroupMenu } from './GroupMenu.tsx';
import { PlaceMenu } from './PlaceMenu.tsx';
import { SurvivorMenu } from './SurvivorMenu.tsx';
import { ZoneMenu } from './ZoneMenu.tsx';

/** The window that is open beside something, if one is. */
export function Menus() {
  const menu = useScreen((state) => state.menu);
  const anchor = useScreen((state) => state.anchor);
  const closeMenu = useScreen((state) => state.closeMenu);
  const words = useWords();
  if (!menu) return null;
  return (
    <Beside
      key={JSON.stringify(menu)}
      title={titleOf(menu, words)}
      anchor={anchor}
      onClose={closeMenu}
      wide={menu.t === 'all' || menu.t === 'survivor'}
    >
      <div className={css.stack}>
        <Content menu={menu} />
      </div>
    </Beside>
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
