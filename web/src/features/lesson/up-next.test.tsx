import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { UnitProgress } from '#progress-kit/index.ts';
import { serverAnswers } from '#testing/fake-server.ts';
import { unitReply } from '#testing/lessons.ts';
import { showPage } from '#testing/show.tsx';
import { UpNext, unitEndOf } from './up-next.tsx';
import { useNeighbours } from './use-neighbours.ts';

const After = ({ id, progress }: { id: string; progress: UnitProgress }) => (
  <UpNext neighbours={useNeighbours(unitReply, progress, id)} unitEnd={unitEndOf(7, unitReply, progress)} />
);
const shown = async (id: string, done: readonly string[], opened: readonly string[]) => {
  serverAnswers({});
  const progress: UnitProgress = {
    known: true,
    done: new Set(done),
    opened,
    best: new Map(done.includes('u7-q1') ? [['u7-q1', 30]] : []),
    points: 0,
    claimed: false,
    places: new Map(),
    weak: new Map(),
  };
  await showPage('/', <After id={id} progress={progress} />);
  return screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
};

test('a lesson that was left before this one is a second way that says so; the way leads on', async () => {
  expect(await shown('u7-l2', ['u7-l2'], ['u7-l2', 'u7-l1'])).toEqual([
    ['You have not done this yet: Water at home', '/lesson/u7-l1'],
    ['Previous', '/lesson/u7-l1'],
    ['Next lesson', '/lesson/u7-l3'],
  ]);
});

test('a checkpoint ahead that was not passed is next, where all before it is done', async () => {
  const done = unitReply.items.map(({ id }) => id);
  const links = await shown('u7-l2', done, ['u7-l2', 'u7-q1']);
  expect(links).toContainEqual(['Next lesson', '/lesson/u7-q1']);
  expect(links).toHaveLength(2);
});
