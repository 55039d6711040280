import { describe, expect, it } from 'vitest';
import { splitReason } from './split.ts';

const group = (ways: number, ...targets: string[]) => splitReason({ t: 'shamble', ways, targets });

describe('why a group splits', () => {
  it('S1-SPLIT-01: several zones draw it equally', () => {
    expect(group(2, 'z1', 'z2')).toEqual({ targets: ['z1', 'z2'], ways: false });
  });

  it('S1-SPLIT-01: several ways to one zone are equally short', () => {
    expect(group(2, 'z1')).toEqual({ targets: [], ways: true });
  });

  it('is both where there are more ways than zones', () => {
    expect(group(3, 'z1', 'z2')).toEqual({ targets: ['z1', 'z2'], ways: true });
  });

  it('is nothing for a group that stays together, or does something else', () => {
    expect(group(1, 'z1')).toBeNull();
    expect(splitReason({ t: 'attack', ways: 2, targets: ['z1', 'z2'] })).toBeNull();
  });
});
