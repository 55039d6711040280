import { LocateFixed, Maximize, Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Camera, Point } from './useZoom.ts';
import { useTableWords } from './words.ts';

interface MapButtonsProps {
  readonly camera: Camera;
  /** Where the piece stands whose turn it is. */
  readonly home: Point;
  /** What it is called to go there. */
  readonly homeLabel: string;
  /** Each map has its own place and look for them. */
  readonly className: string | undefined;
  /** Buttons of the game itself, before the others. */
  readonly children?: ReactNode;
}

/** For who has no wheel and no two fingers: closer, farther away, all of the map, and back to one's own piece. */
export function MapButtons({ camera, home, homeLabel, className, children }: MapButtonsProps) {
  const { text } = useTableWords();
  return (
    <div className={className}>
      {children}
      <button type="button" aria-label={text('board.zoomIn')} onClick={() => camera.zoomBy(1)}>
        <Plus size={18} aria-hidden />
      </button>
      <button type="button" aria-label={text('board.zoomOut')} onClick={() => camera.zoomBy(-1)}>
        <Minus size={18} aria-hidden />
      </button>
      <button type="button" aria-label={text('board.fit')} onClick={camera.fit}>
        <Maximize size={16} aria-hidden />
      </button>
      <button type="button" aria-label={homeLabel} onClick={() => camera.approach(home)}>
        <LocateFixed size={17} aria-hidden />
      </button>
    </div>
  );
}
