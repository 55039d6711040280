import type { Option } from '@holdout/kernel';

/** Options by their group, in the order of the groups; groups of which there is none are left out. */
export function grouped<G extends string>(
  groups: readonly G[],
  groupOf: (option: Option) => G,
  options: readonly Option[],
): ReadonlyMap<G, readonly Option[]> {
  const found = new Map<G, Option[]>();
  for (const group of groups) {
    const members = options.filter((option) => groupOf(option) === group);
    if (members.length > 0) found.set(group, members);
  }
  return found;
}
