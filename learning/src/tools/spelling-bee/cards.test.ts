import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  cardsAfter,
  cardsOfWork,
  isKnown,
  mergedCards,
  type WordCards,
  wordWorkOf,
  workOfCards,
} from '#tools/spelling-bee/cards.ts';
import { drawWords, dueWords, knownCount, wordsPerRound } from '#tools/spelling-bee/round.ts';
import type { SpellingBook, SpellingLevel } from '#tools/spelling-bee/words.ts';
import { bytesOf, workProblem } from '#works/data.ts';
import { workLimits } from '#works/limits.ts';

const day = 24 * 60 * 60 * 1000;
const start = Date.UTC(2026, 10, 2, 8);
const letters = 'abcdefghijklmnopqrst';
const wordsFor = (level: SpellingLevel, letter: string) =>
  [...letters].map((end) => ({
    word: `${letter}${end}`,
    level,
    means: 'A thing.',
    sentence: `The ${letter}${end}.`,
    parts: [`${letter}${end}`],
  }));
const book: SpellingBook = { words: [...wordsFor(4, 'x'), ...wordsFor(5, 'y')] };

const tried = (cards: WordCards, word: string, days: number, correct: boolean) =>
  cardsAfter(cards, { word, at: start + days * day, correct });
const drawnOn = (cards: WordCards, days: number, level: SpellingLevel = 5) =>
  drawWords(book, cards, { level, now: start + days * day, draw: 3 }).map(({ word }) => word);

test('a first round has seven new words of the class, and the same draw the same ones', () => {
  const round = drawnOn({}, 0);
  expect(new Set(round).size).toBe(wordsPerRound);
  expect(round.every((word) => word.startsWith('y'))).toBe(true);
  expect(drawnOn({}, 0)).toEqual(round);
});

test('a missed word is first in the next round; a spelled one waits until it is due', () => {
  let cards = tried(tried({}, 'ya', 0, true), 'yb', 0, false);
  expect(drawnOn(cards, 0)[0]).toBe('yb');
  expect(drawnOn(cards, 0)).not.toContain('ya');
  const ya = cards['ya'];
  expect(Math.round(((ya?.dueAt ?? 0) - start) / day)).toBeGreaterThanOrEqual(2);
  cards = tried(cards, 'yb', 1, true);
  expect(drawnOn(cards, 30).slice(0, 2).sort()).toEqual(['ya', 'yb']);
});

test('a word of a lower class comes back too, one of a higher class does not', () => {
  const cards = tried(tried({}, 'xa', 0, false), 'yb', 0, false);
  expect(drawnOn(cards, 1, 5).slice(0, 2).sort()).toEqual(['xa', 'yb']);
  expect(drawnOn(cards, 1, 4)).not.toContain('yb');
  expect(dueWords(book, cards, { level: 4, now: start }).map(({ word }) => word)).toEqual(['xa']);
});

test('who has tried all words gets those that are due next', () => {
  const all = wordsFor(4, 'x').reduce((cards, { word }, at) => tried(cards, word, at / 1000, true), {});
  expect(drawnOn(all, 1, 4)).toEqual(['xa', 'xb', 'xc', 'xd', 'xe', 'xf', 'xg']);
});

test('a word is known after two days on which it was right, and not after one mistake more', () => {
  const once = tried({}, 'ya', 0, true);
  expect(isKnown(once['ya'])).toBe(false);
  const twice = tried(once, 'ya', 3, true);
  expect(isKnown(twice['ya'])).toBe(true);
  expect(knownCount(book, twice, 5)).toBe(1);
  expect(knownCount(book, twice, 4)).toBe(0);
  expect(isKnown(tried(twice, 'ya', 9, false)['ya'])).toBe(false);
});

const someCards = fc
  .array(fc.tuple(fc.constantFrom('xa', 'xb', 'ya'), fc.integer({ min: 0, max: 60 }), fc.boolean()), {
    maxLength: 8,
  })
  .map((tries) =>
    [...tries]
      .sort((a, b) => a[1] - b[1])
      .reduce<WordCards>((cards, [word, days, correct]) => tried(cards, word, days, correct), {}),
  );

test('two devices end with the same cards, whoever merges first, and merging again changes nothing', () => {
  fc.assert(
    fc.property(someCards, someCards, someCards, (one, other, third) => {
      expect(mergedCards(one, other)).toEqual(mergedCards(other, one));
      expect(mergedCards(mergedCards(one, other), third)).toEqual(
        mergedCards(one, mergedCards(other, third)),
      );
      expect(mergedCards(one, one)).toEqual(one);
    }),
  );
});

test('the work gives the same rounds as the cards, to the minute', () => {
  fc.assert(
    fc.property(someCards, fc.integer({ min: 0, max: 90 }), (cards, days) => {
      const work = wordWorkOf(JSON.parse(JSON.stringify(workOfCards(cards))));
      expect(work).not.toBeNull();
      const again = cardsOfWork(work ?? { cards: {} });
      const now = start + days * day + 60_000;
      expect(dueWords(book, again, { level: 5, now })).toEqual(dueWords(book, cards, { level: 5, now }));
      expect(workOfCards(again)).toEqual(workOfCards(cards));
    }),
  );
});

test('the cards of 700 words fit into one work', () => {
  const many = Array.from(
    { length: 700 },
    (_, at) => `accommodat${letters[at % 20]}${letters[Math.floor(at / 20) % 20]}${at >= 400 ? 'x' : ''}`,
  );
  const work = workOfCards(many.reduce<WordCards>((cards, word) => tried(cards, word, 2.5, false), {}));
  expect(workProblem(work)).toBeNull();
  expect(bytesOf(work)).toBeLessThan(workLimits.bytes);
});

test.each([null, 7, {}, { cards: [] }, { cards: 'ya' }])('%j is no work of words', (data) => {
  expect(wordWorkOf(data)).toBeNull();
});

test('a row that cannot be read is left out, and the others stay', () => {
  const { cards } = workOfCards(tried({}, 'ya', 0, true));
  const work = wordWorkOf({
    cards: { ...cards, yb: ['soon'], yc: [1, 2], 'y d': [1], yd: [1, 2, 0, 1, 1, 0, 1] },
  });
  expect(Object.keys(cardsOfWork(work ?? { cards: {} }))).toEqual(['ya']);
});
