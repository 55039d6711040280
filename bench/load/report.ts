import { readFileSync, writeFileSync } from 'node:fs';
import { figure, type Setting, settingLines } from '../lib/report.ts';
import { type Budget, verdict } from '../lib/stats.ts';
import type { Amount } from './amounts.ts';
import type { Footprint } from './footprint.ts';
import type { LoadResult } from './play.ts';
import type { Spread } from './tally.ts';
import type { Usage } from './usage.ts';

/** All that a load test came to. */
export interface LoadReport {
  readonly setting: Setting;
  readonly amount: Amount;
  readonly results: readonly LoadResult[];
  readonly footprint: Footprint | null;
  /** What was not measured, and why. */
  readonly absent: readonly string[];
}

const MIB = 1024 * 1024;
const KB = 1000;
const HEADING = '## Load';

interface Row {
  readonly what: string;
  readonly unit: string;
  /** Null where a contender has no such figure. */
  readonly value: (result: LoadResult, amount: Amount) => number | null;
}

const spreadRows = (what: string, of: (result: LoadResult) => Spread): Row[] =>
  (['p50', 'p95', 'p99', 'max'] as const).map((part) => ({
    what: `${what}, ${part}`,
    unit: 'ms',
    value: (result) => of(result)[part],
  }));

/** Of one core, so that two cores are 200 %. */
const coreRow = (what: string, secondsOf: (result: LoadResult) => number | null): Row => ({
  what,
  unit: '%',
  value: (result) => {
    const seconds = secondsOf(result);
    return seconds === null ? null : (seconds / result.elapsed) * 100;
  },
});

const sizeRows = (what: string, of: (result: LoadResult) => Spread): Row[] =>
  (['p50', 'p90'] as const).map((part) => ({
    what: `${what}, ${part}`,
    unit: 'kB',
    value: (result) => of(result)[part] / KB,
  }));

const refusals = ({ played }: LoadResult): number =>
  Object.values(played.refused).reduce((sum, count) => sum + count, 0);

const ROWS: readonly Row[] = [
  { what: 'connections', unit: '', value: ({ connections }) => connections },
  { what: 'answers a second', unit: '1/s', value: ({ played }) => played.inTime / played.seconds },
  ...spreadRows('acknowledged', ({ played }) => played.acknowledgement),
  ...spreadRows('update at another seat', ({ played }) => played.update),
  { what: 'of that, late in the swarm, p50', unit: 'ms', value: ({ played }) => played.late.p50 },
  { what: 'of that, late in the swarm, p99', unit: 'ms', value: ({ played }) => played.late.p99 },
  { what: 'refused answers', unit: '', value: refusals },
  { what: 'answers lost', unit: '', value: ({ played }) => played.lost },
  { what: 'connections that broke', unit: '', value: ({ played }) => played.broken },
  { what: 'defects the server tells of', unit: '', value: ({ own }) => own?.troubles ?? null },
  { what: 'games that ended, and were replaced', unit: '', value: ({ played }) => played.replaced },
  coreRow('server, share of a core', ({ serverCpu }) => serverCpu),
  {
    what: 'server, processor time an answer',
    unit: 'ms',
    value: ({ serverCpu, played }) => (serverCpu / played.acknowledged) * 1000,
  },
  coreRow('PostgreSQL, share of a core', ({ contender, databaseCpu }) =>
    contender.usesPostgres ? databaseCpu : null,
  ),
  coreRow('swarm, share of a core', ({ played }) => played.cpu),
  coreRow('others on the machine, share of a core', ({ othersCpu }) => othersCpu),
  { what: 'event loop of the server late, p99', unit: 'ms', value: ({ own }) => own?.lag99 ?? null },
  { what: 'a record written, mean', unit: 'ms', value: ({ own }) => own?.write ?? null },
  { what: 'memory of the server, RSS', unit: 'MiB', value: ({ rss }) => rss / MIB },
  { what: 'heap in use, and buffers', unit: 'MiB', value: ({ heap }) => heap / MIB },
  { what: 'the same without garbage', unit: 'MiB', value: ({ live }) => live / MIB },
  ...sizeRows('one answer, to one connection', ({ played }) => played.bytesToOne),
  ...sizeRows('the same before compression', ({ played }) => played.textToOne),
  ...sizeRows('one answer, to all at the table', ({ played }) => played.bytesToAll),
  { what: 'making and connecting all tables', unit: 's', value: ({ setup }) => setup },
];

const cell = (value: number | null, unit: string): string => {
  if (value === null) return '–';
  const text = Number.isInteger(value) ? value.toLocaleString('en-US') : figure(value);
  return unit === '' ? text : `${text} ${unit}`;
};

type Table = readonly (readonly string[])[];

function playTable({ results, amount }: LoadReport): Table {
  return [
    ['figure', ...results.map(({ contender }) => contender.title)],
    ...ROWS.map(({ what, unit, value }) => [
      what,
      ...results.map((result) => cell(value(result, amount), unit)),
    ]),
  ];
}

function footprintTable(footprint: Footprint): Table {
  const { tables, connections, awake, connected, asleep, left } = footprint;
  const row = (what: string, { heap, rss }: Usage, by: number) => [
    what,
    cell(heap / by / KB, 'kB'),
    cell(rss / by / KB, 'kB'),
  ];
  const between = (a: Usage, b: Usage): Usage => ({ cpu: 0, heap: b.heap - a.heap, rss: b.rss - a.rss });
  return [
    ['memory of a table at which nobody plays', 'heap and buffers', 'RSS'],
    row('game in memory, nobody connected', awake, tables),
    row('game in memory, all connected', connected, tables),
    row('game asleep, all connected', asleep, tables),
    row('game asleep, nobody connected', left, tables),
    row('one connection, of that', between(awake, connected), connections),
  ];
}

