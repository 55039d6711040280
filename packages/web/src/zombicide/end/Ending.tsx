import { EndSheet } from '../../table/EndSheet.tsx';
import { useEnd } from '../../table/useEnd.ts';
import { SurvivorBadge } from '../panels/SurvivorBadge.tsx';
import { TeamMark } from '../panels/TeamMark.tsx';
import { teamShown, winningTeams } from '../panels/teams.ts';
import { useView } from '../tableContext.ts';
import { useWords } from '../words.ts';
import { type Deeds, deedsOf, NO_DEEDS, teamDeeds } from './deeds.ts';
import css from './end.module.css';

/** Among rivals: who has won, and what each team has learned. RM-COMPET-02 */
function Contest() {
  const view = useView();
  const { text, list } = useWords();
  const name = (team: number): string => text('team.name', { n: team + 1 });
  const winners = winningTeams(view);
  return (
    <>
      <p className={css.headline}>
        {text('zombicide.end.contest', { teams: winners.length, names: list(winners.map(name)) })}
      </p>
      <ul className={css.contest} aria-label={text('zombicide.end.teams')}>
        {view.teams.map(({ xp }, team) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a team is its number
          <li key={team} data-won={winners.includes(team) || undefined}>
            <TeamMark team={team} /> {text('zombicide.end.team', { team: name(team), xp })}
          </li>
        ))}
      </ul>
    </>
  );
}

const stateOf = (dead: boolean, zone: string | null): string => {
  if (dead) return 'zombicide.survivor.dead';
  return zone === null ? 'zombicide.survivor.state.away' : 'zombicide.survivor.wounds';
};

/** What was killed and hit: two cells of the table. */
function Counts({ kills, hits, expected }: Deeds) {
  const { text } = useWords();
  return (
    <>
      <td>{kills}</td>
      <td>{text('zombicide.end.hits', { hits, expected: Math.round(expected * 10) / 10 })}</td>
    </>
  );
}

interface SumsProps {
  readonly deeds: ReadonlyMap<string, Deeds>;
}

/** What each team has done together, below its survivors; nothing where there is only one. */
function Sums({ deeds }: SumsProps) {
  const view = useView();
  const { text } = useWords();
  const sums = teamDeeds(view, deeds);
  if (sums.length === 0) return null;
  return (
    <tfoot>
      {sums.map(({ xp, alive, of, ...counts }, team) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a team is its number
        <tr key={team}>
          <th scope="row">
            <TeamMark team={team} /> {text('team.name', { n: team + 1 })}
          </th>
          <td>{xp}</td>
          <Counts {...counts} />
          <td>{text('zombicide.end.alive', { n: alive, of })}</td>
        </tr>
      ))}
    </tfoot>
  );
}

/** How the game ended, once everything of it has been shown. It can be closed: the table stays as it is. */
export function Ending() {
  const view = useView();
  const words = useWords();
  const { text } = words;
  const end = useEnd(view.over !== null);
  if (!view.over || !end) return null;
  const { result, cause } = view.over;
  const deeds = deedsOf(end.opening, end.history);
  return (
    <EndSheet
      title={text(`zombicide.outcome.${result}.${cause}.title`)}
      onClose={end.close}
      onReplay={end.playAgain}
      onExport={end.exportGame}
    >
      <div className={css.end} data-result={result}>
        {cause !== 'experience' && (
          <p className={css.headline}>
            {text(result === 'won' ? 'zombicide.end.won' : 'zombicide.end.lost')}
          </p>
        )}
        <p>{text(`zombicide.outcome.${result}.${cause}.text`)}</p>
        {cause === 'experience' && <Contest />}
        <p>{text('zombicide.end.rounds', { n: view.turn.round })}</p>
        <table className={css.deeds}>
          <caption className="visually-hidden">{text('zombicide.end.deeds')}</caption>
          <thead>
            <tr>
              <th scope="col">{text('panel.survivors')}</th>
              <th scope="col">{text('zombicide.end.xp')}</th>
              <th scope="col">{text('zombicide.end.kills')}</th>
              <th scope="col">{text('zombicide.end.dice')}</th>
              <th scope="col">{text('zombicide.end.state')}</th>
            </tr>
          </thead>
          <tbody>
            {view.survivors.map(({ id, xp, dead, zone, wounds }) => {
              const team = teamShown(view, id);
              return (
                <tr key={id}>
                  <th scope="row">
                    <SurvivorBadge id={id} size={26} /> {words.survivor(id)}
                    {team !== null && (
                      <>
                        {' '}
                        <TeamMark team={team} />
                        <span className="visually-hidden">{text('team.name', { n: team + 1 })}</span>
                      </>
                    )}
                  </th>
                  <td>{xp}</td>
                  <Counts {...(deeds.get(id) ?? NO_DEEDS)} />
                  <td>{text(stateOf(dead, zone), { n: wounds })}</td>
                </tr>
              );
            })}
          </tbody>
          <Sums deeds={deeds} />
        </table>
        {end.update.seed !== null && (
          <p className={css.seed}>{text('zombicide.end.seed', { seed: end.update.seed })}</p>
        )}
      </div>
    </EndSheet>
  );
}
