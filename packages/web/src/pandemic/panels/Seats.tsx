import type { TerroristView } from '@holdout/pandemic';
import { BookmarkCheck, EyeOff, Lock, MapPin, UserX } from 'lucide-react';
import css from '../../table/panels.module.css';
import { DiseaseMark } from '../board/DiseaseMark.tsx';
import { SeatMark } from '../board/SeatMark.tsx';
import { useView } from '../board/useView.ts';
import { actingSeat, terroristAt } from '../board/where.ts';
import { useScreen } from '../screen.ts';
import { Trail } from '../terror/Trail.tsx';
import { useWords } from '../words.ts';
import { CardFace } from './CardFace.tsx';
import { Hand } from './Hand.tsx';
import { Pips } from './Pips.tsx';
import { terroristText } from './terroristText.ts';

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
  const { role, autoConsent } = view.seats[seat];
  const active = actingSeat(view) === seat;
  const terrorist = terroristAt(view, seat);
  return (
    <article className={css.seat} data-active={active || undefined} data-seat={seat}>
      <header className={css.seatHead}>
        <SeatName seat={seat} />
        {terrorist ? <TerroristState terrorist={terrorist} /> : <SeatState seat={seat} />}
      </header>
      {active && (
        <p className={css.turn}>
          <span>{words.text('panel.onTurn')}</span>
          {view.turn.phase === 'actions' && <Pips left={view.turn.actions} role={role} />}
        </p>
      )}
      {terrorist ? <Trail /> : <Hand seat={seat} />}
      <Samples seat={seat} />
      <Laid seat={seat} />
      <Captive seat={seat} />
      {autoConsent && !terrorist && (
        <p className={css.note}>
          <BookmarkCheck size={14} aria-hidden /> {words.text('panel.autoConsent')}
        </p>
      )}
    </article>
  );
}

function SeatName({ seat }: { readonly seat: number }) {
  const { role } = useView().seats[seat];
  const words = useWords();
  const openMenu = useScreen((state) => state.openMenu);
  return (
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
  );
}

/** Where the pawn is, and how many cards the hand has. */
function SeatState({ seat }: { readonly seat: number }) {
  const { city, handCount, handLimit } = useView().seats[seat];
  const words = useWords();
  return (
    <span className={css.seatState}>
      {city !== '' && (
        <span className={css.at}>
          <MapPin size={14} aria-hidden /> {words.city(city)}
        </span>
      )}
      <Cards n={handCount} limit={handLimit} />
    </span>
  );
}

/** OB-BT-17 */
const TERRORIST_HAND = 7;

/** What everybody knows of the bio-terrorist. OB-BT-28, OB-BT-33, OB-BT-49, OB-ETI-04 */
function TerroristState({ terrorist }: { readonly terrorist: TerroristView }) {
  const words = useWords();
  const Icon = terroristIcon(terrorist);
  return (
    <span className={css.seatState} data-testid="terrorist-state">
      <span className={css.at}>
        <Icon size={14} aria-hidden /> {terroristText(words, terrorist)}
      </span>
      {!terrorist.out && <Cards n={terrorist.handCount} limit={TERRORIST_HAND} />}
    </span>
  );
}

function terroristIcon({ out, captor, pawn }: TerroristView) {
  if (out) return UserX;
  if (captor !== null) return Lock;
  return pawn === null ? EyeOff : MapPin;
}

function Cards({ n, limit }: { readonly n: number; readonly limit: number }) {
  const { text } = useWords();
  return (
    <span className={css.limit} data-over={n > limit || undefined}>
      {text('panel.cards', { n, limit })}
    </span>
  );
}

/** Cubes on the role card of the Field Operative. OB-ROLE-09 */
function Samples({ seat }: { readonly seat: number }) {
  const view = useView();
  const words = useWords();
  if (view.seats[seat].role !== 'field-operative') return null;
  const samples = (view.brink?.samples ?? []).flatMap((n, i) =>
    n > 0 ? [{ disease: view.diseases[i].id, n }] : [],
  );
  return (
    <p className={css.samples}>
      <span>{words.text('panel.samples')}</span>
      {samples.length === 0 && <span>{words.text('panel.samples.none')}</span>}
      {samples.map(({ disease, n }) => (
        <span key={disease} className={css.sample}>
          <DiseaseMark disease={disease} size={18} />
          <span aria-hidden="true">{n}</span>
          <span className="visually-hidden">
            {words.text('board.cubes', { n, disease: words.disease(disease) })}
          </span>
        </span>
      ))}
    </p>
  );
}

/** A card that lies in front of somebody until his next turn. OB-EV-03 */
function Laid({ seat }: { readonly seat: number }) {
  const laid = useView().brink?.laid;
  const { text } = useWords();
  const openMenu = useScreen((state) => state.openMenu);
  if (!laid || laid.seat !== seat) return null;
  return (
    <div className={css.laid}>
      <button
        type="button"
        className={css.laidCard}
        aria-haspopup="dialog"
        onClick={(event) => openMenu({ t: 'effect', card: laid.card }, event.currentTarget)}
      >
        <CardFace card={laid.card} />
      </button>
      <span>{text('panel.laid')}</span>
    </div>
  );
}

/** The black pawn lies on the role card of whoever has caught the bio-terrorist. OB-BT-33 */
function Captive({ seat }: { readonly seat: number }) {
  const { brink, seats } = useView();
  const words = useWords();
  const terrorist = brink?.terrorist;
  if (!terrorist || terrorist.captor !== seat) return null;
  return (
    <p className={css.note}>
      <SeatMark seat={terrorist.seat} role={seats[terrorist.seat].role} size={20} />
      {words.text('panel.captive', { name: words.name(terrorist.seat) })}
    </p>
  );
}
