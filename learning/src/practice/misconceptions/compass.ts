import { mistake } from '#practice/misconceptions/mistake.ts';

/** Mistakes with compass points and paces (P3). */
export const compassMistakes = {
  compassEastWest: mistake(
    'compass-east-west',
    'Mixes up east and west',
    'The sun rises in the east. It sets in the west.',
  ),
  upIsSouth: mistake(
    'up-is-south',
    'Mixes up north and south',
    'On a plan north is at the top. South is at the bottom.',
  ),
  neighbourPoint: mistake(
    'neighbour-point',
    'Takes a point beside it for the opposite point',
    'Opposite points face each other. North and south are opposite, and so are east and west.',
  ),
  morePacesLongerLeg: mistake(
    'more-paces-longer-leg',
    'Thinks that long steps give more paces',
    'Long steps reach the end sooner. So you count fewer of them.',
  ),
  wrongStart: mistake(
    'wrong-start',
    'Does not begin at the start',
    'Put your heel at the very start. Then count.',
  ),
  longShortMixed: mistake(
    'long-short-mixed',
    'Mixes up longest and shortest, or most and fewest',
    'Read the question again. Longest and most mean the bigger number.',
  ),
  twoLengthsAdded: mistake(
    'two-lengths-added',
    'Adds two lengths when the difference is asked for',
    'How much longer means what is left over. Take the short one away.',
  ),
  startsCountAtZeroStep: mistake(
    'starts-count-at-zero-step',
    'Counts one pace too many or too few',
    'Say one when you finish the first pace. Say a number for each pace.',
  ),
};
