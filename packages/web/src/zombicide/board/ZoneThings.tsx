import { useMemo } from 'react';
import { teamShown } from '../panels/teams.ts';
import { useView } from '../tableContext.ts';
import { useBoard } from '../useBoard.ts';
import { useWords } from '../words.ts';
import css from './board.module.css';
import { Cars } from './Cars.tsx';
import { decalsOf } from './decals.ts';
import { SurvivorFigure, ZombieFigure } from './Figures.tsx';
import { piecesIn, zoneWord } from './pieces.ts';
import { besideTent, Tent } from './Tents.tsx';
import { aboveTokens, Decals, NoiseMark } from './Tokens.tsx';

interface ZoneThingsProps {
  readonly zone: number;
  /** Spawn dice as they were rolled last. */
  readonly dice: readonly number[];
}

/** Everything in a zone: what lies on the floor, cars, figures, noise. */
export function ZoneThings({ zone, dice }: ZoneThingsProps) {
  const view = useView();
  const words = useWords();
  const scene = useBoard();
  const { area } = scene.plan.zones[zone];
  const decals = useMemo(() => decalsOf(view, scene, zone, dice), [view, scene, zone, dice]);
  const tent = view.tents.find((one) => one.zone === zoneWord(zone));
  const { noise } = view.zones[zone];
  const above = aboveTokens(area, decals.length, noise);
  const room = tent ? besideTent(above, area) : above;
  const { pieces, arrangement, cars, carBox } = piecesIn(view, zone, room);
  const manholes = scene.board.manholes.filter((manhole) => manhole.zone === zone);
  return (
    <g>
      {manholes.map(({ x, y }) => (
        <g key={`${x}/${y}`}>
          <circle className={css.manhole} cx={x} cy={y} r={44} />
          <path
            className={css.grate}
            d={`M${x - 24} ${y - 14}H${x + 24}M${x - 30} ${y}H${x + 30}M${x - 24} ${y + 14}H${x + 24}`}
          />
        </g>
      ))}
      <text className={css.label} x={area.x + 26} y={area.y + 58}>
        {scene.board.zones[zone].label}
      </text>
      {tent && <Tent tent={tent} area={area} />}
      <Decals decals={decals} area={area} />
      {carBox && <Cars view={view} cars={cars} box={carBox} nameOf={words.survivor} />}
      {pieces.map((piece, i) =>
        piece.t === 'survivor' ? (
          <SurvivorFigure
            key={piece.survivor.id}
            survivor={piece.survivor}
            size={arrangement.size}
            active={piece.survivor.id === view.turn.active}
            name={words.survivor(piece.survivor.id)}
            team={teamShown(view, piece.survivor.id)}
            {...arrangement.slots[i]}
          />
        ) : (
          <ZombieFigure
            key={piece.key}
            kind={piece.kind}
            n={piece.n}
            size={arrangement.size}
            {...arrangement.slots[i]}
          />
        ),
      )}
      <NoiseMark n={noise} area={area} loud={view.loud === zoneWord(zone)} />
    </g>
  );
}
