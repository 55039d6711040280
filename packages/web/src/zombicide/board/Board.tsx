import { type KeyboardEvent, type ReactNode, useCallback, useId, useMemo, useRef, useState } from 'react';
import { useSettings } from '../../app/settings.ts';
import { Pointers } from '../../online/pointing/Pointers.tsx';
import { MapButtons } from '../../table/MapButtons.tsx';
import { useSharedCamera } from '../../table/screen.ts';
import { useMapKeys } from '../../table/useMapKeys.ts';
import { type Camera, type Extent, useCameraFollows, useZoom } from '../../table/useZoom.ts';
import { marksOf } from '../decision/group.ts';
import { useScreen } from '../screen.ts';
import { useLooking } from '../sight/looking.ts';
import { SightGround, SightNumbers } from '../sight/SightLayer.tsx';
import { SightLegend } from '../sight/SightLegend.tsx';
import { SightSwitch } from '../sight/SightSwitch.tsx';
import { usePointing } from '../sight/usePointing.ts';
import { useOwnSight, useSightText } from '../sight/useSight.ts';
import { useTable, useView } from '../tableContext.ts';
import { useBoard } from '../useBoard.ts';
import { useWords } from '../words.ts';
import css from './board.module.css';
import { describeZone } from './describe.ts';
import { Effects, zoneOfEvent } from './Effects.tsx';
import { Ground } from './Ground.tsx';
import { groundZone, isZone, zoneNumber, zoneWord } from './pieces.ts';
import { middleOf } from './plan.ts';
import { useSpawnDice } from './spawnDice.ts';
import { Doors } from './Tokens.tsx';
import { towards } from './towards.ts';
import { ZoneThings } from './ZoneThings.tsx';

/** The map with everything on it. Arrow keys go from zone to zone, Enter opens one. */
export function Board({ children }: { readonly children?: ReactNode }) {
  const { text } = useWords();
  const { plan } = useBoard();
  const event = useTable((state) => state.event);
  const shown = useTable((state) => state.shown);
  const svg = useRef<SVGSVGElement>(null);
  const world = useRef<SVGGElement>(null);
  const home = useHome();
  const extent = useMemo(() => extentOf(plan.width, plan.height), [plan]);
  const camera = useZoom({ extent, svg, world }, middleOf(plan.zones[home].area));
  const hint = useId();
  const sightList = useId();
  const sighted = useSettings((settings) => settings.sight);
  useSharedCamera(camera);
  const target = zoneOfEvent(event, plan);
  useCameraFollows(camera, target === null ? null : middleOf(plan.zones[target].area), shown);
  const pointOf = useCallback(
    (word: string) => (isZone(word, plan.zones.length) ? middleOf(plan.zones[zoneNumber(word)].area) : null),
    [plan],
  );
  return (
    <section className={css.frame} aria-label={text('board.label')} data-testid="board" data-event={event?.t}>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing with buttons in it */}
      <svg ref={svg} className={css.map} role="group" aria-label={text('board.map')} aria-describedby={hint}>
        <g ref={world}>
          <Ground plan={plan} />
          <SightGround />
          <Zones camera={camera} home={home} sightList={sightList} />
          <SightNumbers />
          <Effects key={shown} event={event} />
          <Pointers at={pointOf} size={190} />
        </g>
      </svg>
      <p id={hint} className="visually-hidden">
        {text('zombicide.board.hint')}
      </p>
      <MapButtons
        className={css.controls}
        camera={camera}
        home={middleOf(plan.zones[home].area)}
        homeLabel={text('zombicide.board.toSurvivor')}
      >
        <SightSwitch />
      </MapButtons>
      {sighted && <SightLegend listId={sightList} />}
      {children}
    </section>
  );
}

/** Units of the board are small: a tile is 1000 wide. */
const extentOf = (width: number, height: number): Extent => ({
  width,
  height,
  nearest: 0.9,
  readable: 0.19,
  surroundings: 0.3,
});

/** Where the acting survivor is, or the first who is there; who flies is shown over the ground. */
function useHome(): number {
  const view = useView();
  const active = view.survivors.find(({ id }) => id === view.turn.active);
  const somebody = active?.zone ? active : view.survivors.find(({ zone }) => zone !== null);
  const zone = somebody && groundZone(view, somebody);
  return zone ? zoneNumber(zone) : 0;
}

interface ZonesProps {
  readonly camera: Camera;
  readonly home: number;
  /** Where it says which zones are seen from the one with the focus. */
  readonly sightList: string;
}

function Zones({ camera, home, sightList }: ZonesProps) {
  const words = useWords();
  const view = useView();
  const scene = useBoard();
  const decision = useTable((state) => state.decision);
  const event = useTable((state) => state.event);
  const keyOf = useMapKeys();
  const openMenu = useScreen((state) => state.openMenu);
  const pointed = useScreen((state) => state.pointed);
  const [current, setCurrent] = useState(home);
  const marks = useMemo(() => marksOf(decision), [decision]);
  const target = zoneOfEvent(event, scene.plan);
  const pointing = usePointing();
  const sight = useOwnSight();
  const sightText = useSightText();
  const sighted = useSettings((settings) => settings.sight);

  const onKey = useCallback(
    (key: KeyboardEvent<SVGGElement>, zone: number) => {
      const asked = keyOf(key);
      if (asked === 'open') openMenu({ t: 'zone', zone: zoneWord(zone) }, key.currentTarget);
      else if (asked)
        focusZone(key.currentTarget, asked === 'home' ? home : towards(scene.plan, zone, asked));
    },
    [openMenu, keyOf, scene, home],
  );
  return (
    <>
      {scene.plan.zones.map(({ zone, path }) => {
        const word = zoneWord(zone);
        return (
          // biome-ignore lint/a11y/useSemanticElements: a part of a drawing can be no button element
          <g
            key={zone}
            role="button"
            tabIndex={zone === current ? 0 : -1}
            className={css.zone}
            data-zone={word}
            data-mark={marks.get(word)}
            data-shown={target === zone || pointed.includes(word) || undefined}
            aria-label={[
              describeZone(words, view, scene, zone, marks.get(word)),
              sightText(sight, zone) ?? '',
            ]
              .join(' ')
              .trim()}
            aria-describedby={sighted ? sightList : undefined}
            onClick={(click) => {
              if (!pointing.wasHeld()) openMenu({ t: 'zone', zone: word }, click.currentTarget);
            }}
            onKeyDown={(key) => onKey(key, zone)}
            {...pointing.handlers(zone)}
            onBlur={() => useLooking.getState().pointAt(null)}
            onFocus={({ currentTarget }) => {
              // A click gives the focus, too, but the mouse says for itself where it is.
              if (currentTarget.matches(':focus-visible')) useLooking.getState().pointAt(zone);
              setCurrent(zone);
              camera.show(middleOf(scene.plan.zones[zone].area));
            }}
          >
            <path className={css.zoneShape} d={path} />
          </g>
        );
      })}
      <Things />
    </>
  );
}

/** Everything that stands and lies on the map. A picture only: the names of the zones tell of it. */
function Things() {
  const view = useView();
  const { plan, board } = useBoard();
  const dice = useSpawnDice();
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g className={css.drawn} aria-hidden="true">
      {plan.zones.map(({ zone }) => (
        <ZoneThings key={zone} zone={zone} dice={dice} />
      ))}
      <Doors doors={board.doors} view={view} />
    </g>
  );
}

function focusZone(from: SVGGElement, zone: number | null): void {
  if (zone === null) return;
  from.ownerSVGElement?.querySelector<SVGGElement>(`[data-zone="${zoneWord(zone)}"]`)?.focus();
}
