import { blocksOf, missionJsonSchema, useOf } from './mission.ts';
import type { JsonSchema } from './schema.ts';

/** Rows of docs/mission-format.md: every field but the building blocks. */
export const fieldRows = (): string[] => rowsIn(missionJsonSchema(), '');

function rowsIn({ properties = {}, required = [] }: JsonSchema, before: string): string[] {
  return Object.entries(properties).flatMap(([name, field]) => {
    const path = before + name;
    const optional = required.includes(name) ? '' : ' (optional)';
    const inside = field.items || field;
    return [`| \`${path}\`${optional} | ${field.description} |`, ...rowsIn(inside, `${path}.`)];
  });
}

/** Rows of docs/mission-format.md: each building block of a list, with its arguments. */
export const blockRows = (list: 'rules' | 'win' | 'lose'): string[] => blocksOf(list).map(rowOf);

function rowOf(block: JsonSchema): string {
  const args = Object.entries(block.properties ?? {}).filter(([name]) => name !== 'use');
  const told = args.map(([name, { description }]) => `\`${name}\`: ${description}`).join(' ');
  return `| \`${useOf(block)}\` | ${told || '–'} | ${block.description} |`;
}
