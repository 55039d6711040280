import { RotateCcw } from 'lucide-react';
import { LearnerSettings } from '../table/learner/LearnerSettings.tsx';
import { LANGUAGE_NAMES, useText } from './i18n.tsx';
import { usePanels } from './panels.ts';
import styles from './SettingsSheet.module.css';
import { SPEEDS, THEMES, useSettings } from './settings.ts';
import { Button } from './ui/Button.tsx';
import { Choice } from './ui/Choice.tsx';
import { Sheet } from './ui/Sheet.tsx';
import { Toggle } from './ui/Toggle.tsx';

/** Everything a person can set for this browser. It holds at once and is remembered. */
export function SettingsSheet() {
  const text = useText();
  const close = usePanels((panels) => panels.close);
  const { language, theme, speed, shortcuts, textBoard, set, reset } = useSettings();
  const resetButton = (
    <Button icon={RotateCcw} onPress={reset}>
      {text('settings.reset')}
    </Button>
  );
  const doneButton = (
    <Button look="primary" onPress={close}>
      {text('app.done')}
    </Button>
  );
  return (
    <Sheet
      title={text('settings.title')}
      onClose={close}
      foot={
        <>
          {resetButton}
          {doneButton}
        </>
      }
    >
      <div className={styles.settings}>
        <Choice
          label={text('settings.language')}
          value={language}
          options={LANGUAGE_NAMES.map(({ language: value, name }) => ({ value, label: name, lang: value }))}
          onChange={(value) => set({ language: value })}
        />
        <Choice
          label={text('settings.theme')}
          value={theme}
          options={THEMES.map((value) => ({ value, label: text(`settings.theme.${value}`) }))}
          onChange={(value) => set({ theme: value })}
        />
        <Choice
          layout="list"
          label={text('settings.speed')}
          value={speed}
          options={SPEEDS.map((value) => ({
            value,
            label: text(`settings.speed.${value}`),
            detail: text(`settings.speed.${value}.detail`),
          }))}
          onChange={(value) => set({ speed: value })}
        />
        <div className={styles.toggles}>
          <Toggle
            label={text('settings.textBoard')}
            detail={text('settings.textBoard.detail')}
            selected={textBoard}
            onChange={(value) => set({ textBoard: value })}
          />
          <Toggle
            label={text('settings.shortcuts')}
            detail={text('settings.shortcuts.detail')}
            selected={shortcuts}
            onChange={(value) => set({ shortcuts: value })}
          />
          <LearnerSettings />
        </div>
        <p className={styles.note}>{text('settings.stored')}</p>
      </div>
    </Sheet>
  );
}
