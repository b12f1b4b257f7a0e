/**
 * Suggestions for empty results. School words without a title map to curriculum words; otherwise a word's
 * prefix is tried.
 */
import { beginsAWord, type Vocabulary } from './near-words.ts';

const related: readonly (readonly [typed: string, meant: string])[] = [
  ['photosynthesis chlorophyll stomata transpiration botany', 'plants leaves'],
  ['germinate germination pollination pollen', 'seeds flowers plants'],
  ['zoology mammals reptiles amphibians vertebrates invertebrates', 'animals'],
  ['biology organisms ecosystem habitat', 'living animals plants'],
  ['physics kinetic potential joule', 'energy machines'],
  ['chemistry molecules atoms chemical', 'matter materials'],
  ['gravity newton', 'force machines'],
  ['digestion digestive stomach intestines', 'food body'],
  ['respiration respiratory lungs breathing', 'air body'],
  ['circulation circulatory blood veins arteries', 'heart body'],
  ['brain nerves nervous kidneys liver', 'body'],
  ['vitamins proteins carbohydrates nutrition kwashiorkor', 'food'],
  ['covid corona ebola cholera typhoid vaccine vaccination', 'diseases'],
  ['hiv aids', 'diseases health'],
  ['pollution environment deforestation', 'soil water environment'],
  ['evaporation condensation rain', 'water weather'],
  ['algebra equations unknown', 'algebra equation'],
  ['geometry circle triangle polygon', 'shapes angles'],
  ['times tables multiplication multiply', 'multiplication multiply'],
  ['division divide sharing', 'division divide'],
  ['plus adding sum', 'addition add'],
  ['minus subtract subtraction', 'subtraction subtract'],
  ['percent percentages', 'percentage'],
  ['statistics graph graphs', 'data'],
  ['verbs nouns adjectives adverbs pronouns tenses grammar', 'sentences words'],
  ['essay composition writing', 'letter writing'],
  ['poem poems poetry', 'stories songs'],
  ['government president parliament constitution democracy', 'leaders'],
  ['colonialism independence slavery', 'africa uganda'],
  ['geography compass latitude longitude', 'maps'],
  ['volcano earthquake mountains', 'mountains africa'],
  ['bible jesus christian church', 'god'],
  ['quran islam muslim mosque allah', 'god'],
  ['computer internet coding programming', 'computer code'],
  ['bank loan business', 'money saving'],
];

const leads: ReadonlyMap<string, readonly string[]> = new Map(
  related.flatMap(([typed, meant]) => typed.split(' ').map((word) => [word, meant.split(' ')] as const)),
);

const fewestLetters = 5;

/** The longest common prefix with a known word: 'digestive' finds digestion. */
const stemOf = (word: string, vocabulary: Vocabulary): readonly string[] => {
  const shortest = Math.max(fewestLetters, Math.ceil(word.length * 0.6));
  for (let length = word.length - 1; length >= shortest; length -= 1) {
    const stem = word.slice(0, length);
    if (beginsAWord(stem, vocabulary)) return [stem];
  }
  return [];
};

/** Related curriculum words; empty for none. */
export const relatedWords = (words: readonly string[], vocabulary: Vocabulary): readonly string[] =>
  words.flatMap((word) => leads.get(word) ?? leads.get(word.replace(/s$/, '')) ?? stemOf(word, vocabulary));
