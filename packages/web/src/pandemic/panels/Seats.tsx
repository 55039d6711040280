import { BookmarkCheck, MapPin } from 'lucide-react';
import css from '../../table/panels.module.css';
import { SeatMark } from '../board/SeatMark.tsx';
import { useView } from '../board/useView.ts';
import { useScreen } from '../screen.ts';
import { useWords } from '../words.ts';
import { Hand } from './Hand.tsx';
import { Pips } from './Pips.tsx';

/** Everybody at the table. */
export function Seats() {
  const view = useView();
  const { text } = useWords();
  return (
    <section className={css.seats} aria-label={text('panel.seats')} data-testid="seats">
      {view.seats.map(({ seat }) => (
        <SeatPanel key={seat} seat={seat} />
      ))}
    </section>
  );
}

function SeatPanel({ seat }: { readonly seat: number }) {
  const view = useView();
  const words = useWords();
  const openMenu = useScreen((state) => state.openMenu);
  const { role, city, handCount, handLimit, autoConsent } = view.seats[seat];
  const active = view.turn.active === seat && view.turn.phase !== 'setup';
  return (
    <article className={css.seat} data-active={active || undefined} data-seat={seat}>
      <header className={css.seatHead}>
        <button
          type="button"
          className={css.seatName}
          aria-haspopup="dialog"
          onClick={(event) => openMenu({ t: 'seat', seat }, event.currentTarget)}
        >
          <SeatMark seat={seat} role={role} size={36} />
          <span className={css.names}>
            <strong>{words.name(seat)}</strong>
            <span>{words.role(role)}</span>
            <span className="visually-hidden">{words.text('panel.aboutSeat')}</span>
          </span>
        </button>
        <span className={css.seatState}>
          <span className={css.at}>
            <MapPin size={14} aria-hidden /> {words.city(city)}
          </span>
          <span className={css.limit} data-over={handCount > handLimit || undefined}>
            {words.text('panel.cards', { n: handCount, limit: handLimit })}
          </span>
        </span>
      </header>
      {active && (
        <p className={css.turn}>
          <span>{words.text('panel.onTurn')}</span>
          {view.turn.phase === 'actions' && <Pips left={view.turn.actions} of={4} />}
        </p>
      )}
      <Hand seat={seat} />
      {autoConsent && (
        <p className={css.note}>
          <BookmarkCheck size={14} aria-hidden /> {words.text('panel.autoConsent')}
        </p>
      )}
    </article>
  );
}
