interface Known {
  readonly name: string;
  readonly known: boolean;
}

/** The skills of each level, and whether they are learned. One that stands at two levels is learned at the lower first. */
export function learnedBy(skills: readonly string[], levels: readonly (readonly string[])[]): Known[][] {
  const left = [...skills];
  return levels.map((names) =>
    names.map((name) => {
      const at = left.indexOf(name);
      if (at >= 0) left.splice(at, 1);
      return { name, known: at >= 0 };
    }),
  );
}
