import { cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { today } from '#lib/today.ts';
import { openDatabase } from '#offline/database.ts';
import { keepPlace } from '#offline/kept-place.ts';
import { keepQuiz } from '#offline/kept-quiz.ts';
import { keepEvent } from '#offline/outbox.ts';
import { seal } from '#offline/sealed.ts';
import { answered } from '#testing/answered.ts';
import { noNetwork, replied } from '#testing/fake-server.ts';
import { unitReply } from '#testing/lessons.ts';
import { unitOf } from '#testing/today.ts';
import { card, cardSays, freshDevice, says, show } from '../testing/show-day.tsx';

beforeEach(freshDevice);

let clock = Date.parse('2026-03-09T08:00:00Z');
type Kind = 'item.opened' | 'video.finished';
/** Events of this device, one per minute. */
const did = async (type: Kind, item: string, owner = 4711) => {
  clock += 60_000;
  vi.setSystemTime(clock);
  const { id } = await keepEvent(owner, type, { item });
  if (type === 'item.opened') await keepPlace(owner, item, { at: 12 });
  vi.useRealTimers();
  return id;
};
const sent = (id: string) => answered(4711, [{ id, status: 'stored' }]);

const names = async () => JSON.stringify(await (await openDatabase()).getAll('facts'));
const old = { openedAt: '2026-03-01T08:00:00.000Z', opened: ['u7-l1'] };
const way = async () => (await cardSays())[4];

test('leads where it was used last: the lesson that was open here, whatever the server knows', async () => {
  await sent(await did('item.opened', 'u7-l3'));
  await show(says({ ...old, current: unitOf(7, ['u7-l1', 'u7-l3']) }));
  expect(await way()).toBe('/lesson/u7-l3');
});

test('does not lead where another device was used since then', async () => {
  await sent(await did('item.opened', 'u7-l3'));
  const current = unitOf(8, ['u8-l1', 'u8-l2']);
  await show(says({ current, opened: ['u8-l2'], openedAt: '2031-01-01T08:00:00.000Z', ahead: null }));
  expect(await way()).toBe('/lesson/u8-l2');
});

test('leads with what waits to be sent, also if its clock is set wrong', async () => {
  await did('item.opened', 'u8-l2');
  const current = unitOf(7, ['u7-l1']);
  await show(says({ current, opened: ['u7-l1'], openedAt: '2031-01-01T08:00:00.000Z' }));
  expect(await way()).toBe('/lesson/u8-l2');
});

test('does not lead with a lesson that was only looked into, nor with what a review asked', async () => {
  await keepEvent(4711, 'item.opened', { item: 'u8-l2' });
  await keepEvent(4711, 'answer.given', { item: 'u8-q1', question: 'u8-q1-1', answer: 0 });
  const current = unitOf(7, ['u7-l1', 'u7-q1']);
  await show(says({ current, opened: ['u7-q1'], openedAt: '2026-03-01T08:00:00.000Z' }));
  expect(await way()).toBe('/lesson/u7-q1');
});

test('what was finished here and is not sent yet is not offered', async () => {
  await did('item.opened', 'u7-l1');
  await did('video.finished', 'u7-l1');
  await show(says({ ...old, current: unitOf(7, ['u7-l1', 'u7-l2']) }));
  expect(await way()).toBe('/lesson/u7-l2');
});

test('a passed checkpoint that is left in the middle of a retake does not displace the next new step', async () => {
  const attempt = '01890000-0000-7000-8000-000000000001';
  const answer = { item: 'u7-q1', question: 'u7-q1-1', answer: 0, attempt };
  await keepEvent(4711, 'answer.given', answer);
  await show(says({ ...old, current: unitOf(7, ['u7-l1*', 'u7-q1*', 'u7-l2']) }));
  expect(await way()).toBe('/lesson/u7-l2');
  expect(screen.getByRole('link', { name: /About u7-q1.*Carry on/ }).getAttribute('href')).toBe(
    '/lesson/u7-q1',
  );
  cleanup();
  await keepEvent(4711, 'quiz.finished', { item: 'u7-q1', attempt, answers: [] });
  await show(says({ ...old, current: unitOf(7, ['u7-l1*', 'u7-q1*', 'u7-l2']) }));
  expect(await way()).toBe('/lesson/u7-l2');
  expect(screen.queryByRole('link', { name: /About u7-q1/ })).toBeNull();
});

test('a checkpoint that was not passed is carried on when it is taken again, sent or not', async () => {
  const attempt = '01890000-0000-7000-8000-000000000001';
  const unit = unitOf(7, ['u7-l1*', 'u7-q1*', 'u7-l2']);
  const entries = unit.entries.map((one) => ({ ...one, again: one.id === 'u7-q1' }));
  await keepEvent(4711, 'answer.given', { item: 'u7-q1', question: 'u7-q1-1', answer: 0, attempt });
  await show(says({ ...old, current: { ...unit, entries } }));
  expect((await cardSays()).slice(3)).toEqual(['Carry on', '/lesson/u7-q1']);
});

test('a review that was left in the middle says how many are left of it', async () => {
  const state = { turns: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 1], at: 3, outcomes: { 0: {}, 1: {}, 2: {} } };
  await keepQuiz(4711, 'review', { state, after: [], day: today(), more: 7 });
  await show(says({ due: 14, reviewed: 3 }));
  expect(await cardSays()).toEqual([
    'Carry on · Review',
    '7 things to win back',
    '4 minutes',
    'Carry on',
    '/review',
  ]);
  cleanup();
  await keepQuiz(4711, 'review', { state, after: [], day: '2026-03-01', more: 7 });
  await show(says({ due: 14, reviewed: 3 }));
  expect((await cardSays())[1]).toBe('10 things to win back');
});

