import { RotateCcw } from 'lucide-react';
import { useText } from '../../app/i18n.tsx';
import { useSettings } from '../../app/settings.ts';
import { Button } from '../../app/ui/Button.tsx';
import { Toggle } from '../../app/ui/Toggle.tsx';
import { useKnown } from './known.ts';
import css from './learner.module.css';

/** Whether new things are explained. */
export function LearnerToggle() {
  const text = useText();
  const learner = useSettings((settings) => settings.learner);
  const set = useSettings((settings) => settings.set);
  return (
    <Toggle
      label={text('settings.learner')}
      detail={text('settings.learner.detail')}
      selected={learner}
      onChange={(value) => set({ learner: value })}
    />
  );
}

/** The same with what has been explained already, which can be forgotten. */
export function LearnerSettings() {
  const text = useText();
  const count = useKnown((known) => known.names.length);
  const forget = useKnown((known) => known.forget);
  return (
    <div className={css.settings}>
      <LearnerToggle />
      <p role="status">{text('settings.learner.known', { n: count })}</p>
      <Button icon={RotateCcw} onPress={forget} data-testid="lessons-again">
        {text('settings.learner.again')}
      </Button>
    </div>
  );
}
