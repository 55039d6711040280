import type { Seat } from '@holdout/kernel';
import { useText } from '../app/i18n.tsx';
import { useRoom } from './context.ts';

/** How whoever has a seat is called; null is the host. */
export function useSeatName(): (seat: Seat | null) => string {
  const text = useText();
  const seats = useRoom((state) => state.room?.seats);
  return (seat) => (seat === null ? text('online.host') : (seats?.[seat]?.name ?? ''));
}
