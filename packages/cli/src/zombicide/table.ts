import { type Speaker, survivorName } from '@holdout/lang';
import type { ZombicideView } from '@holdout/zombicide';
import type { Zone } from '@holdout/zombicide/map';
import type { Context } from '../context.ts';
import { zoneWord } from './scene.ts';

/** What the text of a table needs to know beside the view. */
export interface Table {
  readonly context: Context;
  readonly speaker: Speaker;
  readonly view: ZombicideView;
}

/** “4B.2 (street)”. */
export const zoneName = ({ speaker }: Table, zone: Zone): string =>
  speaker.things?.(zoneWord(zone)) ?? zoneWord(zone);

export const nameOfSurvivor = ({ context }: Table, id: string): string => survivorName(context.intl, id);
