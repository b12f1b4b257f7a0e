/** Checks first numbers by a second method: counting things and steps one by one. */
import type { Shown } from '#lessons/shown.ts';
import { type Judge, numberOfWords, numbersIn } from '#practice/testing/reading.ts';

/** Each thing of the first group as a mark, to be counted one after the other. */
const marksIn = (show: Shown | undefined): string =>
  show?.kind === 'counters' ? '|'.repeat(show.groups[0]?.count ?? 0) : '';

const compared: Judge = (prompt, candidate) => {
  const [, one = '', first = '', other = '', second = ''] =
    /^(\w+) has (\d) .+?\. (\w+) has (\d) /u.exec(prompt) ?? [];
  let [left, right] = ['|'.repeat(Number(first)), '|'.repeat(Number(second))];
  while (left !== '' && right !== '') [left, right] = [left.slice(1), right.slice(1)];
  if (left === right) return candidate === 'nobody';
  const more = left === '' ? other : one;
  return candidate === (prompt.includes('more?') ? more : more === one ? other : one);
};

const countedOut: Judge = (_, candidate, show) => marksIn(show).length === Number(candidate);

const oneStep: Judge = (prompt, candidate) =>
  '|'.repeat(numbersIn(prompt)[0] ?? 0).concat('|').length === Number(candidate);

const toNineHundred: Judge = (prompt, candidate) => {
  if (prompt.startsWith('Which number is')) return numberOfWords(prompt.slice(16)) === Number(candidate);
  const [from = 0] = numbersIn(prompt);
  return (
    Array.from({ length: 1000 }, (_, at) => at).indexOf(from) ===
    Number(candidate) + (prompt.includes('after') ? -1 : 1)
  );
};

const digits: Judge = (prompt, candidate) => {
  const given = numbersIn(prompt);
  const written = String(given[given.length - 1]);
  if (prompt.startsWith('What is')) {
    const place = written.indexOf(String(given[0]));
    return candidate === written.slice(place, place + 1) + '0'.repeat(written.length - 1 - place);
  }
  return (
    candidate === written[['hundreds', 'tens', 'ones'].findIndex((one) => prompt.includes(`${one} place`))]
  );
};

const jumps: Judge = (prompt, candidate) => {
  const jump = prompt.includes('twos') ? 2 : 5;
  const given = numbersIn(prompt);
  let sum = 0;
  if (prompt.includes('in all')) for (let group = 0; group < (given[0] ?? 0); group++) sum += jump;
  else sum = (given[2] ?? 0) + (given[2] ?? 0) - (given[1] ?? 0);
  return sum === Number(candidate);
};

export const firstNumberJudges = {
  'more-or-fewer': compared,
  'count-to-5': countedOut,
  'one-more': oneStep,
  'numbers-to-999': toNineHundred,
  'places-to-999': digits,
  'twos-and-fives': jumps,
} satisfies Record<string, Judge>;
