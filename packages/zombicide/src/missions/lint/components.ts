import { type Components, componentsOf } from '../../content/components.ts';
import { tileCalled } from '../../map/tiles/index.ts';
import type { Colour, Mission } from '../schema.ts';
import type { Report } from './finding.ts';

/** Every side out of the boxes, and of each piece of cardboard only one. */
export function checkTiles({ map, boxes }: Mission, error: Report): void {
  const seen = new Map<string, string>();
  map.tiles.forEach((row, y) => {
    row.forEach((entry, x) => {
      if (entry === null) return;
      const [id] = entry.split('@');
      const side = tileCalled(id);
      const path = `map.tiles[${y}][${x}]`;
      if (!side) return;
      if (!boxes.includes(side.box)) error('tileBox', path, { tile: id, box: side.box });
      for (const used of [id, side.back]) {
        const other = seen.get(used);
        if (other !== undefined) error('tileTwice', path, { tile: id, other });
      }
      seen.set(id, id);
    });
  });
}

type Coloured = { readonly colour?: Colour | undefined };

export function checkComponents(mission: Mission, error: Report): void {
  const box = componentsOf(mission.boxes);
  const count = (list: readonly Coloured[], colour: string): number =>
    list.filter((entry) => (entry.colour ?? 'plain') === colour).length;
  const lists = { doors: mission.doors, objectives: mission.objectives, spawns: mission.spawns };
  for (const [name, list] of Object.entries(lists)) {
    for (const [colour, most] of Object.entries(box[name as keyof typeof lists])) {
      const found = count(list, colour);
      if (found > most) error('tooMany', name, { what: name, colour, found, most });
    }
  }
  checkThings(mission, box, error);
  for (const [kind, most] of Object.entries(box.cars)) {
    const found = (mission.cars ?? []).filter((car) => car.kind === kind).length;
    if (found > most) error('tooMany', 'cars', { what: 'cars', colour: kind, found, most });
  }
}

/** Tokens of which the colour does not matter, or that have none. RM-COMP-06 */
function checkThings(mission: Mission, { objectives, things }: Components, error: Report): void {
  const { tents, triggers = [], stairs = [], wreck = [], helicopter } = mission;
  const lists: [what: string, path: string, found: number, most: number][] = [
    // Coloured backs belong to some of the tokens of the box.
    ['objectives', 'objectives', mission.objectives.length, objectives.plain],
    ['spawns', 'spawns', mission.spawns.length, things.spawnTokens],
    ['triggers', 'triggers', triggers.length, things.triggers],
    ['tents', 'tents.zones', tents?.zones.length ?? 0, things.tents],
    ['stairs', 'stairs', stairs.length, things.stairs],
    ['helicopters', 'helicopter', (helicopter ? 1 : 0) + (wreck.length > 0 ? 1 : 0), things.helicopters],
  ];
  for (const [what, path, found, most] of lists)
    if (found > most) error('tooMany', path, { what, colour: 'any', found, most });
}
