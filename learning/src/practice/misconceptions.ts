/** Every mistake that practice can name, to look up an id. An exercise carries its own. */
import { algebraMistakes, integerMistakes } from '#practice/misconceptions/algebra.ts';
import { compassMistakes } from '#practice/misconceptions/compass.ts';
import { countingMistakes } from '#practice/misconceptions/counting.ts';
import { nounMistakes, verbMistakes } from '#practice/misconceptions/english.ts';
import { firstNumberMistakes } from '#practice/misconceptions/first-numbers.ts';
import { firstSetMistakes } from '#practice/misconceptions/first-sets.ts';
import { fractionMistakes } from '#practice/misconceptions/fractions.ts';
import { angleMistakes, dataMistakes, shapeMistakes } from '#practice/misconceptions/measures.ts';
import { moneyMistakes, shareMistakes } from '#practice/misconceptions/money.ts';
import { numberMistakes } from '#practice/misconceptions/numbers.ts';
import { baseMistakes, factorMistakes, operationMistakes } from '#practice/misconceptions/operations.ts';
import { schoolThingMistakes } from '#practice/misconceptions/school-things.ts';
import { sentenceMistakes } from '#practice/misconceptions/sentences.ts';
import { pairMistakes } from '#practice/misconceptions/set-pairs.ts';
import { partMistakes } from '#practice/misconceptions/set-parts.ts';
import { setMistakes } from '#practice/misconceptions/sets.ts';
import { smallSetMistakes } from '#practice/misconceptions/small-sets.ts';
import { timeMistakes } from '#practice/misconceptions/time.ts';
import type { Misconception } from '#quizzes/questions.ts';

const tables = [
  countingMistakes,
  numberMistakes,
  operationMistakes,
  factorMistakes,
  baseMistakes,
  fractionMistakes,
  setMistakes,
  pairMistakes,
  partMistakes,
  shareMistakes,
  moneyMistakes,
  timeMistakes,
  shapeMistakes,
  angleMistakes,
  dataMistakes,
  integerMistakes,
  algebraMistakes,
  firstNumberMistakes,
  firstSetMistakes,
  compassMistakes,
  smallSetMistakes,
  schoolThingMistakes,
  verbMistakes,
  nounMistakes,
  sentenceMistakes,
];

/** A mistake in two tables is listed once. */
export const practiceMisconceptions: readonly Misconception[] = [
  ...new Set(tables.flatMap((table) => Object.values<Misconception>(table))),
];
