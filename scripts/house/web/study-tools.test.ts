import { openTools } from '@afrolearn/learning/tools/registry.ts';
import { expect, test } from 'vitest';
import { allFiles } from '../tree.ts';
import { studyToolProblems } from './study-tools.ts';

test('every study tool has its page, rules, tests, words in all languages and checked data', () => {
  expect(openTools.length).toBeGreaterThan(0);
  expect(studyToolProblems(allFiles, openTools)).toEqual([]);
});

const tool = 'jokes-riddles';
test.each([
  [`web/src/tools/${tool}/tool.tsx`, 'its page is missing'],
  [`web/src/tools/${tool}/tool.test.tsx`, 'a test of its page is missing'],
  [`learning/src/tools/${tool}/jokes-riddles.test.ts`, 'a test of its rules is missing'],
  [`web/src/messages/tools-${tool}/lg.ts`, 'its file of words in lg is missing'],
  [`curriculum/src/tools/${tool}.ts`, 'nothing checks its data'],
])('control: without %s, %s', (path, problem) => {
  expect(allFiles).toContain(path);
  expect(
    studyToolProblems(
      allFiles.filter((one) => one !== path),
      openTools,
    ),
  ).toEqual([`${tool}: ${problem}`]);
});

test('control: without its data, and with a folder that no row names', () => {
  const withoutData = allFiles.filter((path) => !path.startsWith(`curriculum/content/tools/${tool}/`));
  expect(studyToolProblems(withoutData, openTools)).toEqual([`${tool}: its data is missing`]);
  expect(studyToolProblems([...allFiles, 'web/src/tools/quest-quiz/tool.tsx'], openTools)).toEqual([
    'quest-quiz: has a folder and no row in the registry',
  ]);
});
