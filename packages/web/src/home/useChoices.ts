import { type Choices, USUAL_CHOICES } from './choices.ts';
import { createChoices } from './createChoices.ts';
import { readChoices } from './readChoices.ts';

/** The form remembers what was played last. */
export const useChoices = createChoices<Choices>({
  name: 'holdout.new-game',
  usual: USUAL_CHOICES,
  read: readChoices,
});
