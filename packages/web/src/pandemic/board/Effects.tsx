import type { GameEvent } from '@holdout/kernel';
import css from './effects.module.css';
import { cityOnMap, isCity, type Point, seenFrom } from './geometry.ts';
import { DISEASE_SHAPES } from './shapes.ts';

interface EffectsProps {
  readonly event: GameEvent | null;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The city an event happens in, or null. */
export function placeOfEvent(event: GameEvent | null): string | null {
  // What he flies with is the card of the city where he is seen. OB-BT-21
  const city = textOf(event?.t === 'bt-flight' ? event.card : event?.city);
  return isCity(city) ? city : null;
}

/** What moves on the map while an event is being shown. All of it is also said in words. */
export function Effects({ event }: EffectsProps) {
  const id = placeOfEvent(event);
  if (!event || !id) return null;
  const city = cityOnMap(id);
  const disease = textOf(event.disease) || city.disease;
  return (
    <g className={css.effects}>
      {event.t === 'outbreak' && <Ripples city={id} disease={disease} />}
      <g transform={`translate(${city.x},${city.y})`}>
        <g className={css.piece}>
          <circle r={29} className={css.spot} data-alarming={ALARMING.has(event.t) || undefined} />
          {sign(event, disease)}
        </g>
      </g>
    </g>
  );
}

const ALARMING: ReadonlySet<string> = new Set(['outbreak', 'sabotage', 'discovered', 'captured']);

function sign(event: GameEvent, disease: string) {
  const colour = `var(--${disease})`;
  switch (event.t) {
    case 'infect':
      return <Drops disease={disease} n={Number(event.n)} />;
    case 'outbreak':
    case 'sabotage':
    case 'discovered':
    case 'captured':
      return <Rings colour="var(--alarm)" count={3} />;
    case 'bt-flight':
    case 'escaped':
      return <Rings colour="var(--alarm)" count={1} />;
    case 'spared':
      return <Shield />;
    case 'flip':
    case 'bottom':
      return <Rings colour={colour} count={1} />;
    default:
      return <Rings colour="var(--accent)" count={1} />;
  }
}

function Rings({ colour, count }: { readonly colour: string; readonly count: number }) {
  return Array.from({ length: count }, (_, i) => (
    <circle
      // biome-ignore lint/suspicious/noArrayIndexKey: rings are all alike
      key={i}
      r={26}
      className={css.ring}
      style={{ stroke: colour, animationDelay: `${i * 0.18}s` }}
    />
  ));
}

function Drops({ disease, n }: { readonly disease: string; readonly n: number }) {
  return (
    <>
      <Rings colour={`var(--${disease})`} count={1} />
      {Array.from({ length: n }, (_, i) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: cubes of one colour are all alike
          key={i}
          className={css.drop}
          style={{ animationDelay: `${i * 0.12}s` }}
        >
          <path
            d={DISEASE_SHAPES[disease]}
            fill={`var(--${disease})`}
            transform={`translate(${(i - (n - 1) / 2) * 22},0)`}
          />
        </g>
      ))}
    </>
  );
}

function Shield() {
  return (
    <g className={css.shield}>
      <path d="M0,-19L16,-12V1C16,11 8,17 0,20C-8,17 -16,11 -16,1V-12Z" />
      <path d="M-7,0L-2,5.5L8,-6" className={css.tick} />
    </g>
  );
}

/** The disease runs from the city along all its connections. */
function Ripples({ city, disease }: { readonly city: string; readonly disease: string }) {
  const from = cityOnMap(city);
  return from.neighbours.map((id) => {
    const to = cityOnMap(id);
    return (
      <g key={id}>
        <Ripple d={line(from, seenFrom(from, to))} disease={disease} />
        <Ripple d={line(seenFrom(to, from), to)} disease={disease} />
      </g>
    );
  });
}

/** A coloured dash in a dark rim, so that it is seen on sea and land in every theme. */
function Ripple({ d, disease }: { readonly d: string; readonly disease: string }) {
  return (
    <>
      <path className={`${css.ripple} ${css.rim}`} d={d} pathLength={1} />
      <path className={css.ripple} d={d} pathLength={1} style={{ stroke: `var(--${disease})` }} />
    </>
  );
}

const line = (from: Point, to: Point): string => `M${from.x},${from.y}L${to.x},${to.y}`;
