import { Toggle } from '../../../app/ui/Toggle.tsx';
import css from '../../../table/decision.module.css';
import { useView } from '../../board/useView.ts';
import { useTable } from '../../tableContext.ts';
import { useWords } from '../../words.ts';
import type { AskProps } from '../AskPanel.tsx';
import { GiveScreen } from '../GiveScreen.tsx';
import { isMoment } from '../group.ts';
import { OptionButton } from '../OptionButton.tsx';

/** A moment at which events may be played; otherwise the game goes on. PD-DEF-06 */
export function PauseAsk({ decision }: AskProps) {
  const view = useView();
  const events = decision.options.filter(({ kind }) => isMoment(kind));
  const goOn = decision.options.find(({ kind }) => kind === 'continue');
  return (
    <div className={css.ask}>
      <div className={css.foot}>
        {goOn && <OptionButton option={goOn} look="primary" />}
        {events.map((option) => (
          <OptionButton key={`${option.seat} ${option.key}`} option={option} />
        ))}
        {view.seats.map(({ seat }) => (
          <GiveScreen key={seat} seat={seat} />
        ))}
      </div>
      <NoMoreStops />
    </div>
  );
}

/** Whoever sits at this screen need not be asked again. */
function NoMoreStops() {
  const view = useView();
  const { text } = useWords();
  const mine = useTable((state) => state.place.seats);
  const setSwitch = useTable((state) => state.setSwitch);
  const asked = view.seats.filter(({ seat, holdForEvents }) => holdForEvents && mine.includes(seat));
  if (asked.length === 0) return null;
  const stop = async () => {
    for (const { seat } of asked) await setSwitch(seat, 'holdForEvents', false);
  };
  return <Toggle label={text('decision.noMoreStops')} selected={false} onChange={() => void stop()} />;
}
