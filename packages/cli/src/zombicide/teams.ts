import type { BoardLine } from '../play/face.ts';
import { sceneOf } from './scene.ts';
import type { Table } from './table.ts';

/** `Team 1: 12 experience points · Charge!, Move! (played in this round)`, where there is something to tell. */
export function teamLines({ context, view }: Table): BoardLine[] {
  const { text } = context;
  const { rivals } = sceneOf(view).mission;
  if (view.teams.length < 2 && view.teams.every(({ cards }) => cards.length === 0)) return [];
  return view.teams.map(({ cards, played, xp }, n) => {
    const team = text('team.name', { n: n + 1 });
    const left = [...played];
    const told = cards.map((card) => {
      const name = text(`teamCard.${card}`);
      const at = left.indexOf(card);
      if (at < 0) return name;
      left.splice(at, 1);
      return text('zombicide.teams.played', { card: name });
    });
    const name = rivals ? text('zombicide.end.team', { team, xp }) : team;
    return {
      id: `team.${n + 1}`,
      text: `${name} · ${told.join(', ') || text('zombicide.teams.noCards')}`,
    };
  });
}
