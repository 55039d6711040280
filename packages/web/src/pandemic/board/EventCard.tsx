import type { GameEvent } from '@holdout/kernel';
import { isEpidemicCard } from '@holdout/lang';
import { Bomb, Moon, Shield, Siren, Sparkles, Zap } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { CardFace } from '../panels/CardFace.tsx';
import { useTable } from '../tableContext.ts';
import { useWords } from '../words.ts';
import { DiseaseMark } from './DiseaseMark.tsx';
import css from './eventCard.module.css';
import { Glyph } from './Glyph.tsx';

/** What is happening, as a picture on the map: cards that are drawn or turned over, the steps of an epidemic. */
export function EventCard() {
  const event = useTable((state) => state.event);
  const shown = useTable((state) => state.shown);
  const inEpidemic = useInEpidemic(event);
  const picture = event && <Picture event={event} inEpidemic={inEpidemic} />;
  if (!event || !hasPicture(event)) return null;
  return (
    <div className={css.card} data-event={event.t} data-alarming={ALARMING.has(event.t) || undefined}>
      {/* The sentence below the map says the same. */}
      <div key={shown} className={css.inside} aria-hidden="true">
        {picture}
      </div>
    </div>
  );
}

const ALARMING: ReadonlySet<string> = new Set([
  'epidemic',
  'rate',
  'bottom',
  'intensify',
  'outbreak',
  'lost',
  'incident',
  'strain',
  'effect',
  'cubes-lost',
  'revived',
  'bt-turn',
  'bt-flight',
  'bt-card',
  'sabotage',
  'escaped',
]);
const PICTURED: ReadonlySet<string> = new Set([
  ...ALARMING,
  'draw',
  'flip',
  'infect',
  'spared',
  'cure',
  'eradicated',
  'quiet',
  'clear',
  'ban-over',
  'discovered',
  'hidden',
  'captured',
  'bt-out',
]);

const hasPicture = ({ t }: GameEvent): boolean => PICTURED.has(t);

const wordOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Bottom cards also belong to mutations: only after the first step of an epidemic is it one of its own. OB-MUT-10 */
function useInEpidemic(event: GameEvent | null): boolean {
  const [last, setLast] = useState('');
  const begins = event && BEFORE_BOTTOM.has(event.t) ? event.t : last;
  if (begins !== last) setLast(begins);
  return begins === 'epidemic' || begins === 'rate';
}
const BEFORE_BOTTOM: ReadonlySet<string> = new Set([
  'epidemic',
  'rate',
  'incident',
  'flip',
  'turn',
  'intensify',
]);

interface PictureProps {
  readonly event: GameEvent;
  readonly inEpidemic: boolean;
}

