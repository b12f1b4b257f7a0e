import { expect, test } from 'vitest';
import { styleProblems } from './style.ts';
import { allCode } from './tree.ts';

test('named exports, no enum, no class but errors; learning asks neither clock nor chance', () => {
  expect(allCode().flatMap(styleProblems)).toEqual([]);
});

const pure = 'learning/src/streaks/streak.ts';

test.each([
  ['api/src/app.ts', 'export default 1;', 'exports a default'],
  ['api/src/app.ts', 'export enum Role { learner }', 'is an enum'],
  ['api/src/app.ts', 'export class UserService {}', 'is a class'],
  ['web/src/app/page.tsx', 'const Page = class extends Component {};', 'is a class'],
  [pure, 'export const today = () => Date.now();', 'asks now'],
  [pure, 'export const today = () => new Date();', 'asks the clock'],
  [pure, 'export const today = () => Date();', 'asks the clock'],
  [pure, 'export const draw = () => Math.random();', 'asks random'],
  [pure, 'export const took = performance.now();', 'asks now'],
  [pure, 'export const id = crypto.randomUUID();', 'asks randomUUID'],
  [pure, 'export const hour = (at: Date) => at.getHours();', "asks the machine's own zone"],
])('%s with %s is told: %s', (path, source, says) => {
  expect(styleProblems({ path, source })).toEqual([expect.stringContaining(says)]);
});

test.each([
  ['web/vite.config.ts', 'export default {};'],
  ['api/src/env.ts', 'export class StartError extends Error {}'],
  ['api/src/env.ts', 'export const now = () => new Date();'],
  [pure, 'export const day = (now: number) => new Date(now).getUTCDay();'],
])('%s with %s is fine', (path, source) => {
  expect(styleProblems({ path, source })).toEqual([]);
});
