import { describe, expect, it } from 'vitest';
import rules from '../../../../../locales/en/zombicide.rules.json' with { type: 'json' };
import { GROUPS, gameOfRule, pieces, search, statementsOf } from './statements.ts';

const MESSAGES = {
  'rule.PD-END-01': 'The team wins the moment all four diseases have a cure.',
  'rule.HO-OVER': 'The game is over.',
  'rule.PD-ACT-02': 'Autóval egy szomszédos városba mész.',
  'rule.PD-ACT-01': 'カードを捨てずに移動できます。',
  'rule.OB-ROLE-02': 'The Archivist may hold eight cards.',
  'rule.OB-P5-01': 'Five can play.',
  'rule.S1-ROUND-01': 'A round has three parts.',
  'rule.S1-M06-OBJ': 'Three objectives.',
  'rule.RM-HELI-06': 'It flies where a mission lets it.',
  'rule.RM-MIS-08': 'One may leave.',
  'rule.RM-LOS-01': 'You see your own zone.',
  'rule.RM-ZATK-03': 'One attack is one wound.',
  'rule.RM-MIS-M09-06': 'Doors need no tool.',
  'rules.title': 'Rules',
  'role.medic': 'Medic',
};
const all = (game: 'pandemic' | 'zombicide' = 'pandemic') =>
  statementsOf(game, Object.keys(MESSAGES), (id) => MESSAGES[id as keyof typeof MESSAGES]);
const titleOf = (group: string) => (group === 'ACT' ? 'Actions' : group);

describe('the statements of the catalogues', () => {
  it('are the rules alone, in reading order', () => {
    expect(all().map(({ id, group }) => [id, group])).toEqual([
      ['PD-ACT-01', 'ACT'],
      ['PD-ACT-02', 'ACT'],
      ['PD-END-01', 'END'],
      ['OB-P5-01', 'OB-P5'],
      ['OB-ROLE-02', 'OB-ROLE'],
      ['HO-OVER', 'HO'],
    ]);
  });

  it('are those of one game and of the table; a part is one group, Season 1 first', () => {
    expect(all('zombicide').map(({ id, group }) => [id, group])).toEqual([
      ['S1-ROUND-01', 'ROUND'],
      ['RM-LOS-01', 'SIGHT'],
      ['RM-ZATK-03', 'ZATT'],
      ['RM-HELI-06', 'HELI'],
      ['S1-M06-OBJ', 'M'],
      ['RM-MIS-08', 'M'],
      ['RM-MIS-M09-06', 'M'],
      ['HO-OVER', 'HO'],
    ]);
  });

  it('of Zombicide are all in a part, and every part has its title', () => {
    const ids = Object.keys(rules).filter((key) => key.startsWith('rule.'));
    const statements = statementsOf('zombicide', ids, (id) => id);
    expect(statements).toHaveLength(ids.length);
    const named = GROUPS.zombicide.filter((group) => group !== 'HO');
    expect(named.filter((group) => !statements.some((one) => one.group === group))).toEqual([]);
    expect(named.filter((group) => !(`rules.group.zombicide.${group}` in rules))).toEqual([]);
  });

  it('tell by their id to which game they belong', () => {
    expect(['PD-ACT-01', 'OB-EV-04', 'S1-M06-OBJ', 'HO-OVER', ''].map(gameOfRule)).toEqual([
      'pandemic',
      'pandemic',
      'zombicide',
      null,
      null,
    ]);
  });
});

describe('searching', () => {
  const found = (query: string) => search(all(), query, titleOf).map(({ id }) => id);

  it('finds every word, anywhere, in any case and without accents', () => {
    expect(found('CURE wins')).toEqual(['PD-END-01']);
    expect(found('varosba auto')).toEqual(['PD-ACT-02']);
    expect(found('cure unicorn')).toEqual([]);
  });

  it('finds parts of Japanese sentences', () => {
    expect(found('捨てず 移動')).toEqual(['PD-ACT-01']);
  });

  it('finds rules by their id and by the title of their group', () => {
    expect(found('act-02')).toEqual(['PD-ACT-02']);
    expect(found('actions')).toEqual(['PD-ACT-01', 'PD-ACT-02']);
  });

  it('finds everything if nothing is looked for', () => {
    expect(found('  ')).toHaveLength(6);
  });
});

describe('marking what was found', () => {
  it('cuts the text around it, accents or not', () => {
    expect(pieces('A városba', 'VAROS')).toEqual([
      { text: 'A ', found: false },
      { text: 'város', found: true },
      { text: 'ba', found: false },
    ]);
  });

  it('leaves the text whole without a search', () => {
    expect(pieces('カード', '')).toEqual([{ text: 'カード', found: false }]);
  });
});
