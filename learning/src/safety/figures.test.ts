/**
 * What the filter catches and what it stops wrongly, by language (promise C6). The figures stand in decision 0046; a
 * change of a list or a rule that moves them is seen here.
 */
import { expect, test } from 'vitest';
import { contactDataIn } from '#safety/contact-data.ts';
import { innocentLines, unkindLines } from '#safety/testing/lines.ts';
import { hasUnkindWord } from '#safety/word-filter.ts';

const stops = (line: string): boolean => hasUnkindWord(line) || contactDataIn(line) !== null;

const figures = (['en', 'sw', 'lg', 'fr'] as const).map((language) => {
  const [bad, good] = [unkindLines(language), innocentLines(language)];
  return {
    language,
    bad: bad.length,
    caught: bad.filter(stops).length,
    good: good.length,
    stopped: good.filter(stops),
  };
});

test.each(figures)('$language: enough lines, and none twice', ({ language }) => {
  for (const lines of [unkindLines(language), innocentLines(language)])
    expect(new Set(lines).size).toBe(lines.length);
  expect(unkindLines(language).length).toBeGreaterThanOrEqual(60);
  expect(innocentLines(language).length).toBeGreaterThanOrEqual(200);
});

/* Lines that hold no listed word and no number, but hurt or lure all the same: for a teacher's eye, and for reports. */
const leastCaught = { en: 83, sw: 85, lg: 85, fr: 85 } as const;

test.each(figures)('$language: as many are caught as decision 0046 says', ({ language, caught, bad }) => {
  expect(Math.floor((caught / bad) * 100)).toBe(leastCaught[language]);
});

test('control: without the undoing of disguises not half as much is caught', () => {
  const plainly = (line: string) => /\b(stupid|idiot|loser|moron|bullshit|bitch)\b/.test(line);
  expect(unkindLines('en').filter(plainly).length).toBeLessThan(unkindLines('en').filter(stops).length / 2);
});

test.each(figures)('$language: nothing innocent is stopped', ({ stopped }) => {
  expect(stopped).toEqual([]);
});
