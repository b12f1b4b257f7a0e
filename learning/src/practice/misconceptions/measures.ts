import { mistake } from '#practice/misconceptions/mistake.ts';

export const shapeMistakes = {
  areaForPerimeter: mistake(
    'area-for-perimeter',
    'The area is found for the perimeter',
    'The perimeter is the way around. Add the sides.',
  ),
  perimeterForArea: mistake(
    'perimeter-for-area',
    'The perimeter is found for the area',
    'The area is how much is covered. Multiply the length by the width.',
  ),
  twoSidesOnly: mistake(
    'two-sides-only',
    'Only two sides are counted',
    'Walk all around with your finger and count every side.',
  ),
  oneSideLeftOut: mistake(
    'one-side-left-out',
    'One side is left out',
    'Walk all around with your finger and count every side.',
  ),
  oneLengthTakenOff: mistake(
    'one-length-taken-off',
    'Only one length is taken away',
    'A rectangle has two lengths and two widths.',
  ),
  halfForgotten: mistake(
    'half-forgotten',
    'Halving is forgotten',
    'Look for two equal parts. One of them is half of the whole.',
  ),
  stopsAtHalf: mistake(
    'stops-at-half',
    'Gives one length and one width together',
    'Good. Now take the length away.',
  ),
  addsForArea: mistake(
    'adds-for-area',
    'The measures are added',
    'Squares and cubes stand in rows, so the measures are multiplied.',
  ),
  areaDoubled: mistake(
    'area-doubled',
    'The area is doubled',
    'Two of each belong to the perimeter. For the area multiply once.',
  ),
  areaAsPerimeter: mistake(
    'area-as-perimeter',
    'The area is treated as a perimeter',
    'Length times width is the area. Divide it by the length.',
  ),
  takesForDivides: mistake(
    'takes-away-to-go-back',
    'Takes away where dividing is needed',
    'The measures were multiplied. To go back, divide.',
  ),
  multipliesAgain: mistake(
    'multiplies-again',
    'Multiplies where dividing is needed',
    'The answer must be a part of it. Go back by dividing.',
  ),
  areaForVolume: mistake(
    'area-for-volume',
    'The area of one side is given for the volume',
    'That is one layer. Multiply by the height.',
  ),
  surfaceForVolume: mistake(
    'surface-for-volume',
    'The faces are added for the volume',
    'The faces are the outside. The volume is what is inside: length × width × height.',
  ),
  stepLeftOutOfVolume: mistake(
    'step-left-out-of-volume',
    'Only one of two measures is divided off',
    'Divide by both the length and the width.',
  ),
  hundredForThousand: mistake(
    'hundred-for-thousand',
    'A litre is taken for 100 cubic centimetres',
    'A litre is a cube of 10 cm by 10 cm by 10 cm. That is 1,000 cm³.',
  ),
  notChangedToLitres: mistake(
    'not-changed-to-litres',
    'Cubic centimetres are not changed to litres',
    'Good, that is the volume in cm³. Now divide by 1,000.',
  ),
  stopsAtLitres: mistake(
    'stops-at-litres',
    'The litres are given where the jerrycans are asked for',
    'You found the litres. Now divide by what one jerrycan holds.',
  ),
};

export const angleMistakes = {
  fullTurnForLine: mistake(
    'full-turn-for-line',
    'A straight line is taken for a full turn',
    'A straight line is half a turn, 180°.',
  ),
  rightAngleForLine: mistake(
    'right-angle-for-line',
    'A straight line is taken for a right angle',
    'A straight line is 180°. A right angle is 90°.',
  ),
  anglesThoughtEqual: mistake(
    'angles-thought-equal',
    'The angles are thought to be equal',
    'They need not be equal. They only make a certain sum.',
  ),
  oneAngleForgotten: mistake(
    'one-angle-forgotten',
    'One of the known angles is forgotten',
    'Take away every angle that is known.',
  ),
  stopsAtTheSum: mistake(
    'stops-at-the-sum',
    'Gives the sum of the known angles',
    'Good, that is the sum. Now take it from 180°.',
  ),
  stopsAtX: mistake(
    'stops-at-the-letter',
    'Gives x where another angle is asked for',
    'You found x. Now find the angle that is asked with it.',
  ),
  largerForSmaller: mistake(
    'larger-for-smaller',
    'The larger angle is given for the smaller',
    'Read again which angle is asked.',
  ),
  smallerForLarger: mistake(
    'smaller-for-larger',
    'The smallest angle is given for the largest',
    'Read again which angle is asked.',
  ),
  onePartForgotten: mistake(
    'one-part-forgotten',
    'One part is not counted',
    'Count all the parts together, also the single x.',
  ),
  fullTurnForTriangle: mistake(
    'full-turn-for-triangle',
    'The angles of a triangle are thought to make 360°',
    'The angles of a triangle make 180°. Those of a quadrilateral make 360°.',
  ),
  notSharedByTwo: mistake(
    'not-shared-by-two',
    'What is left is not shared by the two equal angles',
    'Both equal angles share it. Divide by 2.',
  ),
};

export const dataMistakes = {
  stopsAtTheTotal: mistake(
    'stops-at-the-total',
    'Gives the sum',
    'Good, that is the sum of all. Go on from there.',
  ),
  medianForMean: mistake(
    'median-for-mean',
    'The middle number is given for the mean',
    'The middle one is the median. For the mean add all and divide.',
  ),
  countedWrongly: mistake(
    'counted-wrongly',
    'Divides by the wrong number',
    'Count again how many numbers there are.',
  ),
  rangeForMean: mistake(
    'range-for-mean',
    'The range is given for the mean',
    'The range is the highest less the lowest. For the mean add all and divide.',
  ),
  firstAndLastTaken: mistake(
    'first-and-last-taken',
    'The first and the last of the list are taken',
    'Look through the list for the highest and the lowest.',
  ),
  highestForRange: mistake(
    'highest-for-range',
    'The highest number is given',
    'That is the highest one. Read again what is asked.',
  ),
  addsForRange: mistake(
    'adds-for-range',
    'The highest and the lowest are added',
    'The range tells how far apart they are. Take the lowest from the highest.',
  ),
  notPutInOrder: mistake(
    'not-put-in-order',
    'The numbers are not put in order first',
    'Put the numbers in order. Then look for the middle.',
  ),
  oneOfTwoMiddles: mistake(
    'one-of-two-middles',
    'Only one of the two middle numbers is taken',
    'Two numbers stand in the middle. Take the number halfway between them.',
  ),
  meanForMedian: mistake(
    'mean-for-median',
    'The mean is given for the median',
    'The median is the one in the middle when all stand in order.',
  ),
  countGivenForMode: mistake(
    'count-given-for-mode',
    'Gives how often it comes',
    'The mode is the number itself, not how often it comes.',
  ),
  highestForMode: mistake(
    'highest-for-mode',
    'The highest number is given for the mode',
    'The mode is the one that comes most often.',
  ),
  medianForMode: mistake(
    'median-for-mode',
    'The middle number is given for the mode',
    'The mode is the one that comes most often.',
  ),
  meanGivenForMissing: mistake(
    'mean-given-for-missing',
    'The mean is given for the missing number',
    'The mean belongs to all of them together. Find the sum first.',
  ),
  knownSumGiven: mistake(
    'known-sum-given',
    'Gives the sum of the known numbers',
    'Good. Now take it from the sum of all.',
  ),
};
