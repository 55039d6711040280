import { select } from 'd3-selection';
import {
  type D3ZoomEvent,
  type ZoomBehavior,
  type ZoomTransform,
  zoom,
  zoomIdentity,
  zoomTransform,
} from 'd3-zoom';
import { type RefObject, useEffect, useMemo, useRef } from 'react';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What is looked at: its size, and scales in screen pixels for a unit of it. */
export interface Extent {
  readonly width: number;
  readonly height: number;
  readonly nearest: number;
  /** Below this the whole is too small to read names on. */
  readonly readable: number;
  /** Where a small screen starts: the surroundings of one place. */
  readonly surroundings: number;
}

const STEP = 1.5;
/** Free pixels around the whole map, for names at its rims. */
const AIR = 10;
/** Room around the map that may be moved into view, so that places at the rim can be centred. */
const MARGIN = 60;
const GLIDE = 450;

export interface Camera {
  readonly zoomBy: (steps: number) => void;
  readonly fit: () => void;
  /** Centres a place if it is not well in view. */
  readonly show: (place: Point) => void;
  /** Closer to a place, as a small screen starts. */
  readonly approach: (place: Point) => void;
}

interface Stage {
  readonly extent: Extent;
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly world: RefObject<SVGGElement | null>;
}

interface Held {
  readonly extent: Extent;
  readonly behaviour: ZoomBehavior<SVGSVGElement, unknown>;
  readonly svg: SVGSVGElement;
}

/** Pieces grow more slowly than the map: near they don't cover it, far they stay visible. */
const pieceScale = (k: number): number => 0.93 / Math.sqrt(k);

/** Pan and zoom of the map by wheel, pinch, drag and buttons. The transform lives in the DOM, not in React. */
export function useZoom({ extent, svg, world }: Stage, start: Point | null): Camera {
  const held = useRef<Held | null>(null);
  const firstPlace = useRef(start);
  const touched = useRef(false);

  useEffect(() => {
    const element = svg.current;
    if (!element) return;
    const behaviour = zoom<SVGSVGElement, unknown>().on(
      'zoom',
      (event: D3ZoomEvent<SVGSVGElement, unknown>) => {
        // A person's own gesture has an event behind it; our own moves have none.
        if (event.sourceEvent) {
          touched.current = true;
          world.current?.removeAttribute('data-gliding');
        }
        draw(extent, element, world.current, event.transform);
      },
    );
    held.current = { extent, behaviour, svg: element };
    select(element).call(behaviour).on('dblclick.zoom', null);
    let least = 0;
    const observer = new ResizeObserver(() => {
      // Whoever sees the whole map goes on seeing it when the frame changes.
      const sawWhole = zoomTransform(element).k <= least * 1.01;
      least = wholeScale(extent, element);
      measure(held.current);
      if (!touched.current) startView(held.current, firstPlace.current);
      else if (sawWhole) whole(held.current);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      select(element).on('.zoom', null);
    };
  }, [extent, svg, world]);

  return useMemo<Camera>(() => {
    const glide = (): void => {
      touched.current = true;
      const group = world.current;
      if (!group) return;
      group.setAttribute('data-gliding', '');
      setTimeout(() => group.removeAttribute('data-gliding'), GLIDE);
    };
    return {
      zoomBy: (steps) => {
        glide();
        if (held.current) held.current.behaviour.scaleBy(select(held.current.svg), STEP ** steps);
      },
      fit: () => {
        glide();
        whole(held.current);
      },
      show: (place) => {
        if (!held.current || inView(held.current.svg, place)) return;
        glide();
        held.current.behaviour.translateTo(select(held.current.svg), place.x, place.y);
      },
      approach: (place) => {
        glide();
        close(held.current, place);
      },
    };
  }, [world]);
}

/** The camera goes to what is being shown, if it would be out of sight. `shown` counts what has been shown. */
export function useCameraFollows(camera: Camera, place: Point | null, shown: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same place twice is shown twice
  useEffect(() => {
    if (place) camera.show(place);
  }, [camera, place?.x, place?.y, shown]);
}

function draw(
  { readable }: Extent,
  svg: SVGSVGElement,
  world: SVGGElement | null,
  { x, y, k }: ZoomTransform,
): void {
  if (!world) return;
  world.style.transform = `translate(${x}px, ${y}px) scale(${k})`;
  svg.style.setProperty('--p', pieceScale(k).toFixed(4));
  svg.dataset.detail = k < readable ? 'far' : 'near';
}

const sizeOf = (svg: SVGSVGElement): { width: number; height: number } => ({
  width: svg.clientWidth || 1,
  height: svg.clientHeight || 1,
});

function wholeScale(extent: Extent, svg: SVGSVGElement): number {
  const { width, height } = sizeOf(svg);
  return Math.min((width - AIR * 2) / extent.width, (height - AIR * 2) / extent.height);
}

function measure(held: Held | null): void {
  if (!held) return;
  const { width, height } = sizeOf(held.svg);
  const { extent } = held;
  const least = wholeScale(extent, held.svg);
  // The smaller side of the map may float in the middle, the larger one can't leave the frame.
  const spareX = Math.max(MARGIN, (width / least - extent.width) / 2);
  const spareY = Math.max(MARGIN, (height / least - extent.height) / 2);
  held.behaviour
    .extent([
      [0, 0],
      [width, height],
    ])
    .scaleExtent([least, extent.nearest])
    .translateExtent([
      [-spareX, -spareY],
      [extent.width + spareX, extent.height + spareY],
    ]);
}

function startView(held: Held | null, place: Point | null): void {
  if (held && place && wholeScale(held.extent, held.svg) < held.extent.readable) close(held, place);
  else whole(held);
}

function whole(held: Held | null): void {
  if (!held) return;
  const { extent } = held;
  const { width, height } = sizeOf(held.svg);
  const k = wholeScale(extent, held.svg);
  const transform = zoomIdentity
    .translate((width - extent.width * k) / 2, (height - extent.height * k) / 2)
    .scale(k);
  held.behaviour.transform(select(held.svg), transform);
}

function close(held: Held | null, place: Point): void {
  if (!held) return;
  const view = select(held.svg);
  held.behaviour.scaleTo(view, Math.max(held.extent.surroundings, wholeScale(held.extent, held.svg)));
  held.behaviour.translateTo(view, place.x, place.y);
}

/** Whether a place lies in the frame with some room around it. */
function inView(svg: SVGSVGElement, { x, y }: Point): boolean {
  const { width, height } = sizeOf(svg);
  const transform = zoomTransform(svg);
  const [left, top] = transform.apply([x, y]);
  const room = Math.min(72, width / 5, height / 5);
  return left > room && left < width - room && top > room && top < height - room;
}
