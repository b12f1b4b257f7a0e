import { expect, test } from 'vitest';
import { allCode } from '../tree.ts';
import { tryingProblems } from './trying.ts';

test("no page offers 'Try again' by hand", () => {
  expect(allCode().flatMap(tryingProblems)).toEqual([]);
});

const page = 'web/src/features/friends/friends-page.tsx';

test.each([
  [page, "const act = <Button onClick={retry}>{say('tryAgain')}</Button>;"],
  [page, 'const act = <Button onClick={retry}>Try again</Button>;'],
  ['web/src/messages/friends/en.ts', "export const friends = { again: 'Try again' };"],
  ['web/src/messages/friends/en.ts', "export const friends = { again: 'Try Again' };"],
  ['web/src/messages/profile/en.ts', "export const profile = { again: 'Try again' };"],
])('a second way is found: %s %s', (path, source) => {
  expect(tryingProblems({ path, source })).toEqual([
    `${path}:1 offers 'Try again' by hand; use Failed of #ask/failed.tsx`,
  ]);
});

test.each([
  [page, "const part = <Failed retry={retry}>{say('loadFailed')}</Failed>;"],
  [page, 'const hint = <p>Check the network and try again.</p>;'],
  ['web/src/messages/profile/en.ts', "export const profile = { again: 'Try Again' };"],
  ['web/src/messages/lesson/en.ts', "export const lesson = { notRight: 'Try again.' };"],
])('the one way, and other words, are fine: %s %s', (path, source) => {
  expect(tryingProblems({ path, source })).toEqual([]);
});
