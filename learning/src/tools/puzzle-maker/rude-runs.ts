/** Words that must not arise by chance. The lists are those of names and notes, without phrases. */
import { strongWords, wordLists } from '#safety/word-lists.ts';
import { plainLetter } from '#tools/puzzle-maker/words.ts';

/* Those lists leave these out, because they are also names or words of lessons. By chance nobody needs them. */
const alsoNot =
  'ass arse cock dick tit cum sex fag hoe slag prick poo wee pee bum kill die hell damn kuma mbwa'.split(' ');

const plainWord = (word: string): string => [...word].map(plainLetter).join('');

/* Longer ones contain a shorter one, or do not come about by chance. */
const rudeWords: ReadonlySet<string> = new Set(
  [...Object.values(wordLists).flat(), ...strongWords, ...alsoNot]
    .filter((word) => /^\p{L}{3,9}$/u.test(word))
    .map(plainWord),
);

/** Whether these letters are a rude word, forwards or backwards. */
export const isRude = (letters: string): boolean => {
  const plain = plainWord(letters);
  return rudeWords.has(plain) || rudeWords.has([...plain].reverse().join(''));
};

export const rudeLengths = { least: 3, most: 9 } as const;
