import { type Place, placeOf } from '@afrolearn/learning/practice/places.ts';
import type { Answer } from '@afrolearn/learning/quizzes/questions.ts';
import { readLocal } from '#lib/local.ts';

/** The footer's country decides currency and examples. */
export const ownPlace = (): Place => placeOf(readLocal('afl_country'));

/** Before and after the number, as whole words: '12 books' and '5 r 2' are no money. */
const moneyWords: Readonly<Record<string, readonly [before: RegExp, behind: RegExp]>> = {
  KES: [/^(?:kes|ksh?s?|shillings?)\.?\s*(?=[-−]?\d)/iu, /([\d=-])\s*(?:kes|ksh?s?|shillings?)\.?$/iu],
  NGN: [/^(?:ngn|₦|naira)\s*(?=[-−]?\d)/iu, /([\d=-])\s*(?:ngn|₦|naira)$/iu],
  ZAR: [/^(?:zar|rands?|r)\s*(?=[-−]?\d)/iu, /([\d=-])\s*(?:zar|rands?)$/iu],
  GHS: [/^(?:ghs|gh₵|₵|cedis?)\s*(?=[-−]?\d)/iu, /([\d=-])\s*(?:ghs|gh₵|₵|cedis?)$/iu],
};

/**
 * The server regenerates exercises with Ugandan shillings, so other currencies are removed from the answer
 * before grading.
 */
export const plainAnswer = (answer: Answer, { currency }: Place): Answer => {
  const words = moneyWords[currency];
  if (typeof answer !== 'string' || words === undefined) return answer;
  const [before, behind] = words;
  return answer.trim().replace(before, '').replace(behind, '$1');
};
