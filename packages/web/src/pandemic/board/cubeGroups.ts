import type { PandemicView } from '@holdout/pandemic';

export interface CubeGroup {
  readonly disease: string;
  readonly n: number;
}

/** Cubes of a city by colour, its own first. */
export function cubeGroups(view: PandemicView, city: string, own: string): CubeGroup[] {
  const counts = view.cubes[city] ?? [];
  return view.diseases
    .map(({ id }, i) => ({ disease: id, n: counts[i] ?? 0 }))
    .filter(({ n }) => n > 0)
    .sort((a, b) => Number(b.disease === own) - Number(a.disease === own));
}
