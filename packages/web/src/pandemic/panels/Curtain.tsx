import { EyeOff } from 'lucide-react';
import { Button } from '../../app/ui/Button.tsx';
import css from '../../table/panels.module.css';
import { SeatMark } from '../board/SeatMark.tsx';
import { useView } from '../board/useView.ts';
import { useTable } from '../tableContext.ts';
import { useWords, type Words } from '../words.ts';

/** Between two sides at one screen that hide something: nothing is shown until the right one says so. */
export function Curtain({ seat }: { readonly seat: number }) {
  const view = useView();
  const words = useWords();
  const takeScreen = useTable((state) => state.takeScreen);
  const role = view.seats[seat]?.role ?? '';
  const { title, detail, confirm } = useCurtainText(seat, words);
  return (
    <section className={css.curtain} data-testid="curtain" data-for={seat} aria-labelledby="curtain-title">
      <EyeOff size={40} aria-hidden />
      <h1 id="curtain-title">{title}</h1>
      <p>{detail}</p>
      <Button look="primary" large autoFocus onPress={() => void takeScreen(seat)}>
        {role !== '' && <SeatMark seat={seat} role={role} size={26} />}
        {confirm}
      </Button>
    </section>
  );
}

interface CurtainText {
  readonly title: string;
  readonly detail: string;
  readonly confirm: string;
}

/** Says who may look: one seat, the whole team, or the bio-terrorist alone. */
function useCurtainText(seat: number, { text, name, list }: Words): CurtainText {
  const { openHands, seats, brink } = useView();
  const hiding = brink?.terrorist?.seat;
  const of = (id: string, values: Record<string, string>): CurtainText => ({
    title: text(id, values),
    detail: text(`${id}.detail`, values),
    confirm: text(`${id}.confirm`, values),
  });
  if (seat === hiding) return of('pandemic.terror.curtain.hiding', { name: name(seat) });
  if (hiding === undefined || !openHands) return of('table.handOver', { name: name(seat) });
  const team = seats.filter((other) => other.seat !== hiding).map((other) => name(other.seat));
  return of('pandemic.terror.curtain.team', { name: name(hiding), names: list(team) });
}
