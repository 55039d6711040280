import type { Option } from '@holdout/kernel';
import type { Plan, PlannedStep } from '@holdout/protocol';
import { Check, Eye, Footprints, Lightbulb, Undo2, X } from 'lucide-react';
import { Button, IconButton } from '../app/ui/Button.tsx';
import { useTable } from '../table/context.ts';
import { useTableWords } from '../table/words.ts';
import { Banner } from './Banner.tsx';
import { useAct, useRoom } from './context.ts';
import css from './online.module.css';
import { useSeatName } from './useSeatName.ts';

/** What one thinks of oneself, and what somebody has proposed. */
export function PlanBanners() {
  const planning = useTable((state) => state.planning);
  const plan = useRoom((state) => state.room?.plan ?? null);
  return (
    <>
      {planning && <Thinking />}
      {plan && <Proposed plan={plan} />}
    </>
  );
}

/** The words of a step that is only thought of. */
function useStepText(): (step: PlannedStep) => string {
  const words = useTableWords();
  return ({ seat, key }) => {
    const [kind, ...args] = key.split(':');
    const option: Option = { key, kind, args, seat };
    return words.text('online.plan.step', { name: words.name(seat), step: words.option(option) });
  };
}

function Steps({ steps, done = 0 }: { readonly steps: readonly PlannedStep[]; readonly done?: number }) {
  const stepText = useStepText();
  return (
    <ol className={css.steps}>
      {steps.map((step, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the plan
        <li key={i} data-done={i < done || undefined}>
          {stepText(step)}
        </li>
      ))}
    </ol>
  );
}

/** What one thinks of: it grows with every choice, and can be proposed to the others. */
function Thinking() {
  const { text } = useTableWords();
  const planning = useTable((state) => state.planning);
  const thinkBack = useTable((state) => state.thinkBack);
  const stop = useTable((state) => state.stopThinking);
  const seat = useRoom((state) => state.grants.seats[0]);
  const act = useAct();
  if (!planning) return null;
  const { steps, end, shown } = planning;
  const propose = async () => {
    if (seat === undefined) return;
    await act({ t: 'plan', seat, steps: [...steps] });
    stop();
  };
  return (
    <Banner icon={Lightbulb} testId="thinking">
      <div className={css.bannerWords}>
        <strong>{text(shown ? 'online.plan.shown' : 'online.plan.thinking')}</strong>
        {end && <p>{text('online.plan.end')}</p>}
        <Steps steps={steps} />
      </div>
      {!shown && steps.length > 0 && (
        <>
          <Button icon={Undo2} onPress={() => void thinkBack()}>
            {text('online.plan.back')}
          </Button>
          <Button look="primary" onPress={() => void propose()} data-testid="propose">
            {text('online.plan.propose')}
          </Button>
        </>
      )}
      <IconButton icon={X} label={text('online.plan.stop')} onPress={stop} data-testid="stop-thinking" />
    </Banner>
  );
}

/** What somebody has proposed: the others agree or not, and whoever is next does it with one click. */
function Proposed({ plan }: { readonly plan: Plan }) {
  const { text } = useTableWords();
  const nameOf = useSeatName();
  const grants = useRoom((state) => state.grants);
  const act = useAct();
  const think = useTable((state) => state.think);
  const thinking = useTable((state) => state.planning !== null);
  const { id, by, steps, done, voices } = plan;
  const own = grants.seats.filter((seat) => voices[seat] === undefined);
  const say = async (yes: boolean) => {
    for (const seat of own) await act({ t: 'voice', seat, about: id, yes });
  };
  const opinions = Object.entries(voices)
    .filter(([seat]) => Number(seat) !== by)
    .map(([seat, yes]) =>
      text(yes ? 'online.plan.yes.of' : 'online.plan.no.of', { name: nameOf(Number(seat)) }),
    );
  return (
    <Banner icon={Footprints} testId="plan">
      <div className={css.bannerWords}>
        <strong>{text('online.plan.by', { name: nameOf(by) })}</strong>
        <Steps steps={steps} done={done} />
        {opinions.length > 0 && <p className={css.opinions}>{opinions.join(' · ')}</p>}
      </div>
      <DoNext step={steps[done]} />
      {!thinking && (
        <Button icon={Eye} onPress={() => void think(steps.slice(done))} data-testid="plan-look">
          {text('online.plan.look')}
        </Button>
      )}
      {own.length > 0 && (
        <>
          <Button icon={Check} onPress={() => void say(true)} data-testid="plan-yes">
            {text('online.plan.yes')}
          </Button>
          <Button onPress={() => void say(false)}>{text('online.plan.no')}</Button>
        </>
      )}
      {(grants.host || grants.seats.includes(by)) && (
        <IconButton
          icon={X}
          label={text('online.withdraw')}
          onPress={() => void act({ t: 'withdraw', seat: grants.seats[0] ?? null, about: id })}
        />
      )}
    </Banner>
  );
}

/** The next step, for whoever is to take it and can. */
function DoNext({ step }: { readonly step: PlannedStep | undefined }) {
  const { text } = useTableWords();
  const own = useRoom((state) => state.grants.seats);
  const thinking = useTable((state) => state.planning !== null);
  const can = useTable(({ decision }) => decision?.options.some(({ key }) => key === step?.key) ?? false);
  const choose = useTable((state) => state.choose);
  if (!step || !can || thinking || !own.includes(step.seat)) return null;
  return (
    <Button
      look="primary"
      icon={Check}
      onPress={() => void choose(step.key, step.seat)}
      data-testid="as-planned"
    >
      {text('online.plan.do')}
    </Button>
  );
}
