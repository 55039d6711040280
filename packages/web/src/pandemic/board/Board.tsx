import { type KeyboardEvent, type ReactNode, useCallback, useId, useRef, useState } from 'react';
import { Pointers } from '../../online/pointing/Pointers.tsx';
import { MapButtons } from '../../table/MapButtons.tsx';
import { useSharedCamera } from '../../table/screen.ts';
import { useMapKeys } from '../../table/useMapKeys.ts';
import { type Camera, type Extent, useCameraFollows, useZoom } from '../../table/useZoom.ts';
import { useScreen } from '../screen.ts';
import { useTable } from '../tableContext.ts';
import { useWords } from '../words.ts';
import css from './board.module.css';
import { City } from './City.tsx';
import { Effects, placeOfEvent } from './Effects.tsx';
import { cityOnMap, isCity, towards } from './geometry.ts';
import { Pawns } from './Pawns.tsx';
import { Pieces } from './Pieces.tsx';
import { Land } from './Routes.tsx';
import { Sightings, Suspects } from './Sightings.tsx';
import { useCities, useHome, usePawns } from './useMap.ts';
import { WORLD } from './world.generated.ts';

const MAP: Extent = {
  width: WORLD.width,
  height: WORLD.height,
  nearest: 4,
  readable: 0.42,
  surroundings: 0.85,
};

/** Where somebody points, who may have sent any word. */
const pointOf = (city: string) => (isCity(city) ? cityOnMap(city) : null);

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
  const place = placeOfEvent(event);
  useCameraFollows(camera, place === null ? null : cityOnMap(place), shown);

  return (
    <section className={css.frame} aria-label={text('board.label')} data-testid="board" data-event={event?.t}>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing with buttons in it */}
      <svg ref={svg} className={css.map} role="group" aria-label={text('board.map')} aria-describedby={hint}>
        <g ref={world}>
          <Land />
          {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus */}
          <g aria-hidden="true">
            <Suspects />
          </g>
          <Cities camera={camera} />
          {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus */}
          <g aria-hidden="true">
            <Sightings />
            <PawnLayer />
          </g>
          <Effects key={shown} event={event} />
          <Pointers at={pointOf} size={34} />
        </g>
      </svg>
      <p id={hint} className="visually-hidden">
        {text('board.hint')}
      </p>
      <MapButtons
        className={css.controls}
        camera={camera}
        home={cityOnMap(home)}
        homeLabel={text('board.toPawn')}
      />
      {children}
    </section>
  );
}

function Cities({ camera }: { readonly camera: Camera }) {
  const cities = useCities();
  const home = useHome();
  const keyOf = useMapKeys();
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
      const asked = keyOf(event);
      if (asked === 'open') onOpen(city, event.currentTarget);
      else if (asked) focusCity(event.currentTarget, asked === 'home' ? home : towards(city, asked));
    },
    [onOpen, home, keyOf],
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
