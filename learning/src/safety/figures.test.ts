/**
 * How much the filter catches and wrongly blocks, by language (promise C6). Decisions 0059 and 0070 state
 * these figures; a rule change that moves them fails here.
 */
import { expect, test } from 'vitest';
import { contactDataIn } from '#safety/contact-data.ts';
import { luresChild } from '#safety/phrases.ts';
import { heldOutInnocent } from '#safety/testing/held-out-innocent.ts';
import { heldOutUnkind } from '#safety/testing/held-out-unkind.ts';
import { innocentLines, unkindLines } from '#safety/testing/lines.ts';
import { thirdInnocent } from '#safety/testing/third-innocent.ts';
import { thirdUnkind } from '#safety/testing/third-unkind.ts';
import { hasUnkindWord } from '#safety/word-filter.ts';

const stops = (line: string): boolean =>
  hasUnkindWord(line) || contactDataIn(line) !== null || luresChild(line);

const languages = ['en', 'sw', 'lg', 'fr'] as const;
const sets = languages.flatMap((language) => [
  { set: `${language}, made`, bad: unkindLines(language), good: innocentLines(language), least: 200 },
  { set: `${language}, held out`, bad: heldOutUnkind[language], good: heldOutInnocent[language], least: 60 },
  { set: `${language}, third`, bad: thirdUnkind[language], good: thirdInnocent[language], least: 25 },
]);
/* Blocked although innocent in a lesson: the words would be luring in a message to a child. */
const stoppedAllTheSame = ['unaishi wapi ni swali la somo', 'où habites-tu est une question'];
/* The counts are in the test titles, so that every run shows them. */
const figures = sets.map(({ bad, good, ...set }) => ({
  ...set,
  bad,
  good,
  caught: bad.filter(stops).length,
  of: bad.length,
  stopped: good.filter(stops),
  wrongly: good.filter(stops).length,
  ofGood: good.length,
}));

test.each(figures)('$set: enough lines, and none twice', ({ bad, good, least }) => {
  for (const lines of [bad, good]) expect(new Set(lines).size).toBe(lines.length);
  expect(bad.length).toBeGreaterThanOrEqual(Math.min(least + 5, 60));
  expect(good.length).toBeGreaterThanOrEqual(least);
});

/* The misses are animals or names when alone ('mbwa', 'Kuma'): left to teachers and reports. */
test.each(figures)('$set: $caught of $of are caught, at least 95 %', ({ caught, of }) => {
  expect(caught / of).toBeGreaterThanOrEqual(0.95);
});

test('control: without the undoing of disguises not half as much is caught', () => {
  const plainly = (line: string) => /\b(stupid|idiot|loser|moron|bullshit|bitch)\b/.test(line);
  expect(unkindLines('en').filter(plainly).length).toBeLessThan(unkindLines('en').filter(stops).length / 2);
});

test('control: without sayings, a list of words misses what lures', () => {
  const byWords = (line: string) => hasUnkindWord(line) || contactDataIn(line) !== null;
  expect(heldOutUnkind.en.filter(byWords).length).toBeLessThan(heldOutUnkind.en.length * 0.95);
});

test.each(figures)('$set: $wrongly of $ofGood innocent ones are stopped', ({ stopped }) => {
  expect(stopped.filter((line) => !stoppedAllTheSame.includes(line))).toEqual([]);
});
