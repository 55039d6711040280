import { useText } from '../app/i18n.tsx';
import { Choice } from '../app/ui/Choice.tsx';
import { type ChoicesProps, RANDOM } from './choices.ts';
import { isAlone, playersOf, terroristOf } from './inPlay.ts';
import styles from './NewGame.module.css';

/** Who is the bio-terrorist: a seat, or one by lot. Against a bot everybody knows beforehand. OB-BT-03 */
export function TerroristSeat({ choices, change }: ChoicesProps) {
  const text = useText();
  const chosen = terroristOf(choices);
  const seats = Array.from({ length: playersOf(choices) }, (_, seat) => String(seat + 1));
  const options = seats.map((value) => ({ value, label: value }));
  const lot = { value: RANDOM, label: text('home.terrorist.random') };
  return (
    <div>
      <Choice
        layout="short"
        label={text('home.terrorist')}
        value={String(chosen)}
        options={isAlone(choices) ? options : [lot, ...options]}
        onChange={(value) => change({ btPlayer: value === RANDOM ? RANDOM : Number(value) })}
      />
      {chosen === RANDOM && (
        <p className={`${styles.explanation} ${styles.remark}`}>{text('home.terrorist.random.detail')}</p>
      )}
    </div>
  );
}
