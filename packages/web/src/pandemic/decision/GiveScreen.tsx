import css from '../../table/decision.module.css';
import { sitsHere } from '../../table/seating.ts';
import { SeatMark } from '../board/SeatMark.tsx';
import { useView } from '../board/useView.ts';
import { useScreen } from '../screen.ts';
import { useTable } from '../tableContext.ts';
import { useWords } from '../words.ts';

/** With closed hands: gives the screen to somebody else at it who wants to play an event. */
export function GiveScreen({ seat }: { readonly seat: number }) {
  const words = useWords();
  const view = useView();
  const seats = useTable((state) => state.place.seats);
  const there = useTable(({ own, update }) => sitsHere(own, seat) && update?.seats[seat]?.bot === undefined);
  const handOver = useTable((state) => state.handOver);
  const closeMenu = useScreen((state) => state.closeMenu);
  // Out of his turn the bio-terrorist has nothing to play.
  const idle = view.brink?.terrorist?.seat === seat;
  if (view.openHands || view.over || idle || !there || seats.includes(seat)) return null;
  const give = () => {
    closeMenu();
    void handOver(seat);
  };
  return (
    <button type="button" className={css.option} data-give={seat} onClick={give}>
      <SeatMark seat={seat} role={view.seats[seat].role} size={20} />
      <span>{words.text('panel.giveScreen', { name: words.name(seat) })}</span>
    </button>
  );
}
