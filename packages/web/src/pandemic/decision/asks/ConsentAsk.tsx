import type { Option } from '@holdout/kernel';
import { ArrowRight } from 'lucide-react';
import { Toggle } from '../../../app/ui/Toggle.tsx';
import css from '../../../table/decision.module.css';
import { SeatMark } from '../../board/SeatMark.tsx';
import { useView } from '../../board/useView.ts';
import { CardFace } from '../../panels/CardFace.tsx';
import { useTable } from '../../tableContext.ts';
import { useWords } from '../../words.ts';
import type { AskProps } from '../AskPanel.tsx';
import { seatOfWord } from '../group.ts';
import { OptionButton } from '../OptionButton.tsx';

/** Somebody wants something of another seat, which may refuse. PD-COM-04 */
export function ConsentAsk({ decision }: AskProps) {
  const { text } = useWords();
  const setSwitch = useTable((state) => state.setSwitch);
  const view = useView();
  const option = (kind: string): Option | undefined => decision.options.find((one) => one.kind === kind);
  const agree = option('agree');
  const refuse = option('refuse');
  return (
    <div className={css.ask}>
      <Request about={decision.about ?? ''} owner={decision.owner} />
      {agree && refuse && (
        <div className={css.foot}>
          <OptionButton option={agree} look="primary" />
          <OptionButton option={refuse} look="danger" />
        </div>
      )}
      {agree && (
        <Toggle
          label={text('panel.autoConsent')}
          selected={view.seats[decision.owner]?.autoConsent ?? false}
          onChange={(to) => void setSwitch(decision.owner, 'autoConsent', to)}
        />
      )}
    </div>
  );
}

/** What goes from whom to whom: `p1:give:p2:paris`, `p2:airlift:p3:tokyo`. */
function Request({ about, owner }: { readonly about: string; readonly owner: number }) {
  const [by, kind, , what] = about.split(':');
  const asking = seatOfWord(by);
  if (!what) return null;
  const fromAsking = kind !== 'take' && kind !== 'consult';
  return (
    <p className={css.request}>
      <Seat seat={fromAsking ? asking : owner} />
      <ArrowRight size={18} aria-hidden />
      <CardFace card={what} />
      <ArrowRight size={18} aria-hidden />
      <Seat seat={fromAsking ? owner : asking} />
    </p>
  );
}

function Seat({ seat }: { readonly seat: number }) {
  const view = useView();
  const words = useWords();
  return (
    <span className={css.seat}>
      <SeatMark seat={seat} role={view.seats[seat]?.role ?? ''} size={28} />
      {words.name(seat)}
    </span>
  );
}
