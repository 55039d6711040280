import { recoveryWords } from '@holdout/protocol';
import { Download, EyeOff, Trash2 } from 'lucide-react';
import { useText } from '../app/i18n.tsx';
import { AskSheet } from '../app/ui/AskSheet.tsx';
import { Button } from '../app/ui/Button.tsx';
import type { HeldTable } from '../online/keychain.ts';
import css from './OnlineTables.module.css';
import { useList } from './words.ts';

interface ForgetSheetProps {
  readonly table: HeldTable;
  readonly onForget: () => void;
  readonly onClose: () => void;
}

/** Asks before the keys of a table are thrown away, and names the words by which one comes back without them. */
export function ForgetSheet({ table, onForget, onClose }: ForgetSheetProps) {
  const text = useText();
  const names = useList()(table.names) || text('home.game.nameless');
  const words = wordsOf(table);
  return (
    <AskSheet
      title={text('home.online.forget.title')}
      deed={text('home.online.forget')}
      icon={EyeOff}
      onDo={onForget}
      onClose={onClose}
    >
      <div className={css.sure}>
        <p>{text('home.online.forget.words', { names, code: table.code })}</p>
        {words.length > 0 && (
          <>
            <p>{text('home.online.forget.back')}</p>
            <ul className={css.words} data-testid="forget-words">
              {words.map(({ seat, words: four }) => (
                <li key={seat}>
                  <span>
                    {seat === null
                      ? text('home.online.host')
                      : (table.names[seat] ?? text('word.seat', { n: seat + 1 }))}
                  </span>
                  <code>{four}</code>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </AskSheet>
  );
}

/** The words for each key that opens more than a look; the host's has no seat. */
function wordsOf({ host, seats }: HeldTable) {
  return [
    ...Object.entries(seats).map(([seat, key]) => ({ seat: Number(seat), words: recoveryWords(key) })),
    ...(host === null ? [] : [{ seat: null, words: recoveryWords(host) }]),
  ];
}

interface DeleteSheetProps {
  readonly table: HeldTable;
  readonly onSave: () => void;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

/** Asks the host before a table is deleted for everybody at it. */
export function DeleteSheet({ table, onSave, onDelete, onClose }: DeleteSheetProps) {
  const text = useText();
  const names = useList()(table.names) || text('home.game.nameless');
  return (
    <AskSheet
      title={text('home.online.delete.title')}
      deed={text('home.online.delete')}
      icon={Trash2}
      onDo={onDelete}
      onClose={onClose}
      before={
        <Button icon={Download} onPress={onSave}>
          {text('home.remove.export')}
        </Button>
      }
    >
      <p>{text('home.online.delete.words', { names, code: table.code })}</p>
    </AskSheet>
  );
}
