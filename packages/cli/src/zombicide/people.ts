import { carName, carSeatText, equipmentName, levelName, skillName } from '@holdout/lang';
import { type CardView, EQUIPMENT, LEVELS, type SurvivorView, THRESHOLDS } from '@holdout/zombicide';
import type { BoardLine } from '../play/face.ts';
import { zoneNumber } from './scene.ts';
import { nameOfSurvivor, type Table, zoneName } from './table.ts';

/** A survivor at a glance, then the cards, then the skills. */
export function survivorLines(table: Table, survivor: SurvivorView): BoardLine[] {
  const id = `survivor.${survivor.id}`;
  if (survivor.dead) return [{ id, text: headText(table, survivor) }];
  return [
    { id, text: headText(table, survivor) },
    { id: `${id}.cards`, text: `    ${cardsText(table, survivor)}` },
    { id: `${id}.skills`, text: `    ${skillsText(table, survivor)}` },
  ];
}

/** `Amy (Player 1) · 4B.2 (street) · Yellow: 8 of 19 experience points · 1 wound · acting` */
function headText(table: Table, survivor: SurvivorView): string {
  const { context, speaker, view } = table;
  const { text, intl } = context;
  const name = context.paint('bold', nameOfSurvivor(table, survivor.id));
  const seat = speaker.names[survivor.seat];
  const parts = [view.players > 1 ? `${name} (${seat})` : name];
  if (view.teams.length > 1) parts.push(text('team.name', { n: survivor.team + 1 }));
  if (survivor.zone !== null) parts.push(zoneName(table, zoneNumber(survivor.zone)));
  if (survivor.car !== null && survivor.carSeat !== null) {
    const kind = view.cars[zoneNumber(survivor.car)]?.kind ?? '';
    parts.push(`${carName(intl, kind)}: ${carSeatText(speaker, survivor.carSeat)}`);
  }
  parts.push(dangerText(table, survivor));
  if (survivor.wounds > 0) parts.push(text('zombicide.survivor.wounds', { n: survivor.wounds }));
  if (survivor.rotten) parts.push(text('zombicide.survivor.rotten'));
  parts.push(text(`zombicide.survivor.state.${stateOf(table, survivor)}`));
  return parts.join(' · ');
}

function stateOf({ view }: Table, { id, dead, zone, acted }: SurvivorView): string {
  if (dead) return 'dead';
  if (zone === null) return 'away';
  if (view.turn.active === id) return 'active';
  return acted ? 'acted' : 'ready';
}

function dangerText({ context }: Table, { level, xp }: SurvivorView): string {
  const { text, intl } = context;
  const next = THRESHOLDS[LEVELS.indexOf(level) + 1];
  const values = { level: levelName(intl, level), xp };
  if (next === undefined) return text('zombicide.danger.top', values);
  return text('zombicide.danger.of', { ...values, next });
}

const HANDS = ['left', 'right'];

/** Hands with their names, the reserve next to each other. */
function cardsText({ context }: Table, { cards }: SurvivorView): string {
  const { text } = context;
  const hands = HANDS.map((hand, i) => `${text(`place.${hand}`)}: ${cardText(context, cards[i])}`);
  const reserve = cards.slice(HANDS.length).map((card) => cardText(context, card));
  return [...hands, `${text('cli.zombicide.reserve')} ${reserve.join(', ')}`].join(' · ');
}

function cardText({ text, intl }: Table['context'], card: CardView | null | undefined): string {
  if (!card) return '–';
  const name = equipmentName(intl, card.id);
  const under = card.under === null ? name : `${name} + ${equipmentName(intl, card.under)}`;
  if (card.damaged) return `${under} (${text('zombicide.card.damaged')})`;
  return card.empty ? `${under} (${text('zombicide.card.empty')})` : under;
}

function skillsText({ context }: Table, { skills, used }: SurvivorView): string {
  const { text, intl, paint } = context;
  const names = skills.map((id) => {
    const name = skillName(intl, id);
    return used.includes(id) ? text('cli.zombicide.skillUsed', { skill: name }) : name;
  });
  return paint('italic', names.join(', ') || '–');
}

/** What somebody carries, with what each card can do. */
export function inventoryLines(table: Table, survivor: SurvivorView): string[] {
  const { intl } = table.context;
  const known = new Set(survivor.cards.flatMap((card) => (card ? [card.id] : [])));
  const cards = [...known].flatMap((id) => {
    const facts = factsOf(table, id);
    return facts.length === 0 ? [] : [`    ${equipmentName(intl, id)}: ${facts.join(' ')}`];
  });
  const [head, held] = survivorLines(table, survivor);
  return [head.text, ...(held ? [held.text] : []), ...cards];
}

function factsOf({ context }: Table, id: string): string[] {
  const { text } = context;
  const def = EQUIPMENT.find((one) => one.id === id);
  if (!def) return [];
  const { melee, ranged, opens, dual, lends } = def;
  const noisy = melee?.noisy || ranged?.noisy;
  return [
    ...(melee ? [text('zombicide.weapon.melee', { ...numbers(melee) })] : []),
    ...(ranged && !ranged.burns
      ? [text('zombicide.weapon.ranged', { ...numbers(ranged), min: ranged.min, max: ranged.max })]
      : []),
    ...(melee || ranged ? [text(`zombicide.weapon.${noisy ? 'noisy' : 'silent'}`)] : []),
    ...(dual ? [text('zombicide.weapon.dual')] : []),
    ...(lends ? [text('zombicide.weapon.lends', { n: lends })] : []),
    ...(ranged?.sixes ? [text('zombicide.weapon.sixes', { n: ranged.sixes })] : []),
    ...(ranged?.reload ? [text('zombicide.weapon.reload')] : []),
    ...(opens ? [text(`zombicide.weapon.opens.${opens}`)] : []),
  ];
}

const numbers = ({ dice, accuracy, damage }: { dice: number; accuracy: number; damage: number }) => ({
  dice,
  accuracy,
  damage,
});
