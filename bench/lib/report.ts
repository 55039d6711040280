import { cpus, loadavg, platform, release } from 'node:os';
import type { Line, Result } from './measure.ts';
import type { Budget } from './stats.ts';

/** Where and when a run took place. */
export interface Setting {
  readonly date: string;
  readonly machine: string;
  readonly node: string;
  readonly load: string;
  readonly busy: boolean;
  readonly work: string;
}

export function settingNow(work: string): Setting {
  const cores = cpus();
  const load = loadavg();
  return {
    date: new Date().toISOString().slice(0, 16).replace('T', ' '),
    machine: `${cores[0]?.model.trim() ?? 'unknown processor'}, ${cores.length} cores, ${platform()} ${release()}`,
    node: process.version,
    load: load.map((value) => value.toFixed(2)).join(', '),
    busy: load[0] > cores.length / 2,
    work,
  };
}

const BUSY =
  'Others were using the machine: figures by the clock on the wall come out worse than they are, most of all p99.';

/** A number with as many digits as mean something: `11,943`, `67.8`, `0.387`. */
export function figure(value: number): string {
  const size = Math.abs(value);
  const digits = size >= 100 ? 0 : size >= 10 ? 1 : size >= 1 ? 2 : 3;
  return value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

const withUnit = (text: string, unit: string): string => (unit === '' ? text : `${text} ${unit}`);

function budgetText({ atLeast, atMost, aim }: Budget, unit: string): string {
  const bounds = [
    atLeast === undefined ? '' : `at least ${withUnit(atLeast.toLocaleString('en-US'), unit)}`,
    atMost === undefined ? '' : `at most ${withUnit(atMost.toLocaleString('en-US'), unit)}`,
    aim === undefined ? '' : `aim ${aim.toLocaleString('en-US')}`,
  ];
  return bounds.filter(Boolean).join(', ');
}

const percent = (share: number): string => `${share < 0.01 ? '<1' : (share * 100).toFixed(0)} %`;

/** Whether the budget is met, or by how much it is missed. */
export function verdictText({ verdict }: Line): string {
  if (!verdict) return '';
  if (!verdict.met) return `missed by ${percent(verdict.missedBy)}`;
  return verdict.shortBy > 0 ? `met, ${percent(verdict.shortBy)} short of the aim` : 'met';
}

const HEAD = ['figure', 'median', 'spread', 'budget', 'verdict'];

function cells(line: Line): string[] {
  const { median, min, max } = line.summary;
  return [
    line.what,
    withUnit(figure(median), line.unit),
    min === max ? 'always the same' : `${figure(min)} – ${figure(max)}`,
    line.budget ? budgetText(line.budget, line.unit) : '',
    verdictText(line),
  ];
}

/** A table for the screen: the first column to the left, figures to the right. */
export function screenTable(lines: readonly Line[]): string {
  const rows = [HEAD, ...lines.map(cells)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const pad = (cell: string, column: number) =>
    column === 1 || column === 2 ? cell.padStart(widths[column]) : cell.padEnd(widths[column]);
  return rows.map((row) => `  ${row.map(pad).join('  ')}`.trimEnd()).join('\n');
}

function markdownTable(lines: readonly Line[]): string {
  const rows = [HEAD, ['---', '---:', '---:', '---', '---'], ...lines.map(cells)];
  return rows.map((row) => `| ${row.join(' | ')} |`).join('\n');
}

export function settingLines(setting: Setting): string[] {
  return [
    `${setting.date} UTC, Node ${setting.node}`,
    setting.machine,
    `load at the start (1, 5, 15 minutes): ${setting.load}`,
    setting.work,
    ...(setting.busy ? [BUSY] : []),
  ];
}

/** Everything as a file to be read. */
export function markdown(setting: Setting, results: readonly Result[]): string {
  const head = [
    '# Benchmarks',
    'Written by `npm run bench`, which anybody can run again. Every contender runs in a process of its own, is warmed ' +
      'up, and does the same work, decided by a list of seeds, in every repeat; the checksum stands for what came of ' +
      'it. Figures are the median of the repeats, the spread is from the lowest to the highest.',
    settingLines(setting)
      .map((line) => `- ${line}`)
      .join('\n'),
    '## Budgets',
    budgetsTable(results),
  ];
  return `${[...head, ...results.flatMap(section)].join('\n\n')}\n`;
}

/** All figures that have a budget, under the title of what they belong to. */
function budgetsTable(results: readonly Result[]): string {
  const lines = results.flatMap(({ title, lines }) =>
    lines.filter((line) => line.budget).map((line) => ({ ...line, what: `${title}: ${line.what}` })),
  );
  return markdownTable(lines);
}

function section({ title, meaning, lines, checksum, absent, void: reason }: Result): string[] {
  const measured = lines.length === 0 ? [] : [markdownTable(lines), `Checksum \`${checksum}\`.`];
  const notes = [
    absent === null ? '' : `Not measured: ${absent}.`,
    reason === null ? '' : `**Void: ${reason}.**`,
  ];
  return [`## ${title}`, meaning, ...notes, ...measured].filter((part) => part !== '');
}
