import { type MouseEvent, type PointerEvent, useEffect, useMemo } from 'react';
import { useLooking } from './looking.ts';

/** Milliseconds that a finger has to stay on a zone, and pixels that it may move meanwhile. */
const HOLD = 450;
const SLACK = 10;

/** What pointing at a zone does, by mouse or by finger; `wasHeld` tells the click that follows to do nothing. */
export interface Pointing {
  readonly handlers: (zone: number) => {
    readonly onPointerEnter: (event: PointerEvent) => void;
    readonly onPointerLeave: (event: PointerEvent) => void;
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: () => void;
    readonly onPointerCancel: () => void;
    readonly onContextMenu: (event: MouseEvent) => void;
  };
  readonly wasHeld: () => boolean;
}

/** The mouse looks from where it is; a finger that stays on a zone pins it, and lets go of it the second time. */
export function usePointing(): Pointing {
  useEffect(
    () => () => {
      useLooking.setState({ near: null, pinned: null });
    },
    [],
  );
  return useMemo(pointing, []);
}

function pointing(): Pointing {
  const { pointAt, pin } = useLooking.getState();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  let held = false;
  const letGo = (): void => clearTimeout(timer);
  const press = (zone: number, { pointerType, clientX, clientY }: PointerEvent): void => {
    letGo();
    held = false;
    if (pointerType === 'mouse') return;
    from = { x: clientX, y: clientY };
    timer = setTimeout(() => {
      held = true;
      pin(zone);
    }, HOLD);
  };
  return {
    handlers: (zone) => ({
      onPointerEnter: ({ pointerType }) => {
        if (pointerType === 'mouse') pointAt(zone);
      },
      onPointerLeave: ({ pointerType }) => {
        letGo();
        if (pointerType === 'mouse') pointAt(null);
      },
      onPointerDown: (event) => press(zone, event),
      onPointerMove: ({ clientX, clientY }) => {
        if (Math.hypot(clientX - from.x, clientY - from.y) > SLACK) letGo();
      },
      onPointerUp: letGo,
      onPointerCancel: letGo,
      onContextMenu: (event) => {
        if (held) event.preventDefault();
      },
    }),
    wasHeld: () => {
      const was = held;
      held = false;
      return was;
    },
  };
}
