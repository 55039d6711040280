import { InputError } from '@holdout/kernel';
import { faultText } from '@holdout/lang';
import { readCode } from '@holdout/protocol';
import { type FormEvent, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'wouter';
import { useText } from '../app/i18n.tsx';
import { Button } from '../app/ui/Button.tsx';
import { Notice } from '../app/ui/Notice.tsx';
import { Sheet } from '../app/ui/Sheet.tsx';
import styles from './SavedGames.module.css';

/** To a table of the server whose number somebody has read out. */
export function NumberSheet({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const intl = useIntl();
  const form = useId();
  const [, navigate] = useLocation();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const go = (event: FormEvent) => {
    event.preventDefault();
    try {
      navigate(`/g/${readCode(typed)}`);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      setProblem(faultText(intl, error.fault));
    }
  };
  return (
    <Sheet
      title={text('home.number')}
      size="small"
      onClose={onClose}
      foot={
        <Button type="submit" form={form} look="primary" isDisabled={typed.trim() === ''}>
          {text('home.number.go')}
        </Button>
      }
    >
      <form id={form} className={styles.import} onSubmit={go}>
        <label className={styles.number}>
          {text('home.number.label')}
          <input
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={12}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </label>
        {problem && <Notice kind="fault">{problem}</Notice>}
        <p className={styles.importWords}>{text('home.number.words')}</p>
      </form>
    </Sheet>
  );
}
