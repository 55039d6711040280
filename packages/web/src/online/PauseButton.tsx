import { CirclePause, CirclePlay } from 'lucide-react';
import { useText } from '../app/i18n.tsx';
import { Button } from '../app/ui/Button.tsx';
import { useAct, useRoom } from './context.ts';
import css from './online.module.css';

/** Stops the game for all, or lets it go on; null where one may not. */
export function usePause() {
  const { seats, host } = useRoom((state) => state.grants);
  const paused = useRoom((state) => state.room?.paused !== undefined);
  const act = useAct();
  if (seats.length === 0 && !host) return null;
  const toggle = () => void act({ t: 'pause', seat: seats[0] ?? null, to: !paused });
  return { paused, toggle };
}

/** In the bar above the table, which says by itself that the game is paused. */
export function PauseInBar() {
  const text = useText();
  const pause = usePause();
  if (!pause || pause.paused) return null;
  return (
    <Button
      className={css.barButton}
      look="quiet"
      icon={CirclePause}
      data-testid="pause"
      onPress={pause.toggle}
    >
      {text('online.pause')}
    </Button>
  );
}

/** The same button for both, so that the focus stays where it is. */
export function PauseButton() {
  const text = useText();
  const pause = usePause();
  if (!pause) return null;
  return (
    <Button
      icon={pause.paused ? CirclePlay : CirclePause}
      data-testid={pause.paused ? 'go-on' : 'pause'}
      onPress={pause.toggle}
    >
      {text(pause.paused ? 'online.resume' : 'online.pause')}
    </Button>
  );
}
