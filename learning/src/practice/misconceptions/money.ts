import { mistake } from '#practice/misconceptions/mistake.ts';

export const shareMistakes = {
  otherShareGiven: mistake(
    'other-share-given',
    'The share of the other person is given',
    'The first number of the ratio belongs to the first name.',
  ),
  dividesByOwnPart: mistake(
    'divides-by-own-part',
    'The whole is divided by one number of the ratio',
    'Add the numbers of the ratio first. The whole is shared into all these parts.',
  ),
  stopsAtOnePart: mistake(
    'stops-at-one-part',
    'Gives the size of one part',
    'That is one part. Multiply it by the number of parts that are asked for.',
  ),
  stopsAtOneShare: mistake(
    'stops-at-one-share',
    'Gives one share where the difference is asked for',
    'You found a share. Now compare it with the other one.',
  ),
  sharesEqually: mistake(
    'shares-equally',
    'The whole is shared equally',
    'In a ratio such as 2 : 3 the two shares are not equal. Count the parts.',
  ),
  otherPartGiven: mistake(
    'other-part-given',
    'The other part of the whole is taken',
    'Read again which part the number belongs to: the part itself or the rest.',
  ),
  percentTakenAsNumber: mistake(
    'percent-taken-as-number',
    'A percentage and a plain number are mixed up',
    'Per cent means out of every hundred, but the whole is seldom just 100. Compare the part with the whole.',
  ),
  dividesByPercent: mistake(
    'divides-by-percent',
    'The whole is divided by the percentage',
    'Multiply by the percentage and divide by 100.',
  ),
  percentOutOfTen: mistake(
    'percent-out-of-ten',
    'The percentage is taken out of ten',
    'Per cent means out of a hundred. Divide by 100.',
  ),
  changeGivenAsPercent: mistake(
    'change-given-as-percent',
    'The change is given where the percentage is asked for',
    'You found the change. Now compare it with the number at the start, out of 100.',
  ),
  percentOfTheEnd: mistake(
    'percent-of-the-end',
    'The change is compared with the number at the end',
    'A change is always compared with the number where it began.',
  ),
  partForChange: mistake(
    'part-for-change',
    'The whole number after the change is compared',
    'Compare only the change with the start, not the new number.',
  ),
  stopsAtTheChange: mistake(
    'stops-at-the-change',
    'Gives the change where the new number is asked for',
    'You found the change. Add it or take it away, as the story says.',
  ),
  upAndDownMixed: mistake(
    'up-and-down-mixed',
    'Rising and falling are mixed up',
    'When it rises, add the change. When it falls, take it away.',
  ),
};

export const moneyMistakes = {
  costGivenForChange: mistake(
    'cost-given-for-change',
    'The cost is given where the change is asked for',
    'You found the cost. The change is what comes back from the money paid.',
  ),
  priceOfOneTaken: mistake(
    'price-of-one-taken',
    'Only the price of one is taken',
    'Several were bought. Find the cost of all of them first.',
  ),
  addsForChange: mistake(
    'adds-for-change',
    'The cost is added to the money paid',
    'Change comes back, so it must be less than the money paid.',
  ),
  borrowedInMoney: mistake(
    'borrowed-in-money',
    'A thousand too much is left after borrowing',
    'Check by adding: the cost and the change make the money paid.',
  ),
  addsForProfit: mistake(
    'adds-for-profit',
    'The two prices are added',
    'Profit and loss are the difference between the cost and the selling price.',
  ),
  sellingPriceGiven: mistake(
    'selling-price-given',
    'The selling price is given',
    'That is all the money she got. Take away what it cost her.',
  ),
  otherCostsForgotten: mistake(
    'other-costs-forgotten',
    'Other costs, such as transport, are not counted rightly',
    'Transport is a cost as well. Add it to the buying price.',
  ),
  percentOfSellingPrice: mistake(
    'percent-of-selling-price',
    'The percentage is found of the selling price',
    'Profit and loss are compared with the buying price, because that is what was spent.',
  ),
  profitNotAsPercent: mistake(
    'profit-not-as-percent',
    'The profit is given where the percentage is asked for',
    'You found the profit or loss. Now compare it with the buying price, out of 100.',
  ),
  sellingPriceAsPercent: mistake(
    'selling-price-as-percent',
    'The selling price is compared and not the profit',
    'Compare only the profit or loss with the buying price.',
  ),
  dividesByHundredOnly: mistake(
    'divides-by-hundred-only',
    'The profit is only divided by 100',
    'Divide by the buying price, and multiply by 100.',
  ),
  stopsAtTheProfit: mistake(
    'stops-at-the-profit',
    'Gives the profit or loss where the price is asked for',
    'You found the profit or loss. Now find the selling price with it.',
  ),
  percentAsMoney: mistake(
    'percent-as-money',
    'The percentage is taken for money',
    'Per cent means out of every hundred. Find that part of the price.',
  ),
  profitAndLossMixed: mistake(
    'profit-and-loss-mixed',
    'Profit and loss are mixed up',
    'With a profit the selling price is higher. With a loss it is lower.',
  ),
  discountAndPriceMixed: mistake(
    'discount-and-price-mixed',
    'The discount and the price are mixed up',
    'The discount is taken off. What is left is the price that is paid.',
  ),
  discountAdded: mistake(
    'discount-added',
    'The discount is added',
    'A discount makes the price less. Take it away.',
  ),
  monthsAsYears: mistake(
    'months-as-years',
    'Months are taken for years',
    'The rate is for a year. Divide the months by 12.',
  ),
  interestAndAmountMixed: mistake(
    'interest-and-amount-mixed',
    'The interest and the amount are mixed up',
    'The interest is what is earned. The amount is the savings and the interest together.',
  ),
  timeLeftOut: mistake(
    'time-left-out',
    'The time is left out',
    'That is the interest for one year. Multiply by the time in years.',
  ),
  hundredLeftOutOfRate: mistake(
    'hundred-left-out-of-rate',
    'The rate is not divided by 100',
    'The rate is out of a hundred. Divide by 100.',
  ),
};