/** A figure with a limit. */
interface Judged {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  readonly budget: Budget;
}

function judged({ results, footprint, amount }: LoadReport): Judged[] {
  const usual = results.find(({ contender }) => contender.name === 'sqlite');
  return [
    ...(usual
      ? [
          {
            what: `memory of the server with ${amount.tables.toLocaleString('en-US')} live tables, RSS`,
            value: usual.rss / MIB,
            unit: 'MiB',
            budget: { atMost: 1024 },
          },
        ]
      : []),
    ...(footprint
      ? [
          {
            what: 'idle table, game asleep, all connected: heap and buffers',
            value: footprint.asleep.heap / footprint.tables / KB,
            unit: 'kB',
            budget: { atMost: 50 },
          },
        ]
      : []),
  ];
}

function budgetTable(report: LoadReport): Table {
  const rows = judged(report).map(({ what, value, unit, budget }) => {
    const { met, missedBy } = verdict(value, budget);
    const words = met ? 'met' : `missed by ${Math.ceil(missedBy * 100)} %`;
    return [what, cell(value, unit), `at most ${budget.atMost?.toLocaleString('en-US')} ${unit}`, words];
  });
  return rows.length === 0 ? [] : [['budget', 'figure', 'limit', 'verdict'], ...rows];
}

function meaning({ amount, results }: LoadReport): string[] {
  const { tables, perSecond, warmUpSeconds, seconds } = amount;
  const many = tables.toLocaleString('en-US');
  return [
    `${many} live tables on loopback, half of them Pandemic with two to four seats and half Zombicide (s1-00, s1-01) ` +
      `with two, each brought in as a game under way; every seat and some who look on connected by a socket of its ` +
      `own, long frames packed as for browsers. ${perSecond} answers a second for ${seconds} s after ${warmUpSeconds} s ` +
      'of warming up, at tables and times by lot (seeded, gaps as of a Poisson process) that do not wait for the ' +
      'server: times count from the moment an answer was to be sent, what the swarm itself was late included. A ' +
      'finished game is replaced by a new table. Server, swarm and PostgreSQL are processes that share the cores of ' +
      'this one machine; one run each. Limits of the server are as they come: every player has an address of his own.',
    results.map(({ contender }) => `- ${contender.title}: ${contender.meaning}.`).join('\n'),
    ...(results.some(({ contender }) => !contender.isOurs)
      ? [
          'What differs at boardgame.io: its game is its own example of noughts and crosses, whose state and updates are ' +
            'a fraction of ours; a move goes as it does from its client, over socket.io (websocket only), and counts as ' +
            'acknowledged when the mover is sent the new state, as it has no other word for it, which is before it is ' +
            'stored; it sends the whole state, uncompressed. There are as many matches and connections (two players ' +
            'and watchers for the rest). Its matches are made before the measurement, and the connections stay and go ' +
            'on with the next match, while ours make the new table and connect anew within it.',
        ]
      : []),
  ];
}

const markdownTable = ([head, ...rows]: Table): string =>
  [head, head.map((_, i) => (i === 0 ? '---' : '---:')), ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');

function screenTable(table: Table): string {
  const [head = []] = table;
  const widths = head.map((_, column) => Math.max(...table.map((row) => row[column].length)));
  const pad = (text: string, column: number) =>
    column === 0 ? text.padEnd(widths[column]) : text.padStart(widths[column]);
  return table.map((row) => `  ${row.map(pad).join('  ')}`.trimEnd()).join('\n');
}

const tables = (report: LoadReport): Table[] =>
  [
    report.results.length > 0 ? playTable(report) : [],
    report.footprint ? footprintTable(report.footprint) : [],
    budgetTable(report),
  ].filter((table) => table.length > 0);

export const screen = (report: LoadReport): string =>
  [...tables(report).map(screenTable), ...notes(report)].join('\n\n');

/** What went wrong, in its own words. */
function notes({ results, absent }: LoadReport): string[] {
  const wrong = results.flatMap(({ contender, played }) => [
    ...played.troubles.map((trouble) => `${contender.title}: ${trouble}`),
    ...Object.entries(played.refused).map(([why, count]) => `${contender.title}: ${count} × ${why}`),
  ]);
  return [...absent.map((what) => `Not measured: ${what}.`), ...wrong.map((what) => `**${what}**`)];
}

function section(report: LoadReport): string {
  const { setting } = report;
  const parts = [
    HEADING,
    'Written by `npm run bench -- load`.',
    settingLines(setting)
      .map((line) => `- ${line}`)
      .join('\n'),
    ...meaning(report),
    ...tables(report).map(markdownTable),
    ...notes(report),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** The part of the results that is of a load test; empty if there is none. */
export function loadSection(text: string): string {
  const start = text.indexOf(`${HEADING}\n`);
  if (start < 0) return '';
  const end = text.indexOf('\n## ', start);
  return end < 0 ? text.slice(start) : text.slice(start, end + 1);
}

/** Puts the section into a file of results, in place of the one that is there. */
export function writeSection(file: string | URL, report: LoadReport): void {
  const text = contentOf(file);
  const old = loadSection(text);
  const fresh = section(report);
  writeFileSync(
    file,
    old === '' ? `${text}${text === '' ? '' : '\n'}${fresh}` : text.replace(old, () => fresh),
  );
}

function contentOf(file: string | URL): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