function Picture({ event, inEpidemic }: PictureProps) {
  const city = wordOf(event.city);
  const disease = wordOf(event.disease);
  const card = wordOf(event.card);
  switch (event.t) {
    case 'draw':
      return <Drawn event={event} />;
    case 'epidemic':
      return <EpidemicSteps at={null}>{card}</EpidemicSteps>;
    case 'rate':
      return <EpidemicSteps at="increase" />;
    case 'bottom':
      if (!inEpidemic) return <Signed sign={<Glyph of="mutation" size={34} />} card={city} />;
      return <EpidemicSteps at="infect">{city}</EpidemicSteps>;
    case 'intensify':
      return <EpidemicSteps at="intensify" />;
    case 'infect':
      if (event.cause === 'epidemic') return <EpidemicSteps at="infect">{city}</EpidemicSteps>;
      return <Signed sign={<Cubes disease={disease} n={Number(event.n)} />} card={city} />;
    case 'outbreak':
      return <Signed sign={<Siren size={34} />} card={city} />;
    case 'spared':
      return <Signed sign={<Shield size={34} />} card={city} />;
    case 'clear':
      return <Signed sign={<Glyph of={wordOf(event.role)} size={34} />} card={city} />;
    case 'quiet':
      return <Signed sign={<Moon size={34} />} card="one-quiet-night" />;
    case 'cure':
    case 'eradicated':
      return <Cured disease={disease} />;
    case 'lost':
      return <Zap size={44} />;
    case 'incident':
    case 'effect':
      return <Signed sign={<Glyph of={card} size={40} />} card={card} />;
    case 'strain':
      return <Strain disease={disease} />;
    case 'cubes-lost':
      return <Signed sign={<Cubes disease={disease} n={Number(event.n)} />} card="unacceptable-loss" />;
    case 'revived':
      return <Strain disease={disease} />;
    case 'ban-over':
      return <CardFace card="commercial-travel-ban" large />;
    case 'bt-turn':
    case 'hidden':
    case 'bt-out':
      return <Glyph of="bio-terrorist" size={48} />;
    case 'bt-flight':
    case 'bt-card':
      return <Signed sign={<Glyph of="bio-terrorist" size={40} />} card={card} />;
    case 'discovered':
    case 'escaped':
    case 'captured':
      return <Signed sign={<Glyph of="bio-terrorist" size={40} />} card={city} />;
    case 'sabotage':
      return <Signed sign={<Bomb size={36} />} card={city} />;
    default:
      return <CardFace card={city} large />;
  }
}

/** The germ and the disease that is the strain from now on. OB-VS-03 */
function Strain({ disease }: { readonly disease: string }) {
  return (
    <>
      <Glyph of="epidemic" size={40} />
      <DiseaseMark disease={disease} size={48} />
      <Glyph of="epidemic" size={40} />
    </>
  );
}

interface SignedProps {
  readonly sign: ReactNode;
  readonly card: string;
}

function Signed({ sign, card }: SignedProps) {
  return (
    <>
      {sign}
      <CardFace card={card} large />
    </>
  );
}

function Cubes({ disease, n }: { readonly disease: string; readonly n: number }) {
  return (
    <span className={css.cubes}>
      {Array.from({ length: n }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cubes of one colour are all alike
        <DiseaseMark key={i} disease={disease} size={26} />
      ))}
    </span>
  );
}

function Cured({ disease }: { readonly disease: string }) {
  return (
    <>
      <Sparkles size={34} />
      <DiseaseMark disease={disease} size={52} />
      <Sparkles size={34} />
    </>
  );
}

/** Cards that were drawn, and epidemics beside them. Where hands are closed, only their number is known. */
function Drawn({ event }: { readonly event: GameEvent }) {
  const cards = Array.isArray(event.cards) ? event.cards.map(wordOf) : [];
  // Where hands are closed, an epidemic is all that is told.
  const epidemics = cards.some(isEpidemicCard) ? 0 : Number(event.epidemics);
  return (
    <>
      {cards.map((card, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two epidemics may be alike
        <CardFace key={`${card} ${i}`} card={card} large />
      ))}
      {Array.from({ length: epidemics }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: epidemics are all alike
        <CardFace key={i} card="epidemic" large />
      ))}
      {cards.length === 0 && epidemics === 0 && <span className={css.number}>+{Number(event.n)}</span>}
    </>
  );
}

const STEPS = ['increase', 'infect', 'intensify'] as const;

interface EpidemicStepsProps {
  readonly at: (typeof STEPS)[number] | null;
  /** City of the card that is infected, or the epidemic itself if it is one of a kind. */
  readonly children?: string;
}

/** The three steps of an epidemic, and at which of them it is. PD-EPI-01 to PD-EPI-03 */
function EpidemicSteps({ at, children }: EpidemicStepsProps) {
  const { text } = useWords();
  return (
    <>
      <Glyph of="epidemic" size={44} />
      <ol className={css.steps}>
        {STEPS.map((step) => (
          <li key={step} data-at={step === at || undefined}>
            {text(`board.epidemic.${step}`)}
          </li>
        ))}
      </ol>
      {children && <CardFace card={children} large />}
    </>
  );
}
