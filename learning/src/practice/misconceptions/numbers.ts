import { mistake } from '#practice/misconceptions/mistake.ts';

export const numberMistakes = {
  wrongUnit: mistake(
    'wrong-unit',
    'The number is right but the unit is not',
    'Look at the unit that is asked for. A number of kilograms is not a number of shillings.',
  ),
  digitWithoutPlace: mistake(
    'digit-without-place',
    'Reads a digit without its place',
    'The place tells what a digit is worth. A 5 in the tens place is worth 50.',
  ),
  placesMixed: mistake(
    'places-mixed',
    'Mixes up the places of a number',
    'Ones stand last. Tens stand before the ones, and hundreds before the tens.',
  ),
  tensAndOnesSwapped: mistake(
    'tens-and-ones-swapped',
    'Swaps the tens and the ones',
    'The tens stand before the ones. 34 is 3 tens and 4 ones, but 43 is 4 tens and 3 ones.',
  ),
  groupCountsOne: mistake(
    'group-counts-one',
    'Counts a group of ten or a hundred as one',
    'One bundle of ten is ten ones. Count it as ten.',
  ),
  numberWrittenAsHeard: mistake(
    'number-written-as-heard',
    'Writes a number the way it sounds, such as 1006 for 106',
    'Use one digit for each place. One hundred and six has 1 hundred, 0 tens and 6 ones.',
  ),
  zeroLeftOut: mistake(
    'zero-left-out',
    'Leaves out the zero that keeps a place',
    'Write 0 for a place that is empty. Then the other digits keep their places.',
  ),
  takesAwayToAdd: mistake(
    'takes-away-to-add',
    'Takes away where the story asks to add',
    'When things come together or more come, we add. The answer is bigger than both numbers.',
  ),
  placeCountedWrongly: mistake(
    'place-counted-wrongly',
    'The places are counted one too many or one too few',
    'Begin at the right and say each place: ones, tens, hundreds, thousands. Then find the digit again.',
  ),
  placesFromTheLeft: mistake(
    'places-from-the-left',
    'The places are counted from the left',
    'Places are counted from the right. The last digit stands for the ones.',
  ),
  digitWithItsTail: mistake(
    'digit-with-its-tail',
    'The digits that follow are taken along with the digit',
    'The value belongs to one digit only. Put a zero for each digit that follows it.',
  ),
  sumAndDifferenceMixed: mistake(
    'sum-and-difference-mixed',
    'The sum is found for the difference, or the other way round',
    'A difference is what is left when one is taken from the other. A sum is both together.',
  ),
  roundsTheWrongWay: mistake(
    'rounds-the-wrong-way',
    'Rounds down where it goes up, or up where it goes down',
    'Look at the next digit. 5 or more goes up, and less than 5 goes down.',
  ),
  roundsToAnotherPlace: mistake(
    'rounds-to-another-place',
    'Rounds to another place than was asked',
    'Read again to which place you round. Then look at the one digit just after it.',
  ),
  zerosNotFilled: mistake(
    'zeros-not-filled',
    'Leaves out the zeros after rounding',
    'The rounded number must keep its size. Fill the places after it with zeros.',
  ),
};
