import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hintOf, isRightGuess } from '#tools/jokes-riddles/guess.ts';
import { bandOfGrade, type RiddleBook, type RiddleEntry, regionsOf } from '#tools/jokes-riddles/riddles.ts';
import { drawRound, entriesFor, entriesPerRound } from '#tools/jokes-riddles/round.ts';

const egg = { answer: 'an egg', also: ['egg shell'] };
const termite = { answer: 'a termite', also: ['white ant', 'anthill'] };

describe('a guess', () => {
  test.each([
    ['egg', egg],
    ['An EGG!', egg],
    ['the eggs', egg],
    ['I think it is an egg', egg],
    ['it is the egg of a hen', egg],
    ['egg shells', egg],
    ['termites', termite],
    ['termitte', termite],
    ['temite', termite],
    ['white ants', termite],
    ['the letter a', { answer: 'the letter A', also: ['a'] }],
    ['A', { answer: 'the letter A', also: ['a'] }],
    ['6', { answer: '6', also: ['six'] }],
  ])('%j is right', (guess, riddle) => {
    expect(isRightGuess(guess, riddle)).toBe(true);
  });

  test.each([
    ['', egg],
    ['   ', egg],
    ['!?', egg],
    ['pot', egg],
    ['eg', egg],
    ['not an egg', egg],
    ['a pot a drum a ball an egg a shoe a hen', egg],
    ['ant', termite],
    ['white', termite],
    ['the letter B', { answer: 'the letter A', also: ['a'] }],
    ['the', { answer: 'the letter A', also: ['a'] }],
    ['9', { answer: '6', also: ['six'] }],
  ])('%j is another thing', (guess, riddle) => {
    expect(isRightGuess(guess, riddle)).toBe(false);
  });

  test('the answer itself is always right, whatever it is made of', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,12}( [a-z]{1,12}){0,3}$/), (answer) => {
        fc.pre(!answer.split(' ').includes('not'));
        expect(isRightGuess(answer, { answer, also: [] })).toBe(true);
      }),
    );
  });
});

test('a hint shows the first letter of each word and how many follow', () => {
  expect(hintOf('an egg')).toBe('e _ _');
  expect(hintOf('the River Nile')).toBe('R _ _ _ _ N _ _ _');
  expect(hintOf('6')).toBe('6');
});

const riddle = (n: number, people: string, band: RiddleEntry['band'] = 'P4 to P7'): RiddleEntry => ({
  id: `riddle-${n}`,
  kind: 'riddle',
  band,
  people,
  ask: `What is ${n}?`,
  answer: `${n}`,
  also: [],
});
const book: RiddleBook = {
  peoples: {
    east: { name: 'Many', region: 'East Africa' },
    zulu: { name: 'Zulu', region: 'Southern Africa' },
  },
  entries: [
    ...[1, 2, 3, 4, 5, 6, 7].map((n) => riddle(n, 'east')),
    riddle(8, 'zulu'),
    riddle(9, 'east', 'P1 to P3'),
    { id: 'joke-1', kind: 'joke', band: 'P4 to P7', ask: 'Why?', answer: 'So.' },
  ],
};
const choice = { band: 'P4 to P7', kind: 'riddle', region: null } as const;

describe('a round', () => {
  test('holds only what was chosen', () => {
    expect(entriesFor(book, choice)).toHaveLength(8);
    expect(entriesFor(book, { ...choice, region: 'Southern Africa' }).map(({ id }) => id)).toEqual([
      'riddle-8',
    ]);
    expect(entriesFor(book, { ...choice, band: 'P1 to P3' }).map(({ id }) => id)).toEqual(['riddle-9']);
    expect(entriesFor(book, { ...choice, kind: 'joke', region: 'East Africa' }).map(({ id }) => id)).toEqual([
      'joke-1',
    ]);
    expect(regionsOf(book)).toEqual(['East Africa', 'Southern Africa']);
  });

  test('asks five, each once, the unseen ones first, and the same for the same draw', () => {
    const entries = entriesFor(book, choice);
    fc.assert(
      fc.property(fc.nat(0xffffffff), (draw) => {
        const first = drawRound(entries, draw, []);
        expect(new Set(first).size).toBe(entriesPerRound);
        expect(drawRound(entries, draw, [])).toEqual(first);
        const second = drawRound(
          entries,
          draw,
          first.map(({ id }) => id),
        );
        expect(second.slice(0, 3).filter((entry) => first.includes(entry))).toEqual([]);
        expect(new Set(second).size).toBe(entriesPerRound);
      }),
    );
  });

  test('is shorter where there are fewer, and empty where there are none', () => {
    expect(drawRound(book.entries.slice(0, 2), 1, [])).toHaveLength(2);
    expect(drawRound([], 1, [])).toEqual([]);
  });
});

test('a class decides the band; nobody known reads with the older ones', () => {
  expect(['Primary 1', 'Primary 3', 'Primary 4', 'Primary 7', null].map(bandOfGrade)).toEqual([
    'P1 to P3',
    'P1 to P3',
    'P4 to P7',
    'P4 to P7',
    'P4 to P7',
  ]);
});
