import { PACKED_FROM } from '@holdout/protocol';
import { describe, expect, test } from 'vitest';
import { pandemicTable } from '../support/player.ts';
import { house, Line, level, playOn, tableFor } from './house.ts';

/** All that was told of the game, in order. */
const told = ({ texts }: Line): string[] => texts.filter((text) => /^{"t":"(snap|change)"/.test(text));

describe('long frames', () => {
  test('come packed to whoever can unpack them, and say the same in the same order', async () => {
    const table = await tableFor(await house(), pandemicTable(2));
    const keys = [table.watch];
    const plain = await new Line(table.served).hello(table.code, keys);
    const packs = await new Line(table.served).hello(table.code, keys, { deflate: true });
    await playOn(table.players, 30);
    await level(table.players);
    await Promise.all([plain.settled(), packs.settled()]);
    expect(told(packs)).toEqual(told(plain));
    expect(told(packs).length).toBeGreaterThan(30);
    const long = packs.texts.flatMap((text, n) => (text.length >= PACKED_FROM ? [n] : []));
    expect(long.length).toBeGreaterThan(3);
    expect(packs.packed).toEqual(long);
    expect(plain.packed).toEqual([]);
  });

  test('are not agreed on by the socket itself: nothing that comes in is unpacked', async () => {
    const table = await tableFor(await house(), pandemicTable(2));
    const line = await new Line(table.served, undefined, { perMessageDeflate: true }).hello(table.code, [
      table.watch,
    ]);
    expect(line.socket.extensions).toBe('');
  });
});
