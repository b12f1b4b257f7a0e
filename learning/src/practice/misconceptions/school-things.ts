import { mistake } from '#practice/misconceptions/mistake.ts';

/** Mistakes with sorting, matching and number games (P1). */
export const schoolThingMistakes = {
  sameColourSameKind: mistake(
    'same-colour-same-kind',
    'Puts things together because they have one colour',
    'Colour can fool us. Ask what each thing is.',
  ),
  usedTogetherSameKind: mistake(
    'used-together-same-kind',
    'Puts things together because we use them together',
    'Ask what each thing is. A pencil is not a book.',
  ),
  sameShapeSameKind: mistake(
    'same-shape-same-kind',
    'Takes a thing that only has the same shape',
    'An orange is round like a ball. But we eat it. Ask what each thing is.',
  ),
  notAllLookedAt: mistake(
    'not-all-looked-at',
    'Chooses before looking at each thing',
    'Look at each thing first. Then choose.',
  ),
  matchByColour: mistake(
    'match-by-colour',
    'Matches by colour, not by use',
    'Ask what we do with the thing. Then find its partner.',
  ),
  matchNearThings: mistake(
    'match-near-things',
    'Matches things that are only found in one place',
    'Ask which two work together.',
  ),
  oneChildWithout: mistake(
    'one-child-without',
    'Leaves one child without a thing',
    'Give one to each child. Look for empty hands.',
  ),
  oneChildTwo: mistake(
    'one-child-two',
    'Gives one child two things',
    'Give one, then go to the next child. Is one left over?',
  ),
  digitsLookAlike: mistake(
    'digits-look-alike',
    'Mixes up numbers that look alike',
    'Follow the number with your finger. Say its name.',
  ),
  countsBackwards: mistake(
    'counts-backwards',
    'Puts the numbers from big to small',
    'Start with 1. Then say 2, 3, 4, 5.',
  ),
  numberSkippedInRow: mistake(
    'number-skipped-in-row',
    'Leaves a number out of the row',
    'Say the numbers slowly: 1, 2, 3, 4, 5. Which one did you miss?',
  ),
};