test('a unit that only it knows is asked for by its number once, and not at the next visit', async () => {
  await did('item.opened', 'u7-l1');
  const first = await show();
  expect(await way()).toBe('/lesson/u7-l1');
  expect(first.count('GET /unit/:id')).toBe(1);
  cleanup();
  const { count } = await show({ 'GET /unit/:id': noNetwork });
  expect(await way()).toBe('/lesson/u7-l1');
  expect(count('GET /unit/:id')).toBe(0);
});

test('a unit that the server knows costs no call', async () => {
  await did('item.opened', 'u8-l2');
  const { count } = await show();
  expect(await way()).toBe('/lesson/u8-l2');
  expect(count('GET /unit/:id')).toBe(0);
});

test('where the unit cannot be named, the card is what the server says', async () => {
  await did('item.opened', 'u7-l1');
  await show({ 'GET /unit/:id': noNetwork });
  expect(await way()).toBe('/lesson/u8-l1');
});

test("a teacher's own lesson has no unit: what was open before it counts", async () => {
  await did('item.opened', 'u8-l2');
  await did('item.opened', 't5');
  await show();
  expect(await way()).toBe('/lesson/u8-l2');
});

test('is of one person only, and its names are gone after they left (promise C9)', async () => {
  await did('item.opened', 'u7-l1', 12);
  await show();
  expect(await way()).toBe('/lesson/u8-l1');
  cleanup();
  await did('item.opened', 'u7-l1');
  await show();
  await (await card()).findByText('Water at home');
  expect(await names()).toContain('Water at home');
  cleanup();
  await seal(4711, {});
  expect(await names()).not.toContain('Water at home');
});

test('names that come after somebody left are not kept (promise C9)', async () => {
  await did('item.opened', 'u7-l1');
  let answer: (response: Response) => void = () => undefined;
  const { count } = await show({
    'GET /unit/:id': () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  });
  await vi.waitFor(() => expect(count('GET /unit/:id')).toBe(1));
  cleanup();
  answer(replied('GET /unit/:id', unitReply));
  for (let times = 0; times < 8; times++) expect(await names()).not.toContain('Water at home');
});

test('names that are a week old are asked for again', async () => {
  await did('item.opened', 'u7-l1');
  await show();
  await (await card()).findByText('Water at home');
  cleanup();
  vi.setSystemTime(Date.now() + 8 * 24 * 60 * 60 * 1000);
  const { count } = await show();
  await (await card()).findByText('Water at home');
  expect(count('GET /unit/:id')).toBe(1);
  vi.useRealTimers();
});
