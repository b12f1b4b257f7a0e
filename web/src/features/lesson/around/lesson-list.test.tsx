import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { UnitProgress } from '#progress-kit/index.ts';
import { unitReply } from '#testing/lessons.ts';
import { showAt } from '#testing/show.tsx';
import { markRead } from '../reading/readings-read.ts';
import { LessonList } from './lesson-list.tsx';

const show = async (
  done: readonly string[],
  best: readonly (readonly [string, number])[] = [],
  places: readonly (readonly [string, string])[] = [],
) => {
  const progress: UnitProgress = {
    known: true,
    done: new Set(done),
    opened: [],
    best: new Map(best),
    points: 0,
    claimed: false,
    weak: new Map(),
    places: new Map(places),
  };
  await showAt('/', <LessonList unit={unitReply} currentId="u7-l2" progress={progress} />);
  const row = (name: RegExp) => screen.getByRole('link', { name });
  return { words: (name: RegExp) => row(name).querySelector('small')?.textContent, row };
};

test('spec 1 §2.7: where no account tells, an opened reading is ‘Read’, without the tick', async () => {
  markRead('u7-r1');
  await showAt('/', <LessonList unit={unitReply} currentId="u7-l2" progress={null} />);
  const reading = screen.getByRole('link', { name: /The spring/ });
  expect(reading.querySelector('small')?.textContent).toBe('Reading · 5 min · Read');
  expect(reading.dataset['done']).toBe('false');
});

test('a reading that was only opened is not ‘Read’ where the account says that it is still to do', async () => {
  markRead('u7-r1');
  const { words, row } = await show([]);
  expect(words(/The spring/)).toBe('Reading · 5 min · Unread');
  expect(row(/The spring/).dataset['done']).toBe('false');
});

test('the list counts all that there is to do: in parts, and so many of them done', async () => {
  await show(['u7-l1', 'u7-r1']);
  expect(screen.getByText('2 of 7 parts done')).toBeTruthy();
  cleanup();
  await showAt('/', <LessonList unit={unitReply} currentId="u7-l2" progress={null} />);
  expect(screen.getByText('7 parts')).toBeTruthy();
});

test('a recorded reading has the tick and ‘Done’', async () => {
  const { words, row } = await show(['u7-r1']);
  expect(words(/The spring/)).toBe('Reading · 5 min · Done');
  expect(row(/The spring/).dataset['done']).toBe('true');
});

test.each([
  [30, 'Quiz · 10 questions · Try again · best 30%', 'false'],
  [69, 'Quiz · 10 questions · Try again · best 69%', 'false'],
  [70, 'Quiz · 10 questions · Done', 'true'],
])('a checkpoint with %i percent', async (percent, said, ticked) => {
  const { words, row } = await show(['u7-q1'], [['u7-q1', percent]]);
  expect(words(/Checkpoint/)).toBe(said);
  expect(row(/Checkpoint/).dataset['done']).toBe(ticked);
});

test('a checkpoint that is still on its way to the server is done, and has no tick yet', async () => {
  const { words, row } = await show(['u7-q1']);
  expect(words(/Checkpoint/)).toBe('Quiz · 10 questions · Done');
  expect(row(/Checkpoint/).dataset['done']).toBe('false');
});

test('a lesson that was left says at which scene, unless it has others now; what a broken place says is not said', async () => {
  const { words } = await show(
    [],
    [],
    [
      ['u7-l1', '{"scene":2,"count":3}'],
      ['u7-l2', '{"scene":2,"count":9}'],
      ['u7-l3', '{'],
    ],
  );
  expect(words(/Water at home/)).toBe('Scene 2 of 3');
  expect(words(/Rain/)).toMatch(/^Video · /);
  expect(words(/Springs/)).toMatch(/^Video · /);
});
