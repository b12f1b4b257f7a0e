import { type Place, placeOf } from '@afrolearn/learning/practice/places.ts';
import type { Answer } from '@afrolearn/learning/quizzes/items.ts';
import { readLocal } from '#lib/local.ts';

/** The country of the footer sets currency and examples. */
export const ownPlace = (): Place => placeOf(readLocal('afl_country'));

const moneyWords: Readonly<Record<string, RegExp>> = {
  KES: /kes|ksh?s?\.?|shillings?/giu,
  NGN: /ngn|₦|naira/giu,
  ZAR: /zar|rands?|\br(?=\s*\d)/giu,
  GHS: /ghs|gh₵|₵|cedis?/giu,
};

/**
 * The server makes every exercise again with shillings of Uganda, so another currency that a learner writes along
 * with the number is left out before anybody grades it.
 */
export const plainAnswer = (answer: Answer, { currency }: Place): Answer => {
  const words = moneyWords[currency];
  return typeof answer === 'string' && words !== undefined ? answer.replace(words, '').trim() : answer;
};
