import { faultText } from '@holdout/lang';
import { useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { localHost } from '../local/client.ts';
import { localLink } from '../local/link.ts';
import { useText } from './i18n.tsx';
import css from './Message.module.css';
import type { Result } from './result.ts';
import { SCREENS } from './screens.tsx';
import { useInterimTitle } from './title.ts';
import { Notice } from './ui/Notice.tsx';

/** A table of this browser, on the screen of the game that is played at it. */
export function TablePage({ id }: { readonly id: string }) {
  const text = useText();
  const intl = useIntl();
  const game = useGame(id);
  const link = useMemo(() => localLink(id), [id]);
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
  return <Screen link={link} />;
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
