/** Imports all makers, for the server, which grades every kind. Pages load only the family they show. */
import { drawExercise, type Exercise, isPracticeLevel, type Maker, mostDraw } from '#practice/exercise.ts';
import { algebraMakers } from '#practice/families/algebra/algebra.ts';
import { integerMakers } from '#practice/families/algebra/integers.ts';
import { adjectiveMakers } from '#practice/families/english/adjectives.ts';
import { joiningMakers } from '#practice/families/english/joining.ts';
import { pluralMakers } from '#practice/families/english/plurals.ts';
import { speechMakers } from '#practice/families/english/speech.ts';
import { verbMakers } from '#practice/families/english/verbs.ts';
import { clearRuleMakers } from '#practice/families/first-sets/clear-rules.ts';
import { emptyAndEqualMakers } from '#practice/families/first-sets/empty-and-equal.ts';
import { firstSetMakers } from '#practice/families/first-sets/first-sets.ts';
import { makeASetMakers } from '#practice/families/first-sets/make-a-set.ts';
import { setPuzzleMakers } from '#practice/families/first-sets/set-puzzles.ts';
import { sharedSetMakers } from '#practice/families/first-sets/shared-sets.ts';
import { smallSetMakers } from '#practice/families/first-sets/small-sets.ts';
import { angleMakers } from '#practice/families/measures/angles.ts';
import { compassMakers } from '#practice/families/measures/compass.ts';
import { dataMakers } from '#practice/families/measures/data.ts';
import { journeyMakers } from '#practice/families/measures/journeys.ts';
import { moneyMakers } from '#practice/families/measures/money.ts';
import { shapeMakers } from '#practice/families/measures/shapes.ts';
import { timeMakers } from '#practice/families/measures/time.ts';
import { baseMakers } from '#practice/families/numbers/bases.ts';
import { columnMakers } from '#practice/families/numbers/columns.ts';
import { countingMakers } from '#practice/families/numbers/counting.ts';
import { factorMakers } from '#practice/families/numbers/factors.ts';
import { firstSumsMakers } from '#practice/families/numbers/first-sums.ts';
import { numberGameMakers } from '#practice/families/numbers/number-games.ts';
import { operationMakers } from '#practice/families/numbers/operations.ts';
import { placeValueMakers } from '#practice/families/numbers/place-value.ts';
import { schoolThingMakers } from '#practice/families/numbers/school-things.ts';
import { toFiveMakers } from '#practice/families/numbers/to-five.ts';
import { toNineHundredMakers } from '#practice/families/numbers/to-nine-hundred.ts';
import { decimalMakers } from '#practice/families/parts/decimals.ts';
import { fractionSumMakers } from '#practice/families/parts/fraction-sums.ts';
import { fractionMakers } from '#practice/families/parts/fractions.ts';
import { shareMakers } from '#practice/families/parts/shares.ts';
import { chanceMakers } from '#practice/families/sets/chances.ts';
import { complementMakers } from '#practice/families/sets/complement.ts';
import { differenceMakers } from '#practice/families/sets/difference.ts';
import { joinedMakers } from '#practice/families/sets/joined.ts';
import { kindMakers } from '#practice/families/sets/kinds.ts';
import { probabilityMakers } from '#practice/families/sets/probability.ts';
import { storyMakers } from '#practice/families/sets/set-stories.ts';
import { setMakers } from '#practice/families/sets/sets.ts';
import { subsetMakers } from '#practice/families/sets/subsets.ts';
import { typeMakers } from '#practice/families/sets/types.ts';
import { vennMakers } from '#practice/families/sets/venn.ts';
import { vennPartMakers } from '#practice/families/sets/venn-parts.ts';
import { type GeneratorId, generatorById } from '#practice/generators.ts';
import { type Place, uganda } from '#practice/places.ts';

const makers: Readonly<Record<GeneratorId, Maker>> = {
  ...countingMakers,
  ...firstSumsMakers,
  ...placeValueMakers,
  ...columnMakers,
  ...operationMakers,
  ...factorMakers,
  ...baseMakers,
  ...fractionMakers,
  ...fractionSumMakers,
  ...decimalMakers,
  ...shareMakers,
  ...setMakers,
  ...vennMakers,
  ...probabilityMakers,
  ...kindMakers,
  ...joinedMakers,
  ...vennPartMakers,
  ...subsetMakers,
  ...storyMakers,
  ...typeMakers,
  ...differenceMakers,
  ...complementMakers,
  ...chanceMakers,
  ...moneyMakers,
  ...timeMakers,
  ...journeyMakers,
  ...shapeMakers,
  ...angleMakers,
  ...dataMakers,
  ...integerMakers,
  ...algebraMakers,
  ...toFiveMakers,
  ...toNineHundredMakers,
  ...clearRuleMakers,
  ...firstSetMakers,
  ...compassMakers,
  ...smallSetMakers,
  ...makeASetMakers,
  ...schoolThingMakers,
  ...numberGameMakers,
  ...emptyAndEqualMakers,
  ...sharedSetMakers,
  ...setPuzzleMakers,
  ...verbMakers,
  ...pluralMakers,
  ...adjectiveMakers,
  ...joiningMakers,
  ...speechMakers,
};

/** Null when there is no such generator or level, or the draw is not a 32-bit integer. */
export const makeExercise = (
  id: string,
  level: number,
  draw: number,
  place: Place = uganda,
): Exercise | null => {
  const generator = generatorById(id);
  if (generator === null || !isPracticeLevel(level)) return null;
  if (!Number.isInteger(draw) || draw < 0 || draw > mostDraw) return null;
  return drawExercise(generator, makers[generator.id as GeneratorId], level, draw, place);
};
