/** A stage of a Dockerfile and what is done in it. */
export interface Stage {
  readonly name: string | null;
  /** An image, or the name of a stage before. */
  readonly from: string;
  readonly steps: readonly Step[];
}

export interface Step {
  /** `COPY`, `RUN`: in capitals. */
  readonly word: string;
  /** What stands behind it, on one line. */
  readonly rest: string;
}

/** The stages of a Dockerfile, in order. What stands before the first one (`ARG`) is left out. */
export function stagesOf(text: string): Stage[] {
  const stages: { name: string | null; from: string; steps: Step[] }[] = [];
  for (const { word, rest } of stepsOf(text)) {
    if (word === 'FROM') {
      const [from = '', , name = null] = rest.split(/\s+/);
      stages.push({ name, from, steps: [] });
    } else stages.at(-1)?.steps.push({ word, rest });
  }
  return stages;
}

/** A comment may stand between the lines of one step. */
function stepsOf(text: string): Step[] {
  const lines = text.split('\n').filter((line) => !/^\s*(#|$)/.test(line));
  const whole = lines.join('\n').replace(/\\\n\s*/g, '');
  return whole.split('\n').map((line) => {
    const [, word = '', rest = ''] = /^\s*(\w+)\s*(.*)$/.exec(line) ?? [];
    return { word: word.toUpperCase(), rest };
  });
}

/** Files that a stage takes over. `stage` is null for those of the folder that the image is built of. */
export interface Copy {
  readonly stage: string | null;
  readonly sources: readonly string[];
  readonly target: string;
}

export function copiesOf({ steps }: Pick<Stage, 'steps'>): Copy[] {
  return steps
    .filter(({ word }) => word === 'COPY' || word === 'ADD')
    .map(({ rest }) => {
      const words = rest.split(/\s+/);
      const stage = /--from=(\S+)/.exec(rest)?.[1] ?? null;
      const paths = words.filter((word) => !word.startsWith('--'));
      return { stage, sources: paths.slice(0, -1), target: paths.at(-1) ?? '' };
    });
}

/** A stage with all that it begins with: the steps of the stages it is made from come first. */
export function wholeStage(stages: readonly Stage[], stage: Stage): Step[] {
  const base = stages.find(({ name }) => name !== null && name === stage.from);
  return [...(base ? wholeStage(stages, base) : []), ...stage.steps];
}

/** A step in the form `["program", "argument"]`, which runs without a shell; null for another. */
export function programOf(rest: string): string[] | null {
  const start = rest.indexOf('[');
  if (start < 0) return null;
  try {
    const words: unknown = JSON.parse(rest.slice(start));
    return Array.isArray(words) && words.every((word) => typeof word === 'string') ? words : null;
  } catch {
    return null;
  }
}
