import { CirclePlay, History, Undo2, X } from 'lucide-react';
import { useText } from '../app/i18n.tsx';
import { Button, IconButton } from '../app/ui/Button.tsx';
import { useTable } from '../table/context.ts';
import { Banner } from './Banner.tsx';
import { useAct, useRoom } from './context.ts';
import css from './online.module.css';
import { usePause } from './PauseButton.tsx';
import { PlanBanners } from './PlanBanners.tsx';
import { useSeatName } from './useSeatName.ts';

/** What waits for an answer of those at the table, one line each. */
export function Banners() {
  return (
    <>
      <Paused />
      <Vote />
      <Missed />
      <PlanBanners />
    </>
  );
}

function Paused() {
  const text = useText();
  const nameOf = useSeatName();
  const paused = useRoom((state) => state.room?.paused);
  const pause = usePause();
  if (paused === undefined) return null;
  return (
    <Banner icon={CirclePlay} testId="paused">
      <span className={css.bannerWords}>{text('online.paused', { name: nameOf(paused) })}</span>
      {pause && (
        <Button look="primary" data-testid="resume" onPress={pause.toggle}>
          {text('online.resume')}
        </Button>
      )}
    </Banner>
  );
}

/** Somebody wants to take something back: those whom it concerns say yes or no, for all of their seats. */
function Vote() {
  const text = useText();
  const nameOf = useSeatName();
  const vote = useRoom((state) => state.room?.vote ?? null);
  const grants = useRoom((state) => state.grants);
  const consent = useRoom((state) => state.room?.consent);
  const act = useAct();
  if (!vote) return null;
  const own = grants.seats.filter((seat) => vote.voices[seat] === undefined);
  const decides = consent === 'host' ? (grants.host ? [null] : []) : own;
  const say = async (yes: boolean) => {
    for (const seat of decides) await act({ t: 'voice', seat, about: vote.id, yes });
  };
  const mine = grants.seats.includes(vote.by);
  return (
    <Banner icon={Undo2} testId="vote">
      <span className={css.bannerWords}>
        {text(mine ? 'online.vote.own' : 'online.vote', { name: nameOf(vote.by) })}
      </span>
      {decides.length > 0 && (
        <>
          <Button look="primary" onPress={() => void say(true)} data-testid="vote-yes">
            {text('online.vote.yes')}
          </Button>
          <Button onPress={() => void say(false)}>{text('online.vote.no')}</Button>
        </>
      )}
      {(mine || grants.host) && (
        <Button
          look="quiet"
          onPress={() => void act({ t: 'withdraw', seat: grants.seats[0] ?? null, about: vote.id })}
        >
          {text('online.withdraw')}
        </Button>
      )}
    </Banner>
  );
}

/** What has happened while one was away, to be looked at or not. */
function Missed() {
  const text = useText();
  const missed = useRoom((state) => state.missed);
  const forget = useRoom((state) => state.forgetMissed);
  const lookThrough = useTable((state) => state.lookThrough);
  if (!missed) return null;
  const show = () => {
    forget();
    void lookThrough(missed.from, missed.to - 1);
  };
  return (
    <Banner icon={History} testId="missed">
      <span className={css.bannerWords}>{text('online.missed', { n: missed.to - missed.from })}</span>
      <Button look="primary" onPress={show} data-testid="missed-show">
        {text('online.missed.show')}
      </Button>
      <IconButton icon={X} label={text('app.close')} onPress={forget} />
    </Banner>
  );
}
