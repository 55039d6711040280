import { InputError } from '@holdout/kernel';
import { faultText } from '@holdout/lang';
import { readWords } from '@holdout/protocol';
import { KeyRound } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { useText } from '../app/i18n.tsx';
import { useTitle } from '../app/title.ts';
import { Button } from '../app/ui/Button.tsx';
import { Notice } from '../app/ui/Notice.tsx';
import { recoverKey } from './claim.ts';
import css from './online.module.css';

interface ComeBackProps {
  readonly code: string;
  /** It stands on a page that has a title already. */
  readonly bare?: boolean;
}

/** This browser has no key of the table: whoever wrote his words down gets a new one. */
export function ComeBack({ code, bare = false }: ComeBackProps) {
  const text = useText();
  const intl = useIntl();
  const [words, setWords] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useTitle(text('online.back.title'));
  const recover = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || words.trim() === '') return;
    setBusy(true);
    setProblem(null);
    try {
      await recoverKey(code, readWords(words));
      // The page begins anew, with the new key.
      if (bare) window.location.reload();
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      setProblem(faultText(intl, error.fault));
      setBusy(false);
    }
  };
  return (
    <section className={bare ? css.back : css.door}>
      {!bare && <h1 className={css.doorTitle}>{text('online.back.title')}</h1>}
      <p className={css.words}>{text('online.back.words', { code })}</p>
      <form className={css.form} onSubmit={recover}>
        <label className={css.field}>
          {text('online.back.label')}
          <input
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={60}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        </label>
        {problem && <Notice kind="fault">{problem}</Notice>}
        <Button type="submit" look="primary" icon={KeyRound} isDisabled={busy || words.trim() === ''}>
          {text('online.back.take')}
        </Button>
      </form>
    </section>
  );
}
