import type { ZombicideView } from '@holdout/zombicide';
import { badgeOf, SHAPES } from '../art/people.ts';
import { TeamShape } from '../panels/TeamMark.tsx';
import { teamShown } from '../panels/teams.ts';
import css from './board.module.css';
import { Helicopter } from './Helicopter.tsx';
import type { Box } from './plan.ts';

interface CarsProps {
  readonly view: ZombicideView;
  readonly cars: readonly number[];
  readonly box: Box;
  readonly nameOf: (survivor: string) => string;
}

/** Cars in a zone, one below the other, with those who sit in them on their seats. */
export function Cars({ view, cars, box, nameOf }: CarsProps) {
  const height = (box.h - 8) / cars.length;
  return cars.map((car, i) => (
    <Car
      key={car}
      view={view}
      car={car}
      x={box.x}
      y={box.y + i * height}
      w={box.w}
      h={height - 6}
      nameOf={nameOf}
    />
  ));
}

type Seats = Readonly<Record<string, readonly [number, number]>>;

/** Seats from the driver’s on, as parts of the car’s length and width. */
const SEATS: Seats = {
  driver: [0.6, 0.3],
  passenger1: [0.6, 0.7],
  passenger2: [0.34, 0.3],
  passenger3: [0.34, 0.7],
};

/** Those of the helicopter, the pilot’s first. RM-HELI-01 */
const HELICOPTER_SEATS: Seats = {
  driver: [0.74, 0.34],
  passenger1: [0.74, 0.66],
  passenger2: [0.47, 0.3],
  passenger3: [0.47, 0.7],
};

const seatsOf = (kind: string): Seats => (kind === 'helicopter' ? HELICOPTER_SEATS : SEATS);

interface CarProps extends Box {
  readonly view: ZombicideView;
  readonly car: number;
  readonly nameOf: (survivor: string) => string;
}

function Car({ view, car, x, y, w, h, nameOf }: CarProps) {
  const { kind, cargo, flying } = view.cars[car];
  const inside = (
    <>
      <Riders view={view} car={car} w={w} h={h} nameOf={nameOf} />
      {cargo.length > 0 && <Cargo n={cargo.length} w={w} h={h} />}
    </>
  );
  return (
    <g className={css.car} data-car={kind} transform={`translate(${x} ${y})`}>
      {kind === 'helicopter' ? (
        <Helicopter w={w} h={h} flying={flying}>
          {Object.values(HELICOPTER_SEATS).map(([dx, dy]) => (
            <circle key={`${dx}/${dy}`} className={css.helicopterSeat} cx={w * dx} cy={h * dy} r={h * 0.12} />
          ))}
          {inside}
        </Helicopter>
      ) : (
        <>
          <Body kind={kind} w={w} h={h} />
          {inside}
        </>
      )}
    </g>
  );
}

interface PartProps {
  readonly w: number;
  readonly h: number;
}

function Body({ kind, w, h }: PartProps & { readonly kind: string }) {
  return (
    <>
      <rect className={css.carBody} width={w} height={h} rx={h * 0.28} />
      <rect
        className={css.carRoof}
        x={w * 0.24}
        y={h * 0.12}
        width={w * 0.48}
        height={h * 0.76}
        rx={h * 0.16}
      />
      <path
        className={css.carGlass}
        d={`M${w * 0.74} ${h * 0.16}H${w * 0.8}Q${w * 0.84} ${h / 2} ${w * 0.8} ${h * 0.84}H${w * 0.74}Z`}
      />
      {kind === 'police-car' && (
        <g>
          <rect
            className={css.sirenRed}
            x={w * 0.45}
            y={h * 0.14}
            width={w * 0.07}
            height={h * 0.34}
            rx={4}
          />
          <rect
            className={css.sirenBlue}
            x={w * 0.45}
            y={h * 0.52}
            width={w * 0.07}
            height={h * 0.34}
            rx={4}
          />
        </g>
      )}
      {kind === 'pimpmobile' && <path className={css.flames} d={flames(w, h)} />}
    </>
  );
}

type RidersProps = PartProps & Pick<CarProps, 'view' | 'car' | 'nameOf'>;

/** Those who sit in it, each in his seat. */
function Riders({ view, car, w, h, nameOf }: RidersProps) {
  const { kind } = view.cars[car];
  return view.survivors
    .filter((survivor) => survivor.car === `c${car + 1}`)
    .map(({ id, carSeat }) => {
      const [dx, dy] = seatsOf(kind)[carSeat ?? 'driver'];
      const { colour, ink, shape } = badgeOf(id);
      const team = teamShown(view, id);
      return (
        <g
          key={id}
          transform={`translate(${w * dx} ${h * dy}) scale(${(h * (kind === 'helicopter' ? 0.3 : 0.4)) / 100})`}
        >
          {id === view.turn.active && <circle className={css.ring} r={58} />}
          <path className={css.badge} d={SHAPES[shape]} fill={colour} transform="translate(-50 -50)" />
          <text className={css.initial} fill={ink} textAnchor="middle" dominantBaseline="central">
            {nameOf(id).slice(0, 1)}
          </text>
          {team !== null && (
            <g transform="translate(36 -36) scale(0.42)">
              <TeamShape team={team} />
            </g>
          )}
        </g>
      );
    });
}

/** How many cards are in it. */
function Cargo({ n, w, h }: PartProps & { readonly n: number }) {
  return (
    <g transform={`translate(${w * 0.12} ${h / 2})`}>
      <circle className={css.count} r={h * 0.24} />
      <text className={css.cargoText} textAnchor="middle" dominantBaseline="central">
        {n}
      </text>
    </g>
  );
}

const flames = (w: number, h: number): string =>
  `M${w * 0.98} ${h * 0.3}L${w * 0.84} ${h * 0.2}L${w * 0.9} ${h * 0.36}L${w * 0.8} ${h * 0.44}L${w * 0.9} ${h * 0.5}` +
  `L${w * 0.8} ${h * 0.58}L${w * 0.9} ${h * 0.64}L${w * 0.84} ${h * 0.8}L${w * 0.98} ${h * 0.7}Z`;
