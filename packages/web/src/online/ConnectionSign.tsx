import { CloudOff, LoaderCircle, Wifi } from 'lucide-react';
import { useText } from '../app/i18n.tsx';
import { Button } from '../app/ui/Button.tsx';
import { useRoom } from './context.ts';
import css from './online.module.css';

/** Whether one is connected; if not, what still waits to be sent, and a way to try at once. */
export function ConnectionSign() {
  const text = useText();
  const { state, fallback } = useRoom(({ condition }) => condition);
  const unanswered = useRoom((room) => room.unanswered);
  const retry = useRoom((room) => room.retry);
  const live = state === 'live';
  const Sign = live ? Wifi : state === 'connecting' ? LoaderCircle : CloudOff;
  return (
    <div className={css.connection} data-state={state} data-testid="connection">
      <Sign size={18} aria-hidden />
      <span role="status" className={live ? 'visually-hidden' : css.connectionWords}>
        {text(`online.connection.${live && fallback ? 'fallback' : state}`)}
        {!live && unanswered > 0 && ` ${text('online.connection.waiting.more', { n: unanswered })}`}
      </span>
      {state === 'waiting' && (
        <Button look="quiet" className={css.retry} onPress={retry}>
          {text('online.connection.retry')}
        </Button>
      )}
    </div>
  );
}
