import type { Option } from '@holdout/kernel';
import { optionShort, optionText } from '@holdout/lang';
import type { Context } from '../context.ts';
import { columnsOf, flow } from '../layout.ts';
import type { Face } from './face.ts';

/** Options that belong together, under a title or each in full. */
interface Group {
  readonly kind: string;
  /** Null where each option says in full what it is. */
  readonly title: string | null;
  readonly options: readonly Option[];
}

/** The options of a question in the order in which they are numbered and shown. */
export interface Choices {
  readonly options: readonly Option[];
  readonly groups: readonly Group[];
}

/** What is needed to name options. */
export interface Naming {
  readonly context: Context;
  readonly face: Face;
}

/** More options than this of one kind that all have labels of their own are shown next to each other. */
const FEW = 4;
/** A group of more than this is folded if there are others. */
const MANY = 12;

export function choicesOf(naming: Naming, offered: readonly Option[]): Choices {
  const kinds = [...new Set(offered.map(({ kind }) => kind))];
  const groups = kinds.flatMap((kind) =>
    groupsOf(
      naming,
      offered.filter((option) => option.kind === kind),
    ),
  );
  return { groups, options: groups.flatMap((group) => group.options) };
}

function groupsOf(naming: Naming, options: readonly Option[]): Group[] {
  const { kind } = options[0];
  const { speaker, inFull } = naming.face;
  if (options.length === 1 || inFull.includes(kind)) return [{ kind, title: null, options }];
  const byLabel = new Map<string, Option[]>();
  for (const option of options) {
    const label = optionShort(speaker, option);
    byLabel.set(label, [...(byLabel.get(label) ?? []), option]);
  }
  if (byLabel.size === options.length) {
    return [{ kind, title: options.length > FEW ? '' : null, options: sorted(naming, options, '') }];
  }
  return [...byLabel].map(([title, of]) => ({
    kind,
    title: of.length === 1 ? null : title,
    options: sorted(naming, of, title),
  }));
}

/** By name, as the reader's language sorts: a list of 48 cities is for looking something up. */
function sorted({ context, face }: Naming, options: readonly Option[], title: string): Option[] {
  const { compare } = new Intl.Collator(context.lang, { numeric: true });
  return [...options].sort((a, b) => compare(face.itemName(a, title), face.itemName(b, title)));
}

/** The numbered options. Long groups are folded to one line unless there is nothing else to choose. */
export function choiceLines(naming: Naming, { groups }: Choices): string[] {
  let next = 1;
  return groups.flatMap((group) => {
    const first = next;
    next += group.options.length;
    const folds = group.options.length > MANY && groups.length > 1;
    return folds ? [foldedLine(naming, group, first)] : groupLines(naming, group, first);
  });
}

/** All options of the groups of these kinds, with their numbers. */
export function unfolded(naming: Naming, { groups }: Choices, kinds: readonly string[]): string[] {
  let next = 1;
  return groups.flatMap((group) => {
    const first = next;
    next += group.options.length;
    return kinds.includes(group.kind) ? groupLines(naming, group, first) : [];
  });
}

function groupLines(naming: Naming, { title, options }: Group, first: number): string[] {
  const { context, face } = naming;
  const number = (i: number): string => context.paint('bold', String(first + i));
  if (title === null) return options.map((option, i) => `  ${number(i)} ${optionText(face.speaker, option)}`);
  const head = title === '' ? '  ' : `  ${title}: `;
  const items = options.map(
    (option, i) => `${number(i)} ${face.itemSign(option)}${face.itemName(option, title)}`,
  );
  return flow(head, items, columnsOf(context.io.stdout));
}

function foldedLine({ context, face }: Naming, { kind, title, options }: Group, first: number): string {
  const last = first + options.length - 1;
  const label = title || optionShort(face.speaker, options[0]);
  const example = options[0].key.replaceAll(':', ' ');
  return `  ${label}: ${context.text('cli.play.folded', { first, last, n: options.length, example, kind })}`;
}
