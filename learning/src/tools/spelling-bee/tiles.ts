import { randomOf } from '#practice/random.ts';
import type { SpellingWord } from '#tools/spelling-bee/words.ts';

const vowels = [...'aeiou'];
const consonants = [...'bcdfghjklmnpqrstvwxyz'];

/** From this class on two tiles are too many. */
const firstWithDecoys = 4;

/** Two letters that the word does not have, one of them a vowel if there is one left. */
const decoysFor = (word: string, draw: number): readonly string[] => {
  const random = randomOf('spelling decoys', draw);
  const not = (letters: readonly string[]) => letters.filter((letter) => !word.includes(letter));
  return [...random.some(not(vowels), 1), ...random.some(not(consonants), 2)].slice(0, 2);
};

/** The letter tiles of a word in mixed order, which is never the word itself. */
export const tilesOf = ({ word, level }: Pick<SpellingWord, 'word' | 'level'>, draw: number) => {
  const letters = [...word, ...(level >= firstWithDecoys ? decoysFor(word, draw) : [])];
  const mixed = randomOf('spelling tiles', draw).shuffle(letters);
  const [first, ...rest] = mixed;
  return mixed.join('').startsWith(word) && first !== undefined ? [...rest, first] : mixed;
};
