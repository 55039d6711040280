import { LocateFixed, Maximize, Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { type Camera, type Extent, useZoom } from '../../table/useZoom.ts';
import { useScreen } from '../screen.ts';
import { useTable, useTableStore } from '../tableContext.ts';
import { useWords } from '../words.ts';
import css from './board.module.css';
import { City } from './City.tsx';
import { Effects, placeOfEvent } from './Effects.tsx';
import { cityOnMap, type Direction, towards } from './geometry.ts';
import { Pawns } from './Pawns.tsx';
import { Pieces } from './Pieces.tsx';
import { Land } from './Routes.tsx';
import { useCities, usePawns } from './useMap.ts';
import { useView } from './useView.ts';
import { WORLD } from './world.generated.ts';

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

const MAP: Extent = {
  width: WORLD.width,
  height: WORLD.height,
  nearest: 4,
  readable: 0.42,
  surroundings: 0.85,
};

/** The map with all pieces. Arrow keys walk along connections, Enter opens a city. */
export function Board({ children }: { readonly children?: ReactNode }) {
  const { text } = useWords();
  const home = useHome();
  const event = useTable((state) => state.event);
  const shown = useTable((state) => state.shown);
  const svg = useRef<SVGSVGElement>(null);
  const world = useRef<SVGGElement>(null);
  const camera = useZoom({ extent: MAP, svg, world }, cityOnMap(home));
  const hint = useId();
  useSharedCamera(camera);
  useCameraFollows(camera, placeOfEvent(event), shown);

  return (
    <section className={css.frame} aria-label={text('board.label')} data-testid="board" data-event={event?.t}>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing with buttons in it */}
      <svg ref={svg} className={css.map} role="group" aria-label={text('board.map')} aria-describedby={hint}>
        <g ref={world}>
          <Land />
          <Cities camera={camera} />
          {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus */}
          <g aria-hidden="true">
            <PawnLayer />
          </g>
          <Effects key={shown} event={event} />
        </g>
      </svg>
      <p id={hint} className="visually-hidden">
        {text('board.hint')}
      </p>
      <MapButtons camera={camera} />
      {children}
    </section>
  );
}

/** Where the active pawn stands. */
function useHome(): string {
  const view = useView();
  return view.seats[view.turn.active]?.city ?? 'atlanta';
}

function Cities({ camera }: { readonly camera: Camera }) {
  const cities = useCities();
  const home = useHome();
  const table = useTableStore();
  const openMenu = useScreen((state) => state.openMenu);
  const [current, setCurrent] = useState(home);

  const onFocus = useCallback(
    (city: string) => {
      setCurrent(city);
      camera.show(cityOnMap(city));
    },
    [camera],
  );
  const onOpen = useCallback(
    (city: string, anchor: Element) => openMenu({ t: 'city', city }, anchor),
    [openMenu],
  );
  const onKey = useCallback(
    (event: KeyboardEvent<SVGGElement>, city: string) => {
      const direction = ARROWS[event.key];
      // While something is being shown, Space goes on to the next step.
      const opens = event.key === 'Enter' || (event.key === ' ' && !table.getState().event);
      if (!direction && !opens && event.key !== 'Home') return;
      event.preventDefault();
      event.stopPropagation();
      if (opens) onOpen(city, event.currentTarget);
      else focusCity(event.currentTarget, direction ? towards(city, direction) : home);
    },
    [onOpen, home, table],
  );
  return (
    <>
      {cities.map((shown) => (
        <City
          key={shown.city.id}
          {...shown}
          current={shown.city.id === current}
          onOpen={onOpen}
          onKey={onKey}
          onFocus={onFocus}
        />
      ))}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus */}
      <g aria-hidden="true">
        {cities.map((shown) => (
          <Pieces key={shown.city.id} {...shown} onOpen={onOpen} />
        ))}
      </g>
    </>
  );
}

function focusCity(from: SVGGElement, city: string | null): void {
  if (city) from.ownerSVGElement?.querySelector<SVGGElement>(`[data-city="${city}"]`)?.focus();
}

function PawnLayer() {
  const pawns = usePawns();
  const openMenu = useScreen((state) => state.openMenu);
  const onOpen = useCallback(
    (seat: number, anchor: Element) => openMenu({ t: 'seat', seat }, anchor),
    [openMenu],
  );
  return <Pawns pawns={pawns} onOpen={onOpen} />;
}

/** Shortcuts and the log move the map, too. */
function useSharedCamera(camera: Camera): void {
  const setCamera = useScreen((state) => state.setCamera);
  useEffect(() => {
    setCamera(camera);
    return () => setCamera(null);
  }, [camera, setCamera]);
}

/** The camera goes to what is being shown, if it would be out of sight. */
function useCameraFollows(camera: Camera, city: string | null, shown: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same city twice is shown twice
  useEffect(() => {
    if (city) camera.show(cityOnMap(city));
  }, [camera, city, shown]);
}

function MapButtons({ camera }: { readonly camera: Camera }) {
  const { text } = useWords();
  const home = useHome();
  return (
    <div className={css.controls}>
      <button type="button" aria-label={text('board.zoomIn')} onClick={() => camera.zoomBy(1)}>
        <Plus size={18} aria-hidden />
      </button>
      <button type="button" aria-label={text('board.zoomOut')} onClick={() => camera.zoomBy(-1)}>
        <Minus size={18} aria-hidden />
      </button>
      <button type="button" aria-label={text('board.fit')} onClick={camera.fit}>
        <Maximize size={16} aria-hidden />
      </button>
      <button
        type="button"
        aria-label={text('board.toPawn')}
        onClick={() => camera.approach(cityOnMap(home))}
      >
        <LocateFixed size={17} aria-hidden />
      </button>
    </div>
  );
}
