import { randomOf } from '#practice/random.ts';
import { needsPractice } from '#reviews/card.ts';
import { isKnown, type WordCards } from '#tools/spelling-bee/cards.ts';
import {
  type SpellingBook,
  type SpellingLevel,
  type SpellingWord,
  wordsOfLevel,
} from '#tools/spelling-bee/words.ts';

/** The cells of the comb. */
export const wordsPerRound = 7;

/** The words of a class and the classes below it that come back now: missed ones first, then the longest due. */
export const dueWords = (
  { words }: SpellingBook,
  cards: WordCards,
  { level, now }: { readonly level: SpellingLevel; readonly now: number },
): readonly SpellingWord[] =>
  words
    .flatMap((one) => {
      const card = cards[one.word];
      return one.level <= level && card !== undefined && needsPractice(card, now) ? [{ one, card }] : [];
    })
    .sort((a, b) => Number(a.card.lastCorrect) - Number(b.card.lastCorrect) || a.card.dueAt - b.card.dueAt)
    .map(({ one }) => one);

/** Words that come back, then new ones of the class, then those that are due next. */
export const drawWords = (
  book: SpellingBook,
  cards: WordCards,
  { level, now, draw }: { readonly level: SpellingLevel; readonly now: number; readonly draw: number },
): readonly SpellingWord[] => {
  const due = dueWords(book, cards, { level, now });
  const own = wordsOfLevel(book, level).filter((one) => !due.includes(one));
  const fresh = own.filter(({ word }) => cards[word] === undefined);
  const dueAt = ({ word }: SpellingWord) => cards[word]?.dueAt ?? 0;
  const later = own.filter((one) => !fresh.includes(one)).sort((a, b) => dueAt(a) - dueAt(b));
  return [...due, ...randomOf('spelling round', draw).shuffle(fresh), ...later].slice(0, wordsPerRound);
};

/** How many words of a class are known by heart. */
export const knownCount = (book: SpellingBook, cards: WordCards, level: SpellingLevel): number =>
  wordsOfLevel(book, level).filter(({ word }) => isKnown(cards[word])).length;
