import { faultText } from '@holdout/lang';
import { Undo2 } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { useText } from '../app/i18n.tsx';
import { Button } from '../app/ui/Button.tsx';
import { Notice } from '../app/ui/Notice.tsx';
import type { SavedGamesState } from './useSavedGames.ts';
import { useList } from './words.ts';

/** What has come of the last import, export or deletion. */
export function OutcomeNotice({ saved }: { readonly saved: SavedGamesState }) {
  const { outcome, dismiss } = saved;
  if (!outcome) return null;
  const bad = outcome.kind === 'fault' || outcome.kind === 'refused';
  return (
    <Notice kind={bad ? 'fault' : 'good'} onClose={dismiss}>
      <OutcomeWords saved={saved} />
    </Notice>
  );
}

function OutcomeWords({ saved }: { readonly saved: SavedGamesState }) {
  const text = useText();
  const intl = useIntl();
  const list = useList();
  const { outcome, restore } = saved;
  switch (outcome?.kind) {
    case 'added':
      return (
        <>
          {text('home.added', { n: outcome.ids.length })}
          {outcome.ids.length === 1 && (
            <Link href={`/table/${outcome.ids[0]}`}>{text('home.added.open')}</Link>
          )}
        </>
      );
    case 'removed':
      return (
        <>
          {text('home.removed', { names: list(outcome.table.seats) || text('home.game.nameless') })}
          {outcome.save !== null && (
            <Button look="quiet" icon={Undo2} onPress={restore}>
              {text('home.removed.undo')}
            </Button>
          )}
        </>
      );
    case 'fault': {
      const words = faultText(intl, outcome.fault);
      return outcome.name === '' ? words : text('home.fault.file', { file: outcome.name, words });
    }
    case 'refused':
      return text('home.refused', { words: outcome.words });
    default:
      return null;
  }
}
