import { mistake } from '#practice/misconceptions/mistake.ts';

export const setMistakes = {
  manyIsEndless: mistake(
    'many-is-endless',
    'A very large set is infinite',
    'Very many is not endless. Ask whether you would reach a last member if you counted long enough.',
  ),
  dotsMeanEndless: mistake(
    'dots-mean-endless',
    'Three dots always mean that the set has no end',
    'Look at what comes after the dots. If there is a number, the set ends with it.',
  ),
  infiniteSeemsFinite: mistake(
    'infinite-seems-finite',
    'A well-known infinite set is thought to end somewhere',
    'Name a large member of the set and ask whether a larger one can follow. If it always can, the set is infinite.',
  ),
  dotsSkipped: mistake(
    'dots-skipped',
    'Only the members that are printed are counted',
    'The dots stand for all the members between. Use the pattern to count them too.',
  ),
  lastIsCount: mistake(
    'last-is-count',
    'The last member is taken for the number of members',
    'The last member is only one of them. Count how many there are from the first to the last.',
  ),
  allNumbersCounted: mistake(
    'all-numbers-counted',
    'Every number in the range is counted, even those that do not belong',
    'Read the rule of the set again. Count only the numbers that obey it.',
  ),
  factorsForMultiples: mistake(
    'factors-for-multiples-in-sets',
    'Factors and multiples are mixed up, so that factors seem to have no end',
    'Factors divide a number and come to an end. Multiples are made by counting on in steps, and they never end.',
  ),
  twoNotPrime: mistake(
    'two-not-prime',
    'Every even number is thought not to be prime',
    '2 has exactly two factors, 1 and 2, so it is prime. It is the only even prime number.',
  ),
  oddIsPrime: mistake(
    'odd-is-prime',
    'Every odd number is thought to be prime',
    'Look for factors. 15 is odd, but 3 and 5 divide it, so it is not prime.',
  ),
  doublesTheMembers: mistake(
    'doubles-the-members',
    'The number of subsets is found as 2 times n',
    'Each member doubles the number of subsets. Multiply 2 by itself once for each member.',
  ),
  squaresTheMembers: mistake(
    'squares-the-members',
    'The number of subsets is found as n times n',
    'The 2 is multiplied by itself, because each member is in or out. Work out 2ⁿ and not n².',
  ),
  subsetLeftOut: mistake(
    'subset-left-out',
    'The empty set or the set itself is forgotten, or it is counted where only proper subsets are asked for',
    'All subsets are 2ⁿ, with the empty set and the set itself. We leave one out only when we count proper subsets.',
  ),
  membersForSubsets: mistake(
    'members-for-subsets',
    'The members are counted and not the subsets',
    'You counted the members. Now count all the sets that can be made from them, with 2ⁿ.',
  ),
  stopsAtSubsets: mistake(
    'stops-at-subsets',
    'The number of subsets is given where the number of members is asked for',
    'Good, you found how many subsets there are. Now write that number as a product of twos and count the twos.',
  ),
  halvesForMembers: mistake(
    'halves-for-members',
    'The number of subsets is halved to find the members',
    'Divide by 2 again and again until you reach 1. The number of divisions is the number of members.',
  ),
  bothCountedTwice: mistake(
    'both-counted-twice',
    'The two sets are added, and those in both are counted twice',
    'Those in the middle stand in both circles. After adding, take the middle away once.',
  ),
  bothLeftOut: mistake(
    'both-left-out',
    'Only the two outer parts are added, and the middle is left out',
    'The union is everything inside the circles. Add the middle too.',
  ),
  unionForIntersection: mistake(
    'union-for-intersection',
    'Union and intersection are mixed up',
    'The intersection ∩ is what both sets share. The union ∪ is everything that lies in one or the other.',
  ),
  complementIsOtherSet: mistake(
    'complement-is-other-set',
    'The complement of a set is taken to be the other set only',
    'The complement is everything outside the circle. Add those who are in neither set.',
  ),
  complementIsNeither: mistake(
    'complement-is-neither',
    'The complement of a set is taken to be those in neither set',
    'The part of the other circle that lies outside this one belongs to the complement too.',
  ),
  complementIsInside: mistake(
    'complement-is-inside',
    'The complement is looked for inside the circle',
    'The mark ′ means not. Look at everything that lies outside the circle.',
  ),
  differenceTurnedRound: mistake(
    'difference-turned-round',
    'A − B and B − A are mixed up',
    'Read from left to right. A − B begins with A and takes out what is also in B.',
  ),
  wholeSetAsOnly: mistake(
    'whole-set-as-only',
    'The number of the whole set is written for the part that is in this set only',
    'The number of a set counts its whole circle. Take the middle away to find the only part.',
  ),
  onlyForWhole: mistake(
    'only-for-whole',
    'The only part is given where the whole set is asked for',
    'Those in the middle belong to the set as well. Add the middle to the only part.',
  ),
  neitherLeftOut: mistake(
    'neither-left-out',
    'Those in neither set are left out of the equation',
    'The whole has four regions. Those outside the circles must be in the sum.',
  ),
  neitherTakenOff: mistake(
    'neither-taken-off',
    'Those in neither set are taken away in the equation and not added',
    'All four regions, even the one outside, are added to make the whole.',
  ),
  middleAddedOn: mistake(
    'middle-added-on',
    'The middle is added once more and not taken away',
    'Each circle already holds the middle. Take x from both circles and write it once.',
  ),
  signLostWithX: mistake(
    'sign-lost-with-x',
    'The number is added where it should be taken away in solving',
    'In 39 − x = 32, ask what must be taken from 39 to leave 32.',
  ),
  stopsAtX: mistake(
    'stops-at-x',
    'The value of x is given although something else is asked for',
    'Well done for finding x. Read the question again, and put x back into the part that is asked.',
  ),
  unionForOneSet: mistake(
    'union-for-one-set',
    'Everything inside both circles is given for one set',
    'Follow one circle with your finger. Add only the regions inside it.',
  ),
  oddsForProbability: mistake(
    'odds-for-probability',
    'The outcomes we want are divided by the others and not by all',
    'Below stands the number of all outcomes, with those that we want among them.',
  ),
  kindsEquallyLikely: mistake(
    'kinds-equally-likely',
    'Two kinds are thought to be equally likely whatever their numbers',
    'Count the things and not the kinds. More things of one kind make it more likely.',
  ),
  otherEventTaken: mistake(
    'other-event-taken',
    'The probability of the other event is given',
    'Look again at what is asked, and count those outcomes. The other event has what is left of 1.',
  ),
  outsideNotCounted: mistake(
    'outside-not-counted',
    'Those outside the circles are left out of all the outcomes',
    'Anybody in the universal set may be chosen. Divide by the number in the whole rectangle.',
  ),
  endNumberTakenIn: mistake(
    'end-number-taken-in',
    'The number at the end is counted although it says greater than or less than',
    'Greater than 4 begins with the next number. 4 itself is not greater than 4.',
  ),
  eventIsOneOutcome: mistake(
    'event-is-one-outcome',
    'Every event is thought to be one outcome',
    'An event may hold several outcomes. List all of them before you write the fraction.',
  ),
  phrasesAndRegionsMixed: mistake(
    'phrases-and-regions-mixed',
    'Phrases such as only one and at least one are mixed up',
    'Only one leaves the middle out. At least one takes in everything inside the circles.',
  ),
  fractionUpsideDown: mistake(
    'fraction-upside-down',
    'The fraction is turned upside down',
    'What we want stands on top and all the outcomes below. A probability is never more than 1.',
  ),
  firstNotCounted: mistake(
    'first-not-counted',
    'The jumps are counted and the first member is left out',
    'Between two members there is one jump. So there is one member more than jumps.',
  ),
  numbersForSteps: mistake(
    'numbers-for-steps',
    'The numbers of the halving are counted and not the steps',
    'Count how often you halve. 8, 4, 2, 1 are four numbers, but only three steps.',
  ),
  middleOnlyTakenOff: mistake(
    'middle-only-taken-off',
    'Only those in both are taken from the whole',
    'Take everybody inside the circles from the whole, not only the middle.',
  ),
};
