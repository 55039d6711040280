import { CARS } from '../../content/cars.ts';
import type { EquipmentDef } from '../../content/define.ts';
import { KINDS } from '../../content/kinds/index.ts';
import { SURVIVORS } from '../../content/survivors/index.ts';
import type { Mission } from '../schema.ts';
import type { Report } from './finding.ts';
import { winsOf } from './goals.ts';

/** Words that name content. */
export function checkWords(mission: Mission, cards: readonly EquipmentDef[], error: Report): void {
  const equipment = new Set(cards.map((def) => def.id));
  const check = (ids: readonly string[], known: (id: string) => boolean, path: string): void => {
    ids.forEach((id, i) => {
      if (!known(id)) error('unknown', `${path}[${i}]`, { found: id });
    });
  };
  (mission.cars ?? []).forEach(({ kind }, i) => {
    if (!CARS.some((car) => car.id === kind)) error('unknown', `cars[${i}].kind`, { found: kind });
  });
  for (const { rule, path } of winsOf(mission))
    if (rule.use === 'carried-to-exit') check(rule.cards, (id) => equipment.has(id), `${path}.cards`);
  check(mission.needs ?? [], (skill) => startsWith(mission, skill), 'needs');
  mission.rules.forEach((rule, i) => {
    if (rule.use === 'cargo') check(rule.cards, (id) => equipment.has(id), `rules[${i}].cards`);
    if (rule.use === 'laid-out')
      check(
        rule.things.map(({ card }) => card),
        (id) => equipment.has(id),
        `rules[${i}].things`,
      );
    if (rule.use === 'occupied' || rule.use === 'placed')
      check([rule.kind], (id) => KINDS.some((kind) => kind.id === id), `rules[${i}].kind`);
  });
}

/** Somebody of the boxes has a skill from the beginning. */
const startsWith = ({ boxes }: Mission, skill: string): boolean =>
  SURVIVORS.some((def) => boxes.includes(def.box) && def.skills.blue.includes(skill));
