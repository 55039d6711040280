import { type ComponentType, lazy } from 'react';
import type { TableLink } from '../table/link.ts';
import { MoreMessages } from './i18n.tsx';
import { NoTexts } from './NoTexts.tsx';

interface ScreenProps {
  readonly link: TableLink;
}

const Pandemic = lazy(() =>
  import('../pandemic/TableScreen.tsx').then((module) => ({ default: module.TableScreen })),
);
const Zombicide = lazy(() =>
  import('../zombicide/TableScreen.tsx').then((module) => ({ default: module.TableScreen })),
);

function PandemicTable({ link }: ScreenProps) {
  return (
    <MoreMessages part="pandemic" fallback={<NoTexts />}>
      <Pandemic link={link} />
    </MoreMessages>
  );
}

function ZombicideTable({ link }: ScreenProps) {
  return (
    <MoreMessages part="zombicide" fallback={<NoTexts />}>
      <Zombicide link={link} />
    </MoreMessages>
  );
}

/** The screen of each game; each is loaded when it is played. */
export const SCREENS: Readonly<Record<string, ComponentType<ScreenProps>>> = {
  pandemic: PandemicTable,
  zombicide: ZombicideTable,
};
