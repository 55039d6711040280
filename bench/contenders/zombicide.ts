import { type Json, Run, seedStreams } from '@holdout/kernel';
import { greedy, missionCalled, type OptionInput, type ZombicideState, zombicide } from '@holdout/zombicide';
import { Clock } from '../lib/clock.ts';
import { amount, offer, type Sample } from '../lib/contender.ts';
import { Digest } from '../lib/digest.ts';
import { choicesOf, isWon, seedOf } from '../lib/games.ts';

/** `--mission s1-07 --bot greedy --games 50`: whole games of six survivors, without a log. */
const word = (name: string, usual: string): string => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? usual : process.argv[at + 1];
};
const MISSION = word('mission', 's1-07');
const BOT = word('bot', 'random');
const GAMES = amount(Number(word('games', '300')));
const SURVIVORS = 6;

const input: OptionInput = { mission: MISSION, survivors: new Array<string>(SURVIVORS).fill('random') };
const options = zombicide.readOptions(input) as Json & object;
const tiles = missionCalled(MISSION)?.map.tiles.flat().filter(Boolean).length ?? 0;

function playGame(index: number): { readonly run: Run<ZombicideState>; readonly decisions: number } {
  const run = new Run(zombicide, zombicide.create(options, seedStreams(seedOf(index), zombicide.streams)));
  const random = choicesOf(index);
  let decisions = 0;
  run.advance();
  while (!run.state.over) {
    run.play(run.pick(BOT === 'greedy' ? greedy(run, random) : random(run.count())));
    decisions += 1;
  }
  return { run, decisions };
}

function measure(): Sample {
  const clock = new Clock();
  const digest = new Digest();
  let all = 0;
  let won = 0;
  clock.time(() => {
    for (let index = 0; index < GAMES; index++) {
      const { run, decisions } = playGame(index);
      all += decisions;
      won += isWon(run.state) ? 1 : 0;
      digest.add(decisions, run.state.round, run.state.over?.cause ?? null);
    }
  });
  const figures = {
    games: GAMES / clock.wall,
    gamesOfCpu: GAMES / clock.cpu,
    decisions: all / clock.wall,
    length: all / GAMES,
    won: (won * 100) / GAMES,
  };
  return { figures, checksum: digest.end() };
}

// The budget is for random play on four tiles.
const budget = BOT === 'random' && tiles <= 4 ? { budget: { atLeast: 400 } } : {};

offer({
  title: `Zombicide ${MISSION}, ${tiles} tiles, ${SURVIVORS} survivors, ${BOT}`,
  meaning: 'Whole games from the set-up to the end, one thread, no events, no log.',
  rows: [
    {
      figure: 'games',
      what: 'games a second',
      unit: '1/s',
      ...budget,
    },
    { figure: 'gamesOfCpu', what: 'games a second of processor time', unit: '1/s', ...budget },
    { figure: 'decisions', what: 'decisions a second', unit: '1/s' },
    { figure: 'length', what: 'decisions a game', unit: '' },
    { figure: 'won', what: 'games won', unit: '%' },
  ],
  warmUp: () => {
    for (let index = 0; index < Math.ceil(GAMES / 4); index++) playGame(index);
  },
  measure,
});
