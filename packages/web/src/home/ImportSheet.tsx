import { FileUp } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { useText } from '../app/i18n.tsx';
import { Button } from '../app/ui/Button.tsx';
import { Sheet } from '../app/ui/Sheet.tsx';
import styles from './SavedGames.module.css';
import { readFiles } from './useArrivals.ts';
import type { Arrival } from './useSavedGames.ts';

interface ImportSheetProps {
  readonly onTake: (arrivals: readonly Arrival[]) => Promise<void>;
  readonly onClose: () => void;
}

/** Takes in saves: as files, or as text. What comes of it is said on the page behind. */
export function ImportSheet({ onTake, onClose }: ImportSheetProps) {
  const text = useText();
  const file = useRef<HTMLInputElement>(null);
  const [pasted, setPasted] = useState('');
  const takeFiles = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const arrivals = await readFiles(target.files ?? []);
    onClose();
    await onTake(arrivals);
  };
  const takeText = () => {
    onClose();
    void onTake([{ name: '', text: pasted }]);
  };
  return (
    <Sheet
      title={text('home.import.title')}
      onClose={onClose}
      foot={
        <Button look="primary" isDisabled={pasted.trim() === ''} onPress={takeText}>
          {text('home.import.take')}
        </Button>
      }
    >
      <div className={styles.import}>
        <p className={styles.importWords}>{text('home.import.words')}</p>
        <input ref={file} type="file" accept=".json,application/json" multiple hidden onChange={takeFiles} />
        <Button look="plain" large icon={FileUp} onPress={() => file.current?.click()}>
          {text('home.import.file')}
        </Button>
        <p className={styles.or}>{text('home.import.or')}</p>
        <label className={styles.paste}>
          {text('home.import.paste')}
          <textarea
            value={pasted}
            spellCheck={false}
            autoComplete="off"
            onChange={(event) => setPasted(event.target.value)}
          />
        </label>
      </div>
    </Sheet>
  );
}
