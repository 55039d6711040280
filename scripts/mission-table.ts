import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Json, Run, seedStreams } from '@holdout/kernel';
import { randomNumbers } from '@holdout/testkit';
import {
  fewestSurvivors,
  greedy,
  MISSION_IDS,
  type Mission,
  missionCalled,
  zombicide,
} from '@holdout/zombicide';
import titles from '../locales/en/zombicide.missions.json' with { type: 'json' };
import { wilson } from '../packages/cli/src/simulate/wilson.ts';

/**
 * How hard the missions are for the greedy bot: plays each of them with as few survivors as it allows, prints a table
 * and puts it into docs/missions.md. Run by `node scripts/mission-table.ts --games 200`; the same games every time.
 */
const DOC = fileURLToPath(new URL('../docs/missions.md', import.meta.url));
const BEGIN = '<!-- table: node scripts/mission-table.ts -->';
const END = '<!-- end of table -->';
const SEED = 'missions';
/** A game that lasts longer is going nowhere: nobody dares to open the door any more. */
const MOST_ROUNDS = 60;
const TOO_LONG = 'unfinished';

interface Result {
  readonly rounds: number;
  readonly decisions: number;
  readonly won: boolean;
  readonly cause: string;
}

/** One player; of rivals one for each team. */
const playersOf = ({ rivals }: Mission): number => rivals?.teams ?? 1;

function play(mission: Mission, number: number): Result {
  const options = zombicide.readOptions({ mission: mission.id, players: playersOf(mission) }) as Json &
    object;
  const seed = `${SEED} ${mission.id} ${number}`;
  const run = new Run(zombicide, zombicide.create(options, seedStreams(seed, zombicide.streams)));
  const random = randomNumbers(number);
  run.advance();
  let decisions = 0;
  while (!run.state.over && run.state.round <= MOST_ROUNDS) {
    run.play(run.pick(greedy(run, random)));
    decisions += 1;
  }
  const { over, round } = run.state;
  return { rounds: round, decisions, won: over?.result === 'won', cause: over?.cause ?? TOO_LONG };
}

/** The value below which a share of the sorted values lies. */
const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

const percent = (share: number): string => `${Math.round(share * 100)}`;

function row(mission: Mission, games: number): string {
  const results = Array.from({ length: games }, (_, i) => play(mission, i));
  const rounds = results.map((result) => result.rounds).sort((a, b) => a - b);
  const decisions = results.reduce((sum, result) => sum + result.decisions, 0) / games;
  const won = results.filter((result) => result.won).length;
  const [low, high] = wilson(won, games);
  return [
    '',
    `${mission.id.toUpperCase().replace('-', ' #')} ${titleOf(mission)}`,
    mission.difficulty,
    fewestSurvivors(mission, playersOf(mission)),
    quantile(rounds, 0.5),
    quantile(rounds, 0.9),
    Math.round(decisions),
    `${percent(won / games)} % (${percent(low)} – ${percent(high)})`,
    lossesOf(results),
    '',
  ]
    .join(' | ')
    .trim();
}

function titleOf({ title, id }: Mission): string {
  return 'key' in title ? ((titles as Readonly<Record<string, string>>)[title.key] ?? id) : title.en;
}

/** `dead 120, escaped 31`: the most frequent cause first. */
function lossesOf(results: readonly Result[]): string {
  const causes = new Map<string, number>();
  for (const { won, cause } of results) if (!won) causes.set(cause, (causes.get(cause) ?? 0) + 1);
  const sorted = [...causes].sort((a, b) => b[1] - a[1]);
  return sorted.length === 0 ? '–' : sorted.map(([cause, times]) => `${cause} ${times}`).join(', ');
}

function table(games: number): string {
  const rows = MISSION_IDS.flatMap((id) => missionCalled(id) ?? []).map((mission) => row(mission, games));
  return [
    `${games} games each.`,
    '',
    '| mission | difficulty | survivors | rounds, median | rounds, 90 % | decisions | won (95 % interval) | lost |',
    '|---|---|--:|--:|--:|--:|---|---|',
    ...rows,
  ].join('\n');
}

function gamesAsked(): number {
  const at = process.argv.indexOf('--games');
  const games = at < 0 ? 200 : Number(process.argv[at + 1]);
  if (!Number.isInteger(games) || games < 1) throw new RangeError('--games takes a whole number from 1');
  return games;
}

const text = table(gamesAsked());
console.log(text);
const doc = readFileSync(DOC, 'utf8');
const [before, rest] = doc.split(BEGIN);
const after = rest?.split(END)[1];
if (after === undefined) throw new Error(`${DOC} has no place for the table`);
writeFileSync(DOC, `${before}${BEGIN}\n\n${text}\n\n${END}${after}`);
