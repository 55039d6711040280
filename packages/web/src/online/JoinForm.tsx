import { InputError } from '@holdout/kernel';
import { faultText } from '@holdout/lang';
import type { Key } from '@holdout/protocol';
import { LogIn } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { useText } from '../app/i18n.tsx';
import { useTitle } from '../app/title.ts';
import { Button } from '../app/ui/Button.tsx';
import { Notice } from '../app/ui/Notice.tsx';
import { claimSeat } from './claim.ts';
import css from './online.module.css';

interface JoinFormProps {
  readonly code: string;
  readonly invite: Key;
  readonly onDone: () => void;
}

const NAME = 'holdout.name';
const MAX_NAME = 40;

/** Somebody was invited to a seat: all he has to say is his name. */
export function JoinForm({ code, invite, onDone }: JoinFormProps) {
  const text = useText();
  const intl = useIntl();
  const [name, setName] = useState(() => localStorage.getItem(NAME) ?? '');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useTitle(text('online.join.title'));
  const join = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || name.trim() === '') return;
    setBusy(true);
    setProblem(null);
    try {
      localStorage.setItem(NAME, name.trim());
      await claimSeat(code, invite, name.trim());
      onDone();
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      setProblem(faultText(intl, error.fault));
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className={css.door}>
      <h1 className={css.doorTitle}>{text('online.join.title')}</h1>
      <p className={css.words}>{text('online.join.words', { code })}</p>
      <form className={css.form} onSubmit={join}>
        <label className={css.field}>
          {text('online.join.name')}
          <input
            // biome-ignore lint/a11y/noAutofocus: it is the only thing on the page, and what one has come for
            autoFocus
            autoComplete="nickname"
            maxLength={MAX_NAME}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        {problem && <Notice kind="fault">{problem}</Notice>}
        <Button type="submit" look="primary" large icon={LogIn} isDisabled={busy || name.trim() === ''}>
          {text('online.join.sit')}
        </Button>
        {problem && (
          <Button look="quiet" onPress={onDone}>
            {text('online.join.otherwise')}
          </Button>
        )}
      </form>
    </section>
  );
}
