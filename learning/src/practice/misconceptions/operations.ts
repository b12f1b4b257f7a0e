import { mistake } from '#practice/misconceptions/mistake.ts';

export const operationMistakes = {
  carryForgotten: mistake(
    'carry-forgotten',
    'The carried number is not added',
    'When a column makes more than one digit, carry the rest and add it in the next column.',
  ),
  columnWrittenWhole: mistake(
    'column-written-whole',
    'The whole sum of a column is written down',
    'Each place holds one digit. Write the last digit and carry the other one.',
  ),
  columnsNotLinedUp: mistake(
    'columns-not-lined-up',
    'The numbers are lined up at the left',
    'Write ones under ones and tens under tens. The numbers line up at the right.',
  ),
  smallFromBig: mistake(
    'small-from-big',
    'The smaller digit is always taken from the bigger one',
    'Take the lower digit from the upper one. If the upper one is too small, borrow ten.',
  ),
  borrowedNotPaid: mistake(
    'borrowed-not-paid',
    'Ten is borrowed, but the next column stays the same',
    'The column that lent ten has one less. Cross it out and write the new digit.',
  ),
  addsForTakesAway: mistake(
    'adds-for-takes-away',
    'Adds where it is asked to take away',
    'Look at the sign. What is left must be less than what was there.',
  ),
  secondRowNotShifted: mistake(
    'second-row-not-shifted',
    'The row of the tens is not moved one place',
    'The tens digit stands for tens. Begin its row with a zero.',
  ),
  onlyMatchingDigits: mistake(
    'only-matching-digits',
    'Only ones with ones and tens with tens are multiplied',
    'Each part of one number is multiplied by each part of the other.',
  ),
  stopsAfterOneRow: mistake(
    'stops-after-one-row',
    'Only the ones are multiplied',
    'That was the first row. Multiply by the tens too, and add the rows.',
  ),
  addsForTimes: mistake(
    'adds-for-times',
    'Adds where it is asked to multiply',
    'The sign × means so many groups. Add the same number again and again, or multiply.',
  ),
  oneGroupTooMany: mistake(
    'one-group-too-many',
    'Takes one group too many',
    'Multiply back. If it is more than you have, each gets one less.',
  ),
  remainderTooLarge: mistake(
    'remainder-too-large',
    'What is left over is enough for another group',
    'The remainder must be less than the number you divide by. Share once more.',
  ),
  quotientAndRemainderSwapped: mistake(
    'quotient-and-remainder-swapped',
    'The quotient and the remainder are mixed up',
    'The quotient tells how many each gets. The remainder is what is left over.',
  ),
  remainderForgotten: mistake(
    'remainder-forgotten',
    'What is left over is forgotten',
    'Multiply back and compare with the number at the start. The difference is left over.',
  ),
  countsWhatIsMissing: mistake(
    'counts-what-is-missing',
    'Gives what is missing for the next group',
    'The remainder is what you have left, not what you would still need.',
  ),
  stopsDividingEarly: mistake(
    'stops-dividing-early',
    'Stops before the last digit is divided',
    'Bring down the last digit and divide it too.',
  ),
  digitsTurnedRound: mistake(
    'digits-turned-round',
    'The digits of the answer stand in the wrong order',
    'Write the digit of the largest place first.',
  ),
  extraZero: mistake(
    'extra-zero',
    'A zero too many stands in the answer',
    'Check by multiplying back. The product must be the number at the start.',
  ),
  leftToRight: mistake(
    'left-to-right',
    'Works strictly from left to right',
    'Multiply and divide before you add and take away, wherever they stand.',
  ),
  bracketsIgnored: mistake(
    'brackets-ignored',
    'The brackets are ignored',
    'What stands in brackets is worked out first, before everything else.',
  ),
  takesAwayFirst: mistake(
    'takes-away-first',
    'Takes away before multiplying',
    'Multiply first. Take away when both products are known.',
  ),
  takesForDivides: mistake(
    'takes-for-divides',
    'Takes away where it is asked to divide',
    'Look at the sign. ÷ means to share, and − means to take away.',
  ),
  signMixed: mistake(
    'sign-mixed',
    'Another sign is used than the one that stands there',
    'Read each sign again before you work it out.',
  ),
  stepLeftOut: mistake(
    'step-left-out',
    'The last step is left out',
    'Put your finger on each sign. Every one of them must be worked out.',
  ),
};

export const factorMistakes = {
  commonNotGreatest: mistake(
    'common-not-greatest',
    'A common factor is given that is not the greatest',
    'You found a common factor. Look whether a greater one divides both numbers.',
  ),
  commonNotLowest: mistake(
    'common-not-lowest',
    'A common multiple is given that is not the lowest',
    'You found a common multiple. Look for the first one in both lists.',
  ),
  lcmForGcf: mistake(
    'lcm-for-gcf',
    'The lowest common multiple is given for the greatest common factor',
    'A factor divides both numbers, so it cannot be greater than they are.',
  ),
  gcfForLcm: mistake(
    'gcf-for-lcm',
    'The greatest common factor is given for the lowest common multiple',
    'A multiple is made by multiplying, so it cannot be less than the numbers.',
  ),
  numbersMultiplied: mistake(
    'numbers-multiplied',
    'The two numbers are just multiplied',
    'The product is always a common multiple. Look for a smaller one, or for a factor if that is asked.',
  ),
  smallerNumberTaken: mistake(
    'smaller-number-taken',
    'The smaller number is taken',
    'Check whether it divides both numbers without a remainder.',
  ),
  numbersAdded: mistake(
    'numbers-added',
    'The two numbers are added',
    'A common multiple must be in both times tables. Check your number in each.',
  ),
};

export const baseMistakes = {
  remaindersReadDownwards: mistake(
    'remainders-read-downwards',
    'The remainders are read from the top',
    'The last remainder stands for the largest groups. Read from below.',
  ),
  lastRemainderLeftOut: mistake(
    'last-remainder-left-out',
    'The last remainder is left out',
    'Go on dividing until nothing is left. The last remainder is the first digit.',
  ),
  stopsAfterOneDivision: mistake(
    'stops-after-one-division',
    'Stops after dividing once',
    'Divide again and again, until nothing is left to divide.',
  ),
  baseTenKept: mistake(
    'base-ten-kept',
    'The number is left as it is',
    'The same number is written with other digits in another base. Make groups of the base.',
  ),
  placesFromTheLeft: mistake(
    'base-places-from-the-left',
    'The worth of the places is counted from the left',
    'The last digit stands for ones in every base. Begin at the right.',
  ),
  multiplesForPowers: mistake(
    'multiples-for-powers',
    'The places are taken as 2, 4, 6 or 5, 10, 15',
    'Each place is worth the base times the place before it: 1, 5, 25, 125.',
  ),
  powersBeginAtOne: mistake(
    'powers-begin-at-one',
    'The last place is taken for groups and not for ones',
    'The last place is always worth 1, in every base.',
  ),
  digitsAdded: mistake(
    'digits-added',
    'The digits are just added',
    'Each digit has the worth of its place. Multiply it by that worth first.',
  ),
  addedAsBaseTen: mistake(
    'added-as-base-ten',
    'The sum is worked out as if it were in base ten',
    'In base two there is no digit 2, and in base five no digit 5. Make a group and carry it.',
  ),
  leftInBaseTen: mistake(
    'left-in-base-ten',
    'The answer is left in base ten',
    'Good work. Now change your answer to the base that was asked.',
  ),
};
