import { firstSetMistakes } from '#practice/misconceptions/first-sets.ts';
import { mistake } from '#practice/misconceptions/mistake.ts';

/* Also made in P4. */
const { oneSetOnly } = firstSetMistakes;

export const partMistakes = {
  oneSetOnly,
  bothAddedOn: mistake(
    'both-added-on',
    'Adds the middle where it must be taken away',
    'The number of a whole circle holds the middle already. Take it away to find the only part.',
  ),
  outsideTakenIn: mistake(
    'outside-taken-in',
    'Members outside both circles are counted with the union',
    'The union lies inside the circles. What stands outside them belongs to neither set.',
  ),
  outsideForgotten: mistake(
    'outside-forgotten',
    'Forgets those outside the circles in the check',
    'The whole has four parts. Those outside belong to it too.',
  ),
  stopsTooEarly: mistake(
    'stops-too-early',
    'Gives the number inside the circles where those outside are asked for',
    'Well begun. Now take this number from the whole.',
  ),
  checkTurnedRound: mistake(
    'check-turned-round',
    'Says that there are too many when some are missing',
    'If the parts make less than the whole, some are missing.',
  ),
  middleForOnly: mistake(
    'middle-for-only',
    'Puts into the middle what belongs to one set only',
    'The middle is for members of both sets. Ask about the second set too.',
  ),
  outsideForOnly: mistake(
    'outside-for-only',
    'Puts outside what belongs to one set',
    'What belongs to neither set goes outside. One yes brings it into a circle.',
  ),
  complementAdded: mistake(
    'complement-added',
    'Adds the whole and the part where the rest is asked for',
    'The set and its complement make the whole. Take the part away from the whole.',
  ),
  borrowingForgotten: mistake(
    'borrowing-forgotten',
    'Takes the smaller digit from the larger one without borrowing',
    'If the digit above is too small, borrow a ten from the next place.',
  ),
  complementIsEverything: mistake(
    'complement-is-everything',
    'Gives the universal set as the complement',
    'Cross out the members of the set. What is left is the complement.',
  ),
  stopsAtInside: mistake(
    'stops-at-inside',
    'Gives the number inside the circles where the middle is asked for',
    'Well begun. Now add the two circles and see how many were counted twice.',
  ),
  wholeLessCircle: mistake(
    'whole-less-circle',
    'Takes one circle from the whole and calls it the middle',
    'What is left is outside that circle. For the middle add both circles first.',
  ),
  likelyIsCertain: mistake(
    'likely-is-certain',
    'Calls a likely event certain',
    'Certain means that nothing else can happen. Ask whether another outcome is possible.',
  ),
  kindsCounted: mistake(
    'kinds-counted',
    'Counts the kinds and not the things',
    'Count every single thing. Each of them may be taken.',
  ),
  chanceWordsMixed: mistake(
    'chance-words-mixed',
    'Mixes up certain, possible and impossible',
    'Certain must happen, impossible cannot happen, and an even chance is one half.',
  ),
  circlesMixed: mistake(
    'circles-mixed',
    'The two circles are mixed up',
    'Read the name above each circle. Then choose the part that lies in the right one.',
  ),
  neitherForBoth: mistake(
    'neither-for-both',
    'Both and neither are mixed up',
    'Both means the one and the other, and its place is the middle. Neither is outside the circles.',
  ),
  neitherPutInside: mistake(
    'neither-put-inside',
    'What belongs to neither set is put into a circle',
    'A circle holds what obeys its rule. What obeys neither rule has its place outside.',
  ),
  dotsAdded: mistake(
    'dots-added',
    'Adds the numbers on the faces and does not count the faces',
    'One face is one outcome. Count how many faces there are.',
  ),
  unlikelyIsImpossible: mistake(
    'unlikely-is-impossible',
    'An unlikely event is called impossible',
    'Impossible means that it cannot happen. If even one outcome is wanted, it can happen.',
  ),
};
