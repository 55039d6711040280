import type { Fault } from '@holdout/kernel';
import { faultText } from '@holdout/lang';
import {
  Check,
  ChevronFirst,
  ChevronLast,
  ChevronLeft,
  ChevronRight,
  Link2,
  Pause,
  Play,
  Split,
} from 'lucide-react';
import { useContext, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'wouter';
import { useText } from '../app/i18n.tsx';
import { usePanels } from '../app/panels.ts';
import { type Speed, useSettings } from '../app/settings.ts';
import { Button, IconButton } from '../app/ui/Button.tsx';
import { Notice } from '../app/ui/Notice.tsx';
import { useCopied } from '../app/useCopied.ts';
import { isWriting } from '../app/writing.ts';
import { useTable, useTableStore } from '../table/context.ts';
import { readReplayHash, replayHash } from './address.ts';
import { ReplayContext, useReplay } from './context.ts';
import css from './replay.module.css';

/** Milliseconds between two moves that are shown by themselves, beside what it takes to show them. */
const PAUSES: Readonly<Record<Speed, number>> = {
  slow: 1600,
  normal: 800,
  fast: 300,
  instant: 500,
  step: 800,
};
/** Milliseconds that somebody has to stay at a step before the address names it. */
const SETTLED = 250;

/** Above a table that is shown once more: goes through its moves. */
export function ReplayBar() {
  const text = useText();
  const step = useReplay((state) => state.step);
  const moves = useReplay((state) => state.moves);
  const playing = useReplay((state) => state.playing);
  const goTo = useReplay((state) => state.goTo);
  const setPlaying = useReplay((state) => state.setPlaying);
  const { forward, back } = useSteps();
  useAddress();
  usePlaying();
  useKeys(forward, back);
  const stepOf = text('replay.step', { n: step, of: moves });
  return (
    <aside className={css.replay} aria-label={text('replay.title')} data-testid="replay">
      <div className={css.bar}>
        <div className={css.buttons}>
          <IconButton icon={ChevronFirst} label={text('replay.first')} onPress={() => goTo(0)} />
          <IconButton icon={ChevronLeft} label={text('replay.back')} onPress={back} />
          <IconButton
            icon={playing ? Pause : Play}
            label={text(playing ? 'replay.pause' : 'replay.play')}
            onPress={() => setPlaying(!playing)}
          />
          <IconButton icon={ChevronRight} label={text('replay.forward')} onPress={forward} />
          <IconButton icon={ChevronLast} label={text('replay.last')} onPress={() => goTo(moves)} />
        </div>
        <input
          className={css.slider}
          type="range"
          min={0}
          max={moves}
          value={step}
          aria-label={text('replay.slider')}
          aria-valuetext={stepOf}
          onChange={({ target }) => {
            setPlaying(false);
            goTo(Number(target.value));
          }}
        />
        <output className={css.step} data-testid="replay-step">
          {stepOf}
        </output>
        <div className={css.actions}>
          <CopyLink />
          <PlayFrom />
        </div>
      </div>
    </aside>
  );
}

/** One move on or back. What is still being shown is cut short. */
function useSteps() {
  const table = useTableStore();
  const replay = useReplayStore();
  const settle = () => {
    const { event, skip } = table.getState();
    if (event !== null) skip();
  };
  return {
    forward: () => {
      settle();
      replay.getState().forward();
    },
    back: () => {
      const { step, goTo, setPlaying } = replay.getState();
      setPlaying(false);
      goTo(step - 1);
    },
  };
}

function useReplayStore() {
  const store = useContext(ReplayContext);
  if (!store) throw new Error('no replay above this component');
  return store;
}

/** The address names the step, so that it can be kept and opened again; if it is changed, one goes there. */
function useAddress(): void {
  const step = useReplay((state) => state.step);
  const goTo = useReplay((state) => state.goTo);
  useEffect(() => {
    // Browsers take it amiss if an address changes with every pixel of a slider.
    const timer = setTimeout(
      () => window.history.replaceState(window.history.state, '', replayHash(step)),
      SETTLED,
    );
    return () => clearTimeout(timer);
  }, [step]);
  useEffect(() => {
    // By now the address may be another again: what counts is the one that was wished for.
    const onHash = ({ newURL }: HashChangeEvent) => {
      const wanted = readReplayHash(new URL(newURL).hash).step;
      if (wanted !== null) goTo(wanted);
    };
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, [goTo]);
}

/** While it plays, the next move comes when the last one has been shown. */
function usePlaying(): void {
  const playing = useReplay((state) => state.playing);
  const step = useReplay((state) => state.step);
  const moves = useReplay((state) => state.moves);
  const forward = useReplay((state) => state.forward);
  const setPlaying = useReplay((state) => state.setPlaying);
  const speed = useSettings((settings) => settings.speed);
  const told = useTable((state) => state.update?.moves);
  const showing = useTable((state) => state.event !== null || state.looking !== null);
  useEffect(() => {
    if (!playing || showing || told !== step) return;
    if (step >= moves) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(forward, PAUSES[speed]);
    return () => clearTimeout(timer);
  }, [playing, showing, told, step, moves, speed, forward, setPlaying]);
}

/** `]` goes on by a move, `[` back, unless the person has switched single keys off. WCAG 2.1.4 */
function useKeys(forward: () => void, back: () => void): void {
  const shortcuts = useSettings((settings) => settings.shortcuts);
  useEffect(() => {
    if (!shortcuts) return;
    const onKey = (event: KeyboardEvent) => {
      // On many keyboards a bracket needs AltGr, which some browsers tell as Ctrl and Alt.
      if (event.defaultPrevented || event.metaKey || (event.ctrlKey && !event.altKey)) return;
      if (event.key !== '[' && event.key !== ']') return;
      const sliding = event.target instanceof HTMLInputElement && event.target.type === 'range';
      if ((isWriting(event.target) && !sliding) || usePanels.getState().open || dialogOpen()) return;
      event.preventDefault();
      if (event.key === ']') forward();
      else back();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [shortcuts, forward, back]);
}

const dialogOpen = (): boolean => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

function CopyLink() {
  const text = useText();
  const address = useReplay((state) => state.address);
  const { copied, copy } = useCopied();
  const label = text(copied ? 'replay.link.copied' : 'replay.link');
  return (
    <Button
      className={css.action}
      look="quiet"
      icon={copied ? Check : Link2}
      aria-label={label}
      data-testid="copy-step"
      onPress={() => void copy(address())}
    >
      <span className={css.label}>{label}</span>
    </Button>
  );
}

/** From here on it may turn out differently. */
function PlayFrom() {
  const text = useText();
  const intl = useIntl();
  const playFrom = useReplay((state) => state.playFrom);
  const atEnd = useReplay((state) => state.step === state.moves);
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);
  const play = async () => {
    setBusy(true);
    const made = await playFrom();
    if (made.ok) navigate(`/table/${made.value}`);
    else setFault(made.fault);
    setBusy(false);
  };
  return (
    <>
      <Button
        className={css.action}
        look="quiet"
        icon={Split}
        aria-label={text('replay.playFrom')}
        isDisabled={busy || atEnd}
        onPress={() => void play()}
      >
        <span className={css.playFrom}>{text('replay.playFrom')}</span>
      </Button>
      {fault && (
        <div className={css.problem}>
          <Notice kind="fault" onClose={() => setFault(null)}>
            {faultText(intl, fault)}
          </Notice>
        </div>
      )}
    </>
  );
}
