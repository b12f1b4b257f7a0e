import { mistake } from '#practice/misconceptions/mistake.ts';

export const integerMistakes = {
  signIgnored: mistake(
    'sign-ignored',
    'The minus sign is ignored',
    'A minus sign puts a number to the left of zero. Look at the number line.',
  ),
  signOfSecondLost: mistake(
    'sign-of-second-lost',
    'The sign of the second number is lost',
    'Adding a negative number goes to the left on the number line.',
  ),
  twoMinusesMissed: mistake(
    'two-minuses-missed',
    'Two minuses are not seen as a plus, or the way is mixed up',
    'Taking away a negative number goes to the right. Taking away a positive one goes to the left.',
  ),
  signOfAnswerLost: mistake(
    'sign-of-answer-lost',
    'The sign of the answer is wrong',
    'Look on which side of zero you end.',
  ),
  wrongWayOnLine: mistake(
    'wrong-way-on-line',
    'Goes the wrong way on the line',
    'Rising goes up and falling goes down.',
  ),
  onlyOneSideCounted: mistake(
    'only-one-side-counted',
    'Only the way on one side of zero is counted',
    'The way goes to zero and on from there. Count both parts.',
  ),
  stopsAfterOneChange: mistake(
    'stops-after-one-change',
    'Only the first change is made',
    'Good. Now make the second change too.',
  ),
  signRuleMixed: mistake(
    'sign-rule-mixed',
    'The rule of signs is mixed up',
    'Same signs give plus. Different signs give minus.',
  ),
  addsForTimesIntegers: mistake(
    'adds-for-times-integers',
    'Adds or takes away where it is asked to multiply or divide',
    'Look at the sign between the numbers.',
  ),
};

export const algebraMistakes = {
  sameSignUsed: mistake(
    'same-sign-used',
    'The same operation is used and not the opposite one',
    'To move a number to the other side, do the opposite: − undoes +, and ÷ undoes ×.',
  ),
  rightSideGiven: mistake(
    'right-side-given',
    'The number on the right side is given',
    'That is the whole right side. Find what the letter stands for.',
  ),
  wrongOperation: mistake(
    'wrong-operation',
    'Another operation is undone than the one that stands there',
    'See how the number and the letter are joined. Undo just that.',
  ),
  stopsBeforeDividing: mistake(
    'stops-before-dividing',
    'Stops before dividing',
    'Good. The letter still stands with a number before it. Divide by that number.',
  ),
  numberLeftOut: mistake(
    'number-left-out',
    'The number beside the letter is left out',
    'First bring the number that stands alone to the other side.',
  ),
  letterNotCollected: mistake(
    'letter-not-collected',
    'The letters of the other side are left out',
    'Bring all letters to one side before you divide.',
  ),
  bracketHalfOpened: mistake(
    'bracket-half-opened',
    'Only the letter in the bracket is multiplied',
    'The number before the bracket multiplies everything inside.',
  ),
  stopsAtTheBracket: mistake(
    'stops-at-the-bracket',
    'Gives the value of the bracket',
    'Good, that is the bracket. Now find the letter in it.',
  ),
  multipliedTooEarly: mistake(
    'multiplied-too-early',
    'Only one part is multiplied',
    'First take the number away. Then multiply.',
  ),
  stopsAtTheFraction: mistake(
    'stops-at-the-fraction',
    'Gives the value of the fraction',
    'Good. That is the letter divided by a number. Now multiply.',
  ),
  lettersSideBySide: mistake('letters-side-by-side', '3a with a = 4 is read as 34', '3a means 3 times a.'),
  addsForTimesLetters: mistake(
    'adds-for-times-letters',
    '3a is read as 3 + a',
    'A number before a letter means times.',
  ),
  addsBeforeTimes: mistake('adds-before-times', 'Adds before multiplying', 'Multiply first. Then add.'),
  squareAsDouble: mistake('square-as-double', 'a² is read as 2 times a', 'The small 2 means a times a.'),
  lettersMixed: mistake(
    'letters-mixed',
    'The letters are mixed up',
    'Look again which number belongs to which letter.',
  ),
};
