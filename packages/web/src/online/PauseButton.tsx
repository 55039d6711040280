import { CirclePause } from 'lucide-react';
import { useText } from '../app/i18n.tsx';
import { Button, type ButtonLook } from '../app/ui/Button.tsx';
import { useAct, useRoom } from './context.ts';
import css from './online.module.css';

/** Stops the game for all, until somebody lets it go on. */
export function PauseButton({ look }: { readonly look: ButtonLook }) {
  const text = useText();
  const grants = useRoom((state) => state.grants);
  const paused = useRoom((state) => state.room?.paused);
  const act = useAct();
  if (paused !== undefined || (grants.seats.length === 0 && !grants.host)) return null;
  const seat = grants.seats[0] ?? null;
  return (
    <Button
      className={look === 'quiet' ? css.barButton : ''}
      look={look}
      icon={CirclePause}
      data-testid="pause"
      onPress={() => void act({ t: 'pause', seat, to: true })}
    >
      {text('online.pause')}
    </Button>
  );
}
