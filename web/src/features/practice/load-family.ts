import type { Maker } from '@afrolearn/learning/practice/exercise.ts';
import type { Family } from '@afrolearn/learning/practice/generators.ts';
import { preloadKinds } from '#lesson-kit/questions/index.ts';

type Makers = Readonly<Record<string, Maker>>;

/** Each family of exercises travels by itself, when somebody practises it. */
const families: Readonly<Record<Family, () => Promise<Makers>>> = {
  counting: async () =>
    (await import('@afrolearn/learning/practice/families/numbers/counting.ts')).countingMakers,
  'first-sums': async () =>
    (await import('@afrolearn/learning/practice/families/numbers/first-sums.ts')).firstSumsMakers,
  'place-value': async () =>
    (await import('@afrolearn/learning/practice/families/numbers/place-value.ts')).placeValueMakers,
  columns: async () =>
    (await import('@afrolearn/learning/practice/families/numbers/columns.ts')).columnMakers,
  operations: async () =>
    (await import('@afrolearn/learning/practice/families/numbers/operations.ts')).operationMakers,
  factors: async () =>
    (await import('@afrolearn/learning/practice/families/numbers/factors.ts')).factorMakers,
  bases: async () => (await import('@afrolearn/learning/practice/families/numbers/bases.ts')).baseMakers,
  fractions: async () =>
    (await import('@afrolearn/learning/practice/families/parts/fractions.ts')).fractionMakers,
  'fraction-sums': async () =>
    (await import('@afrolearn/learning/practice/families/parts/fraction-sums.ts')).fractionSumMakers,
  decimals: async () =>
    (await import('@afrolearn/learning/practice/families/parts/decimals.ts')).decimalMakers,
  shares: async () => (await import('@afrolearn/learning/practice/families/parts/shares.ts')).shareMakers,
  sets: async () => (await import('@afrolearn/learning/practice/families/sets/sets.ts')).setMakers,
  venn: async () => (await import('@afrolearn/learning/practice/families/sets/venn.ts')).vennMakers,
  probability: async () =>
    (await import('@afrolearn/learning/practice/families/sets/probability.ts')).probabilityMakers,
  money: async () => (await import('@afrolearn/learning/practice/families/measures/money.ts')).moneyMakers,
  time: async () => (await import('@afrolearn/learning/practice/families/measures/time.ts')).timeMakers,
  journeys: async () =>
    (await import('@afrolearn/learning/practice/families/measures/journeys.ts')).journeyMakers,
  shapes: async () => (await import('@afrolearn/learning/practice/families/measures/shapes.ts')).shapeMakers,
  angles: async () => (await import('@afrolearn/learning/practice/families/measures/angles.ts')).angleMakers,
  data: async () => (await import('@afrolearn/learning/practice/families/measures/data.ts')).dataMakers,
  integers: async () =>
    (await import('@afrolearn/learning/practice/families/algebra/integers.ts')).integerMakers,
  algebra: async () =>
    (await import('@afrolearn/learning/practice/families/algebra/algebra.ts')).algebraMakers,
};

/** What an answer needs later comes along now: the network may be gone when it is wanted. */
const fetchAhead = () => {
  preloadKinds(['order', 'gap']);
  import('#offline/outbox.ts').catch(() => undefined);
};

export const loadFamily = async (family: Family): Promise<Makers> => {
  fetchAhead();
  return await families[family]();
};
