/** Tokens of the kinds of zombies: each has a shape of its own beside its colour. Outlines in a box of 100 by 100. */
export interface ZombieToken {
  readonly outline: string;
  /** Side of the sign, as part of the token. */
  readonly sign: number;
}

const WALKER = 'M50 5A45 45 0 1 1 49.9 5Z';
const RUNNER = 'M50 2L97 50L50 98L3 50Z';
const FATTY = 'M20 6H80A14 14 0 0 1 94 20V80A14 14 0 0 1 80 94H20A14 14 0 0 1 6 80V20A14 14 0 0 1 20 6Z';
const ABOMINATION = 'M31 3H69L97 31V69L69 97H31L3 69V31Z';

const TOKENS: Readonly<Record<string, ZombieToken>> = {
  walker: { outline: WALKER, sign: 0.68 },
  runner: { outline: RUNNER, sign: 0.56 },
  fatty: { outline: FATTY, sign: 0.74 },
  abomination: { outline: ABOMINATION, sign: 0.8 },
};

export const zombieToken = (kind: string): ZombieToken => TOKENS[kind] ?? TOKENS.walker;
