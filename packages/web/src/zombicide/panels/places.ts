/** Places of an inventory by their words in keys: hands, then the reserve. */
export const PLACES: readonly string[] = ['left', 'right', 'back1', 'back2', 'back3', 'back4'];
export const HANDS = 2;

export const theirs = (place: string): string => `their-${place}`;
export const found = (i: number): string => `found${i + 1}`;
