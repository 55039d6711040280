import type { ZombicideView } from '@holdout/zombicide';
import type { Mark } from '../decision/group.ts';
import type { Scene } from '../useBoard.ts';
import type { Words } from '../words.ts';
import { KIND_ORDER, zoneWord } from './pieces.ts';

/** The words that tell of a zone. */
type ZoneWords = Pick<Words, 'text' | 'survivor' | 'zombies' | 'car' | 'thing' | 'list'>;

/** What is in a zone, item by item, in words. */
export function contentsOf(words: ZoneWords, view: ZombicideView, scene: Scene, zone: number): string[] {
  const word = zoneWord(zone);
  const { zombies, noise } = view.zones[zone];
  const { text } = words;
  const here = view.survivors.filter((survivor) => survivor.zone === word);
  const items: string[] = [];
  for (const { id, wounds } of here) {
    items.push(
      wounds > 0 ? text('zombicide.zone.wounded', { survivor: words.survivor(id) }) : words.survivor(id),
    );
  }
  for (const kind of KIND_ORDER) if (zombies[kind]) items.push(words.zombies(kind, zombies[kind]));
  for (const car of view.cars) if (car.zone === word) items.push(words.car(car.kind));
  if (noise > 0) items.push(text('zombicide.zone.noise', { n: noise }));
  for (const { zone: at, taken } of view.tokens)
    if (at === word && !taken) items.push(text('zombicide.token.objective'));
  for (const { zone: at, status } of view.spawns) {
    if (at === word) items.push(text(`zombicide.token.spawn.${status}`));
  }
  if (scene.start.has(zone)) items.push(text('zombicide.token.start'));
  if (scene.exit.has(zone)) items.push(text('zombicide.token.exit'));
  return items;
}

/** The name of a zone for those who can’t see it: where it is, what is in it, and whether it can be chosen. */
export function describeZone(
  words: ZoneWords,
  view: ZombicideView,
  scene: Scene,
  zone: number,
  mark: Mark | undefined,
): string {
  const items = contentsOf(words, view, scene, zone);
  const contents = items.length > 0 ? words.list(items) : words.text('zombicide.zone.empty');
  const about = words.text('zombicide.zone.about', { zone: words.thing(zoneWord(zone)), contents });
  return mark ? `${about} ${words.text(`zombicide.zone.mark.${mark}`)}` : about;
}
