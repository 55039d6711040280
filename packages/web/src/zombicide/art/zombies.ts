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

/** Those without skin have frayed edges. */
const SKINNER_WALKER =
  'M50 3L60 10L72 8L77 19L89 24L88 37L97 47L91 58L93 71L82 77L77 89L64 88L54 97L43 91L30 93L24 82L12 77L13 64L3 54L9 42L7 29L18 24L23 12L36 13Z';
const SKINNER_RUNNER =
  'M50 2L61 19L78 26L80 43L98 50L80 59L76 77L60 80L50 98L40 80L23 77L20 59L2 50L20 43L22 26L40 20Z';
const SKINNER_FATTY =
  'M8 12L28 6L50 13L72 6L92 12L94 32L87 50L94 70L90 90L70 94L50 87L30 94L10 90L6 70L13 50L6 30Z';
const CRAWLER = 'M4 64A46 30 0 0 1 96 64L88 88H12Z';

const TOKENS: Readonly<Record<string, ZombieToken>> = {
  walker: { outline: WALKER, sign: 0.68 },
  runner: { outline: RUNNER, sign: 0.56 },
  fatty: { outline: FATTY, sign: 0.74 },
  abomination: { outline: ABOMINATION, sign: 0.8 },
  'skinner-walker': { outline: SKINNER_WALKER, sign: 0.64 },
  'skinner-runner': { outline: SKINNER_RUNNER, sign: 0.54 },
  'skinner-fatty': { outline: SKINNER_FATTY, sign: 0.7 },
  crawler: { outline: CRAWLER, sign: 0.62 },
  'a-bomb': { outline: ABOMINATION, sign: 0.74 },
};

export const zombieToken = (kind: string): ZombieToken => TOKENS[kind] ?? TOKENS.walker;
