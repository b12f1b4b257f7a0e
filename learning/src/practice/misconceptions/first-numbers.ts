import { mistake } from '#practice/misconceptions/mistake.ts';

/** Mistakes with the first numbers (P1) and numbers to 999 (P3). */
export const firstNumberMistakes = {
  swapped: mistake(
    'more-fewer-swapped',
    'Mixes up more and fewer',
    'More is a bigger group. Fewer is a smaller group.',
  ),
  sameNotMatched: mistake(
    'same-not-matched',
    'Says the groups are the same without matching',
    'Draw a line from one thing to one thing. Is something left over?',
  ),
  oneTooFew: mistake(
    'one-too-few',
    'Leaves out one thing when counting',
    'Touch each thing once. Say one number for each touch.',
  ),
  oneTooMany: mistake(
    'one-too-many',
    'Counts one thing twice',
    'Touch each thing once. Move it away when it is counted.',
  ),
  oneFewer: mistake(
    'one-fewer-for-more',
    'Takes one away when one more comes',
    'One more makes the group bigger. Count on.',
  ),
  noChange: mistake(
    'no-change-for-more',
    'Gives the number that was there before',
    'One more came. Count the new one too.',
  ),
  twoMore: mistake(
    'two-more-for-one',
    'Counts on two in place of one',
    'One more is only one step. Take one step on.',
  ),
  hundredTooSoon: mistake(
    'new-hundred-too-soon',
    'Starts a new hundred after each nine',
    'After nine ones comes a new ten. A new hundred comes after 99, 199 and 299.',
  ),
  tenForOne: mistake(
    'ten-step-for-one',
    'Counts on or back by ten when the step is one',
    'Just after means one step. Add one to the ones.',
  ),
  backForOn: mistake(
    'back-for-on',
    'Goes back when the next number is asked for',
    'After means we count up. The next number is bigger.',
  ),
  onesForGroups: mistake(
    'ones-for-groups',
    'Counts in ones where we jump in twos or fives',
    'Look at the jump. Add the same jump each time.',
  ),
  jumpLeftOut: mistake('jump-left-out', 'Leaves out one jump', 'Point at each group as you say a number.'),
  twosForFives: mistake(
    'twos-for-fives',
    'Mixes up jumps of two and jumps of five',
    'A pair gives two. A hand gives five. Ask what one group has.',
  ),
};
