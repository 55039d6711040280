import css from '../../table/decision.module.css';
import { TerrorAsk } from '../terror/TerrorAsk.tsx';
import type { AskProps } from './AskPanel.tsx';
import { PauseAsk } from './asks/PauseAsk.tsx';
import { OptionList } from './OptionList.tsx';

/** What those at this screen may put in while somebody at another one is asked. */
export function Offers({ decision }: AskProps) {
  if (decision.ask === 'btAction') return <TerrorAsk decision={decision} />;
  if (decision.pause) return <PauseAsk decision={decision} />;
  return (
    <div className={css.ask}>
      <OptionList options={decision.options} />
    </div>
  );
}
