/** Stories of P5 and P6. Both groups share one verb, for 'grow both' and 'grow neither'. */
import type { Story } from '#practice/families/sets/venn.ts';
import type { Place } from '#practice/places.ts';
import type { Random } from '#practice/random.ts';

const pastimes = [
  { who: 'learners', verb: 'play', one: 'football', other: 'netball' },
  { who: 'pupils', verb: 'like', one: 'singing', other: 'dancing' },
  { who: 'families', verb: 'keep', one: 'hens', other: 'goats' },
  { who: 'farmers', verb: 'grow', one: 'maize', other: 'beans' },
  { who: 'children', verb: 'like', one: 'reading stories', other: 'drawing pictures' },
  { who: 'traders', verb: 'sell', one: 'tomatoes', other: 'onions' },
] as const;

export const groupStoryOf = (random: Random, place: Place): Story => {
  const [food = '', second = ''] = random.some(place.foods, 2);
  const pastime = random.pick(pastimes);
  const eaters = random.pick(['learners', 'families', 'pupils', 'visitors']);
  const { who, verb, one, other } = random.coin()
    ? { who: eaters, verb: 'like', one: food, other: second }
    : pastime;
  return { who, verb, doOne: `${verb} ${one}`, doOther: `${verb} ${other}` };
};

/** 'keep hens or goats or both' */
export const eitherInWords = ({ verb, doOne, doOther }: Story): string =>
  `${doOne} or ${doOther.slice(verb.length + 1)} or both`;
