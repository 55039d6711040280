import { EyeOff } from 'lucide-react';
import { Button } from '../../app/ui/Button.tsx';
import css from '../../table/panels.module.css';
import { SeatMark } from '../board/SeatMark.tsx';
import { useView } from '../board/useView.ts';
import { useTable } from '../tableContext.ts';
import { useWords } from '../words.ts';

/** Between two people at one screen with closed hands: nothing is shown until the right one says so. */
export function Curtain({ seat }: { readonly seat: number }) {
  const view = useView();
  const words = useWords();
  const sit = useTable((state) => state.sit);
  const role = view.seats[seat]?.role ?? '';
  return (
    <section className={css.curtain} data-testid="curtain" aria-labelledby="curtain-title">
      <EyeOff size={40} aria-hidden />
      <h2 id="curtain-title">{words.text('table.handOver', { name: words.name(seat) })}</h2>
      <p>{words.text('table.handOver.detail')}</p>
      <Button look="primary" large autoFocus onPress={() => void sit({ viewer: seat, seats: [seat] })}>
        {role !== '' && <SeatMark seat={seat} role={role} size={26} />}
        {words.text('table.handOver.confirm', { name: words.name(seat) })}
      </Button>
    </section>
  );
}
