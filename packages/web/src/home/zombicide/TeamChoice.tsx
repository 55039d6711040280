import { MOST_TEAM_CARDS } from '@holdout/zombicide/facts';
import { TriangleAlert } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useText } from '../../app/i18n.tsx';
import { Choice } from '../../app/ui/Choice.tsx';
import { TeamMark } from '../../zombicide/panels/TeamMark.tsx';
import form from '../NewGame.module.css';
import { countOf, missionOf, playedRules } from './choices.ts';
import type { ChoiceProps } from './SurvivorChoice.tsx';
import { hasTeams, mostTeams, type TeamProblem, teamProblem, teamsOf } from './teams.ts';
import css from './zombicide.module.css';

/** Who plays with whom, and with how many team action cards. Nothing where a mission has no teams. */
export function TeamChoice({ choices, change }: ChoiceProps) {
  const text = useText();
  const mission = missionOf(choices);
  if (!hasTeams(mission)) return null;
  const problem = teamProblem(mission, choices, countOf(choices), playedRules(choices));
  const cards = Array.from({ length: MOST_TEAM_CARDS + 1 }, (_, n) => String(n));
  return (
    <section className={css.teams} aria-labelledby="teams-title" data-testid="teams">
      <h3 id="teams-title" className={css.heading}>
        {text('zombicide.home.teams')}
      </h3>
      {mission.rivals && <p className={css.facts}>{text('zombicide.home.teams.rivals')}</p>}
      {choices.players > 1 && <Seats choices={choices} change={change} />}
      <div role="status">{problem && <Problem problem={problem} survivors={countOf(choices)} />}</div>
      <Choice
        layout="short"
        label={text('zombicide.home.teamCards')}
        value={String(choices.teamCards)}
        options={cards.map((value) => ({ value, label: value }))}
        onChange={(value) => change({ teamCards: Number(value) })}
      />
    </section>
  );
}

/** The team of each seat. */
function Seats({ choices, change }: ChoiceProps) {
  const text = useText();
  const mission = missionOf(choices);
  const teams = teamsOf(mission, choices);
  const numbers = Array.from({ length: mostTeams(mission, choices.players) }, (_, n) => n);
  return (
    <ul className={css.teamSeats}>
      {teams.map((team, seat) => {
        const name = choices.names[seat]?.trim() || text('home.seat.name', { n: seat + 1 });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
          <li key={seat}>
            <TeamMark team={team} />
            <span className={css.teamName}>{name}</span>
            <select
              aria-label={text('zombicide.home.teams.of', { name })}
              value={String(team)}
              onChange={({ target }) =>
                change({ teams: teams.map((one, i) => (i === seat ? Number(target.value) : one)) })
              }
            >
              {numbers.map((n) => (
                <option key={n} value={n}>
                  {text('team.name', { n: n + 1 })}
                </option>
              ))}
            </select>
          </li>
        );
      })}
    </ul>
  );
}

function Problem({ problem, survivors }: { readonly problem: TeamProblem; readonly survivors: number }) {
  const text = useText();
  const { formatList } = useIntl();
  const said =
    problem.t === 'count'
      ? text('zombicide.home.teams.count', { n: problem.n })
      : text('zombicide.home.teams.uneven', {
          survivors,
          sizes: formatList(problem.sizes.map(String), { type: 'unit' }),
        });
  return (
    <p className={form.warning}>
      <TriangleAlert size={18} aria-hidden />
      {said}
    </p>
  );
}
