import { ArrowUpRight, Crosshair } from 'lucide-react';
import { useContext } from 'react';
import { create, useStore } from 'zustand';
import { Button } from '../../app/ui/Button.tsx';
import { useScreen } from '../../table/screen.ts';
import { useTableWords } from '../../table/words.ts';
import { RoomContext } from '../context.ts';
import type { RemoteStore } from '../remote.ts';
import css from './pointing.module.css';

/** Where an arrow begins that has no end yet. */
const useArrow = create<{ readonly from: string | null; readonly begin: (from: string | null) => void }>()(
  (set) => ({ from: null, begin: (from) => set({ from }) }),
);

interface PointHereProps {
  readonly place: string;
}

/** Where several play from their own devices: shows the others a place of the board, or a way to it. */
export function PointHere({ place }: PointHereProps) {
  const room = useContext(RoomContext);
  return room && <Pointing room={room} place={place} />;
}

function Pointing({ room, place }: PointHereProps & { readonly room: RemoteStore }) {
  const words = useTableWords();
  const { from, begin } = useArrow();
  const closeMenu = useScreen((state) => state.closeMenu);
  const seat = useStore(room, (state) => state.grants.seats[0]);
  const act = useStore(room, (state) => state.do);
  if (seat === undefined) return null;
  const point = (to?: string) => {
    void act(to === undefined ? { t: 'point', seat, at: place } : { t: 'point', seat, at: to, to: place });
    begin(null);
    closeMenu();
  };
  const start = () => {
    begin(place);
    closeMenu();
  };
  return (
    <div className={css.buttons}>
      <Button look="quiet" icon={Crosshair} onPress={() => point()} data-testid="point">
        {words.text('online.point')}
      </Button>
      {from !== null && from !== place ? (
        <Button look="quiet" icon={ArrowUpRight} onPress={() => point(from)} data-testid="arrow-to">
          {words.text('online.arrow.to', { place: words.place(from) ?? from })}
        </Button>
      ) : (
        <Button look="quiet" icon={ArrowUpRight} onPress={start} data-testid="arrow-from">
          {words.text('online.arrow.from')}
        </Button>
      )}
    </div>
  );
}
