import { faultText } from '@holdout/lang';
import { type ComponentType, lazy, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Result } from '../local/api.ts';
import { localHost } from '../local/client.ts';
import { MoreMessages, useText } from './i18n.tsx';
import css from './Message.module.css';
import { NoTexts } from './NoTexts.tsx';
import { useInterimTitle } from './title.ts';
import { Notice } from './ui/Notice.tsx';

interface ScreenProps {
  readonly id: string;
}

const Pandemic = lazy(() =>
  import('../pandemic/TableScreen.tsx').then((module) => ({ default: module.TableScreen })),
);
const Zombicide = lazy(() =>
  import('../zombicide/TableScreen.tsx').then((module) => ({ default: module.TableScreen })),
);

function PandemicTable({ id }: ScreenProps) {
  return (
    <MoreMessages part="pandemic" fallback={<NoTexts />}>
      <Pandemic id={id} />
    </MoreMessages>
  );
}

function ZombicideTable({ id }: ScreenProps) {
  return (
    <MoreMessages part="zombicide" fallback={<NoTexts />}>
      <Zombicide id={id} />
    </MoreMessages>
  );
}

/** The screen of each game; each is loaded when it is played. */
const SCREENS: Readonly<Record<string, ComponentType<ScreenProps>>> = {
  pandemic: PandemicTable,
  zombicide: ZombicideTable,
};

/** A table of this browser, on the screen of the game that is played at it. */
export function TablePage({ id }: ScreenProps) {
  const text = useText();
  const intl = useIntl();
  const game = useGame(id);
  useInterimTitle(text('app.table'));
  if (!game) return null;
  if (!game.ok) {
    return (
      <div className={css.message}>
        <Notice kind="fault">{faultText(intl, game.fault)}</Notice>
      </div>
    );
  }
  const Screen = SCREENS[game.value];
  return <Screen id={id} />;
}

function useGame(id: string): Result<string> | null {
  const [game, setGame] = useState<Result<string> | null>(null);
  useEffect(() => {
    let wanted = true;
    void localHost.gameOf(id).then((found) => {
      if (wanted) setGame(found);
    });
    return () => {
      wanted = false;
    };
  }, [id]);
  return game;
}
