import type { Maker } from '@afrolearn/learning/practice/exercise.ts';
import type { Family } from '@afrolearn/learning/practice/generators.ts';
import { preloadKinds } from '#lesson-kit/questions/index.ts';
import { later } from '#lib/lazy.tsx';

type Makers = Readonly<Record<string, Maker>>;

/** Each family is loaded when it is practised. */
const families: Readonly<Record<Family, () => Promise<Makers>>> = {
  counting: later(
    async () => (await import('@afrolearn/learning/practice/families/numbers/counting.ts')).countingMakers,
  ),
  'first-sums': later(
    async () => (await import('@afrolearn/learning/practice/families/numbers/first-sums.ts')).firstSumsMakers,
  ),
  'place-value': later(
    async () =>
      (await import('@afrolearn/learning/practice/families/numbers/place-value.ts')).placeValueMakers,
  ),
  columns: later(
    async () => (await import('@afrolearn/learning/practice/families/numbers/columns.ts')).columnMakers,
  ),
  operations: later(
    async () => (await import('@afrolearn/learning/practice/families/numbers/operations.ts')).operationMakers,
  ),
  factors: later(
    async () => (await import('@afrolearn/learning/practice/families/numbers/factors.ts')).factorMakers,
  ),
  bases: later(
    async () => (await import('@afrolearn/learning/practice/families/numbers/bases.ts')).baseMakers,
  ),
  fractions: later(
    async () => (await import('@afrolearn/learning/practice/families/parts/fractions.ts')).fractionMakers,
  ),
  'fraction-sums': later(
    async () =>
      (await import('@afrolearn/learning/practice/families/parts/fraction-sums.ts')).fractionSumMakers,
  ),
  decimals: later(
    async () => (await import('@afrolearn/learning/practice/families/parts/decimals.ts')).decimalMakers,
  ),
  shares: later(
    async () => (await import('@afrolearn/learning/practice/families/parts/shares.ts')).shareMakers,
  ),
  sets: later(async () => (await import('@afrolearn/learning/practice/families/sets/sets.ts')).setMakers),
  venn: later(async () => (await import('@afrolearn/learning/practice/families/sets/venn.ts')).vennMakers),
  probability: later(
    async () => (await import('@afrolearn/learning/practice/families/sets/probability.ts')).probabilityMakers,
  ),
  'set-kinds': later(
    async () => (await import('@afrolearn/learning/practice/families/sets/kinds.ts')).kindMakers,
  ),
  'joined-sets': later(
    async () => (await import('@afrolearn/learning/practice/families/sets/joined.ts')).joinedMakers,
  ),
  'venn-parts': later(
    async () => (await import('@afrolearn/learning/practice/families/sets/venn-parts.ts')).vennPartMakers,
  ),
  'subset-signs': later(
    async () => (await import('@afrolearn/learning/practice/families/sets/subsets.ts')).subsetMakers,
  ),
  'set-stories': later(
    async () => (await import('@afrolearn/learning/practice/families/sets/set-stories.ts')).storyMakers,
  ),
  'set-types': later(
    async () => (await import('@afrolearn/learning/practice/families/sets/types.ts')).typeMakers,
  ),
  'set-difference': later(
    async () => (await import('@afrolearn/learning/practice/families/sets/difference.ts')).differenceMakers,
  ),
  complement: later(
    async () => (await import('@afrolearn/learning/practice/families/sets/complement.ts')).complementMakers,
  ),
  chances: later(
    async () => (await import('@afrolearn/learning/practice/families/sets/chances.ts')).chanceMakers,
  ),
  money: later(
    async () => (await import('@afrolearn/learning/practice/families/measures/money.ts')).moneyMakers,
  ),
  time: later(
    async () => (await import('@afrolearn/learning/practice/families/measures/time.ts')).timeMakers,
  ),
  journeys: later(
    async () => (await import('@afrolearn/learning/practice/families/measures/journeys.ts')).journeyMakers,
  ),
  shapes: later(
    async () => (await import('@afrolearn/learning/practice/families/measures/shapes.ts')).shapeMakers,
  ),
  angles: later(
    async () => (await import('@afrolearn/learning/practice/families/measures/angles.ts')).angleMakers,
  ),
  data: later(
    async () => (await import('@afrolearn/learning/practice/families/measures/data.ts')).dataMakers,
  ),
  integers: later(
    async () => (await import('@afrolearn/learning/practice/families/algebra/integers.ts')).integerMakers,
  ),
  algebra: later(
    async () => (await import('@afrolearn/learning/practice/families/algebra/algebra.ts')).algebraMakers,
  ),
  'to-five': later(
    async () => (await import('@afrolearn/learning/practice/families/numbers/to-five.ts')).toFiveMakers,
  ),
  'to-nine-hundred': later(
    async () =>
      (await import('@afrolearn/learning/practice/families/numbers/to-nine-hundred.ts')).toNineHundredMakers,
  ),
  'clear-rules': later(
    async () =>
      (await import('@afrolearn/learning/practice/families/first-sets/clear-rules.ts')).clearRuleMakers,
  ),
  'first-sets': later(
    async () =>
      (await import('@afrolearn/learning/practice/families/first-sets/first-sets.ts')).firstSetMakers,
  ),
  compass: later(
    async () => (await import('@afrolearn/learning/practice/families/measures/compass.ts')).compassMakers,
  ),
  'small-sets': later(
    async () =>
      (await import('@afrolearn/learning/practice/families/first-sets/small-sets.ts')).smallSetMakers,
  ),
  'make-a-set': later(
    async () =>
      (await import('@afrolearn/learning/practice/families/first-sets/make-a-set.ts')).makeASetMakers,
  ),
  'school-things': later(
    async () =>
      (await import('@afrolearn/learning/practice/families/numbers/school-things.ts')).schoolThingMakers,
  ),
  'number-games': later(
    async () =>
      (await import('@afrolearn/learning/practice/families/numbers/number-games.ts')).numberGameMakers,
  ),
  'empty-and-equal': later(
    async () =>
      (await import('@afrolearn/learning/practice/families/first-sets/empty-and-equal.ts'))
        .emptyAndEqualMakers,
  ),
  'shared-sets': later(
    async () =>
      (await import('@afrolearn/learning/practice/families/first-sets/shared-sets.ts')).sharedSetMakers,
  ),
  'set-puzzles': later(
    async () =>
      (await import('@afrolearn/learning/practice/families/first-sets/set-puzzles.ts')).setPuzzleMakers,
  ),
  verbs: later(
    async () => (await import('@afrolearn/learning/practice/families/english/verbs.ts')).verbMakers,
  ),
  plurals: later(
    async () => (await import('@afrolearn/learning/practice/families/english/plurals.ts')).pluralMakers,
  ),
  adjectives: later(
    async () => (await import('@afrolearn/learning/practice/families/english/adjectives.ts')).adjectiveMakers,
  ),
  joining: later(
    async () => (await import('@afrolearn/learning/practice/families/english/joining.ts')).joiningMakers,
  ),
  speech: later(
    async () => (await import('@afrolearn/learning/practice/families/english/speech.ts')).speechMakers,
  ),
};

const outbox = later(() => import('#offline/outbox.ts'));

/** Preloads code for answering, because the network may be gone by then. */
const fetchAhead = () => {
  preloadKinds(['order', 'gap']);
  outbox().catch(() => undefined);
};

export const loadFamily = async (family: Family): Promise<Makers> => {
  fetchAhead();
  return await families[family]();
};
