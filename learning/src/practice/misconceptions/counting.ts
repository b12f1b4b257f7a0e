import { mistake } from '#practice/misconceptions/mistake.ts';

export const countingMistakes = {
  sameTenAgain: mistake(
    'same-ten-again',
    'After nine ones the same ten begins again',
    'After nine ones a new ten begins. Say 58, 59, 60, and see how the tens go up.',
  ),
  tenForOne: mistake(
    'ten-for-one',
    'Counts on or back by ten when the step is one',
    'Just before and just after are only one step away. Take one small jump on the number line.',
  ),
  onesForTens: mistake(
    'ones-for-tens',
    'Counts in ones when we count in tens',
    'To count in tens, add ten each time. Say 10, 20, 30.',
  ),
  numberSkipped: mistake(
    'number-skipped',
    'Leaves out a number when counting',
    'Point to each number as you say it. Then no number is left out.',
  ),
  beforeAfterMixed: mistake(
    'before-after-mixed',
    'Mixes before and after',
    'Before comes first when we count up. After comes next.',
  ),
  jumpsToNextHundred: mistake(
    'jumps-to-next-hundred',
    'After 109 a new hundred begins',
    'After 109 only a new ten begins. A new hundred comes after 199.',
  ),
  outsideTheTwo: mistake(
    'outside-the-two',
    'Gives a number that is not between the two',
    'Between means after the first and before the second. Count from one to the other.',
  ),
  orderByLastDigit: mistake(
    'order-by-last-digit',
    'Puts numbers in order by the last digit',
    'Look at the hundreds, then the tens. Look at the ones last.',
  ),
  allDigitsAdded: mistake(
    'all-digits-added',
    'Adds all digits as if they were ones',
    'Tens and ones are different. Add ones to ones and tens to tens.',
  ),
  tensLeftOut: mistake(
    'tens-left-out',
    'Adds the ones and forgets the tens of the second number',
    'After the ones, add the tens of both numbers.',
  ),
  hundredLeftOut: mistake(
    'hundred-left-out',
    'Loses the hundred that ten tens make',
    'Ten tens make one hundred. Write the hundred in front.',
  ),
};
