import { LocateFixed } from 'lucide-react';
import { Toggle } from '../../../app/ui/Toggle.tsx';
import css from '../../../table/decision.module.css';
import { cityOnMap } from '../../board/geometry.ts';
import { SeatMark } from '../../board/SeatMark.tsx';
import { useView } from '../../board/useView.ts';
import { placeOf, terroristAt } from '../../board/where.ts';
import { terroristText } from '../../panels/terroristText.ts';
import { useScreen } from '../../screen.ts';
import { useTable } from '../../tableContext.ts';
import { Trail } from '../../terror/Trail.tsx';
import { useWords } from '../../words.ts';
import { GiveScreen } from '../GiveScreen.tsx';
import { optionsFor } from '../group.ts';
import { OptionList } from '../OptionList.tsx';

/** Somebody at the table: the role and what it can do, options that move this pawn, and the seat's own switches. */
export function SeatMenu({ seat }: { readonly seat: number }) {
  const view = useView();
  const words = useWords();
  const decision = useTable((state) => state.decision);
  const { role } = view.seats[seat];
  const city = placeOf(view, seat);
  const terrorist = terroristAt(view, seat);
  return (
    <>
      <p className={css.who}>
        <SeatMark seat={seat} role={role} size={34} />
        <span>
          <strong>{words.role(role)}</strong>
          <br />
          {terrorist ? terroristText(words, terrorist) : city && words.city(city)}
        </span>
      </p>
      {role !== '' && <p>{words.text(`role.${role}.power`)}</p>}
      <OptionList options={optionsFor(decision, { t: 'seat', seat }, view)} />
      {terrorist && <Trail />}
      {city && <FindPawn city={city} />}
      {/* He has no consent to give and no events to play. */}
      {!terrorist && <Switches seat={seat} />}
      <GiveScreen seat={seat} />
    </>
  );
}

function FindPawn({ city }: { readonly city: string }) {
  const { text } = useWords();
  const camera = useScreen((state) => state.camera);
  const closeMenu = useScreen((state) => state.closeMenu);
  if (!camera) return null;
  const find = () => {
    closeMenu();
    camera.approach(cityOnMap(city));
  };
  return (
    <button type="button" className={css.option} onClick={find}>
      <LocateFixed size={18} aria-hidden />
      <span>{text('panel.findPawn')}</span>
    </button>
  );
}

function Switches({ seat }: { readonly seat: number }) {
  const { text } = useWords();
  const { autoConsent, holdForEvents } = useView().seats[seat];
  const setSwitch = useTable((state) => state.setSwitch);
  const mine = useTable((state) => state.place.seats.includes(seat));
  if (!mine) return null;
  return (
    <div className={css.switches}>
      <Toggle
        label={text('panel.autoConsent')}
        detail={text('panel.autoConsent.detail')}
        selected={autoConsent}
        onChange={(to) => void setSwitch(seat, 'autoConsent', to)}
      />
      <Toggle
        label={text('panel.holdForEvents')}
        detail={text('panel.holdForEvents.detail')}
        selected={holdForEvents}
        onChange={(to) => void setSwitch(seat, 'holdForEvents', to)}
      />
    </div>
  );
}
