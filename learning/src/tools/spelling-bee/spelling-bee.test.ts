import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { alignmentOf, mistakeIn } from '#tools/spelling-bee/alignment.ts';
import { spellingProof } from '#tools/spelling-bee/proof.ts';
import { tilesOf } from '#tools/spelling-bee/tiles.ts';
import { aroundWord, levelOfGrade, type SpellingLevel } from '#tools/spelling-bee/words.ts';

const letters = fc.stringMatching(/^[a-e]{1,9}$/);

/** Written letters above meant ones, with a mark for each column. */
const drawn = (wrote: string, meant: string) => {
  const columns = alignmentOf(wrote, meant);
  const row = (of: (column: (typeof columns)[number]) => string) => columns.map((one) => of(one) || '_');
  const marks = { same: '=', other: 'x', missing: '-', extra: '+', swapped: '~' };
  return [row(({ wrote }) => wrote), row(({ kind }) => marks[kind]), row(({ meant }) => meant)].map((line) =>
    line.join(''),
  );
};

describe('letter under letter', () => {
  test.each([
    ['circiut', 'circuit', ['circiut', '====~~=', 'circuit']],
    ['beutiful', 'beautiful', ['be_utiful', '==-======', 'beautiful']],
    ['tommorow', 'tomorrow', ['tommor_ow', '===+==-==', 'tom_orrow']],
    ['nise', 'nice', ['nise', '==x=', 'nice']],
    ['freind', 'friend', ['freind', '==~~==', 'friend']],
    ['bal', 'ball', ['bal_', '===-', 'ball']],
    ['', 'ant', ['___', '---', 'ant']],
    ['ants', 'ant', ['ants', '===+', 'ant_']],
    ['ant', 'ant', ['ant', '===', 'ant']],
  ])('%j under %j', (wrote, meant, lines) => {
    expect(drawn(wrote, meant)).toEqual(lines);
  });

  test.each([
    ['ant', 'ant', null],
    ['circiut', 'circuit', { kind: 'swapped' }],
    ['beutiful', 'beautiful', { kind: 'missing', letter: 'a', isDouble: false }],
    ['bal', 'ball', { kind: 'missing', letter: 'l', isDouble: true }],
    ['welcomme', 'welcome', { kind: 'extra', letter: 'm', isDouble: true }],
    ['nise', 'nice', { kind: 'other', letter: 'c', isDouble: false }],
    ['tommorow', 'tomorrow', { kind: 'several', count: 2 }],
  ])('the mistake in %j for %j', (wrote, meant, mistake) => {
    expect(mistakeIn(alignmentOf(wrote, meant))).toEqual(mistake);
  });

  test('both rows still spell what was written and what was meant, whatever they are', () => {
    fc.assert(
      fc.property(letters, letters, (wrote, meant) => {
        const columns = alignmentOf(wrote, meant);
        expect(columns.map((one) => one.wrote).join('')).toBe(wrote);
        expect(columns.map((one) => one.meant).join('')).toBe(meant);
        expect(mistakeIn(columns) === null).toBe(wrote === meant);
        expect(columns.filter(({ kind }) => kind === 'swapped').length % 2).toBe(0);
      }),
    );
  });

  test('there are as many mistakes in both directions, and never more than letters', () => {
    const count = (one: string, other: string) => {
      const mistake = mistakeIn(alignmentOf(one, other));
      if (mistake === null) return 0;
      return mistake.kind === 'several' ? mistake.count : 1;
    };
    fc.assert(
      fc.property(letters, letters, (one, other) => {
        expect(count(one, other)).toBe(count(other, one));
        expect(count(one, other)).toBeLessThanOrEqual(one.length + other.length);
      }),
    );
  });
});

test('tiles hold the letters of the word, mixed, and two others from P4', () => {
  const words = fc.stringMatching(/^[a-z]{3,13}$/).filter((word) => new Set(word).size > 1);
  fc.assert(
    fc.property(words, fc.integer({ min: 1, max: 7 }), fc.integer(), (word, level, draw) => {
      const tiles = tilesOf({ word, level: level as SpellingLevel }, draw);
      expect(tiles.join('').startsWith(word)).toBe(false);
      const left = [...word].reduce<readonly string[]>((rest, letter) => {
        const place = rest.indexOf(letter);
        expect(place).toBeGreaterThanOrEqual(0);
        return rest.filter((_, index) => index !== place);
      }, tiles);
      expect(left).toHaveLength(level >= 4 ? 2 : 0);
      expect(left.some((letter) => word.includes(letter))).toBe(false);
    }),
  );
});

test('the sentence is cut at the word, also at its beginning', () => {
  expect(aroundWord({ word: 'ant', sentence: 'I want an ant here.' })).toEqual({
    before: 'I want an ',
    after: ' here.',
  });
  expect(aroundWord({ word: 'fish', sentence: 'Fish swim.' })).toEqual({ before: '', after: ' swim.' });
});

test.each([
  ['Primary 2', 2],
  ['primary 7', 7],
  [null, 4],
  ['Level 9', 4],
])('%j starts with the words of P%i', (grade, level) => {
  expect(levelOfGrade(grade)).toBe(level);
});

test.each([
  ['circuit', 'circuit', true],
  ['circuit', 'sirkit', true],
  ['circuit', 'ci', false],
  ['circuit', 'circuitcircuit', false],
  ['circuit', '1234567', false],
  ['circuit', null, false],
  ['magnet', 'magnet', false],
])('%j spelled as %j counts: %j', (question, answer, counts) => {
  const book = {
    words: [{ word: 'circuit', level: 7, means: '', sentence: '', parts: ['circuit'] }],
  } as const;
  expect(spellingProof.by === 'answers' && spellingProof.isAnswer({ question, answer }, book)).toBe(counts);
});
