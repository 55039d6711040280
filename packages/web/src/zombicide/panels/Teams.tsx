import { useView } from '../tableContext.ts';
import { useBoard } from '../useBoard.ts';
import { useWords } from '../words.ts';
import css from './panels.module.css';
import { TeamMark } from './TeamMark.tsx';
import { cardsOf } from './teams.ts';

/** The teams: their cards, and among rivals what each has learned so far. Nothing where there is nothing to tell. */
export function Teams() {
  const { text, list } = useWords();
  const { teams } = useView();
  const { mission } = useBoard();
  if (teams.length < 2 && teams.every(({ cards }) => cards.length === 0)) return null;
  return (
    <ul className={css.teams} aria-label={text('zombicide.teams.title')}>
      {teams.map((team, n) => {
        const name = text('team.name', { n: n + 1 });
        const cards = cardsOf(team).map(({ card, played }) => {
          const called = text(`teamCard.${card}`);
          return played ? text('zombicide.teams.played', { card: called }) : called;
        });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a team is its number
          <li key={n} data-team={n}>
            <TeamMark team={n} />
            <div>
              <strong>
                {mission.rivals ? text('zombicide.end.team', { team: name, xp: team.xp }) : name}
              </strong>
              <p className={css.teamCards}>
                {cards.length > 0
                  ? text('zombicide.teams.cards', { cards: list(cards) })
                  : text('zombicide.teams.noCards')}
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
