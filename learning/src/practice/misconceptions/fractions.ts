import { mistake } from '#practice/misconceptions/mistake.ts';

export const fractionMistakes = {
  notLowestTerms: mistake(
    'not-lowest-terms',
    'The fraction can still be simplified',
    'Right so far. Another number still divides the top and the bottom.',
  ),
  onlyTopDivided: mistake(
    'only-top-divided',
    'Only the top is divided',
    'Divide the top and the bottom by the same number, or the fraction changes.',
  ),
  addsSameToBoth: mistake(
    'adds-same-to-both',
    'The same number is added to top and bottom',
    'Equal fractions come from multiplying both by the same number, not from adding.',
  ),
  onlyOneNumberChanged: mistake(
    'only-one-number-changed',
    'Only one of the two numbers is changed',
    'What is done to the bottom must be done to the top.',
  ),
  givesTheTimes: mistake(
    'gives-the-times',
    'Gives the number that both are multiplied by',
    'You found what to multiply by. Now multiply with it.',
  ),
  biggerBottomIsBigger: mistake(
    'bigger-bottom-is-bigger',
    'A fraction with a larger bottom number is thought to be larger',
    'More parts mean smaller parts. One eighth of a chapati is less than one quarter.',
  ),
  fewerPartsTaken: mistake(
    'fewer-parts-taken',
    'Takes the fraction with fewer parts of the same size',
    'The parts have the same size here. More of them make a greater fraction.',
  ),
  comparesTopsOnly: mistake(
    'compares-tops-only',
    'Only the tops are compared',
    'Tops can be compared when the bottoms are the same. Change the fractions first.',
  ),
  smallerBottomAlwaysWins: mistake(
    'smaller-bottom-always-wins',
    'Only the bottoms are compared',
    'Larger parts are not enough. It also matters how many of them there are.',
  ),
  topsAndBottoms: mistake(
    'tops-and-bottoms',
    'Tops are added to tops and bottoms to bottoms',
    'Only parts of the same size can be put together. Give both the same bottom number.',
  ),
  topsNotChanged: mistake(
    'tops-not-changed',
    'The bottom is changed but the tops stay as they were',
    'When the bottom is multiplied, the top must be multiplied by the same number.',
  ),
  turnsOverToMultiply: mistake(
    'turns-over-to-multiply',
    'A fraction is turned over to multiply',
    'Turning over belongs to dividing. To multiply, take tops with tops and bottoms with bottoms.',
  ),
  wholeForgotten: mistake(
    'whole-forgotten',
    'The whole number of a mixed number is forgotten',
    'First write the mixed number as one fraction, with its wholes.',
  ),
  bottomNotMultiplied: mistake(
    'bottom-not-multiplied',
    'A common bottom number is used to multiply',
    'To multiply, the bottoms are multiplied. A common bottom number is for adding.',
  ),
  multipliesToDivide: mistake(
    'multiplies-to-divide',
    'Multiplies where it is asked to divide',
    'To divide, turn the second fraction over first. Then multiply.',
  ),
  turnsOverTheFirst: mistake(
    'turns-over-the-first',
    'The first fraction is turned over',
    'Only the fraction that you divide by is turned over, and that is the second.',
  ),
  longerIsLarger: mistake(
    'longer-is-larger',
    'A decimal with more digits is thought to be larger',
    '0.12 is less than 0.9. Compare the tenths first, or fill up with zeros: 0.12 and 0.90.',
  ),
  pointsNotLinedUp: mistake(
    'points-not-lined-up',
    'The points do not stand under each other',
    'Write point under point. Tenths go with tenths and hundredths with hundredths.',
  ),
  partsWorkedApart: mistake(
    'parts-worked-apart',
    'The parts after the point are worked as whole numbers',
    '4 tenths are 40 hundredths. Fill up with zeros before you work it out.',
  ),
  pointMisplaced: mistake(
    'point-misplaced',
    'The point stands one place too far',
    'Estimate first: the answer must be near the sum of the whole numbers.',
  ),
  placesNotAdded: mistake(
    'places-not-added',
    'The decimal places of only one number are counted',
    'Count the decimal places of both numbers together.',
  ),
  pointForgotten: mistake(
    'point-forgotten',
    'The point is left out',
    'Put the point back. Count the decimal places of both numbers.',
  ),
};
