import 'fake-indexeddb/auto';
import { act, cleanup, screen, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { closeDatabase, openDatabase } from '#offline/database.ts';
import { keepEvent, settle } from '#offline/outbox.ts';
import { seal } from '#offline/sealed.ts';
import { neverAnswers, noNetwork, replied, serverAnswers } from '#testing/fake-server.ts';
import { unitReply } from '#testing/lessons.ts';
import { personOf } from '#testing/people.ts';
import { insightsReply } from '#testing/progress.ts';
import { showPage } from '#testing/show.tsx';
import { DashboardPage } from './dashboard-page.tsx';
import { stopIn } from './where-stopped.ts';

beforeEach(async () => {
  localStorage.setItem('token', 'mango');
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
});

type Answers = NonNullable<Parameters<typeof serverAnswers>[0]>;
const show = async (answers: Answers = {}, role: 'learner' | 'parent' = 'learner') => {
  const asked = serverAnswers({
    'GET /me': () => replied('GET /me', personOf(role)),
    'GET /unit/:id': () => replied('GET /unit/:id', unitReply),
    ...answers,
  });
  await showPage('/dashboard', <DashboardPage />);
  return { count: (name: string) => asked.filter((one) => one.name === name).length };
};
let clock = Date.parse('2026-03-09T08:00:00Z');
type Kind = 'item.opened' | 'video.finished' | 'reading.read';
/** What happened on this device, one thing a minute. */
const did = async (type: Kind, item: string, owner = 4711) => {
  clock += 60_000;
  vi.setSystemTime(clock);
  const { id } = await keepEvent(owner, type, { item });
  vi.useRealTimers();
  return id;
};
const card = async () => within(await screen.findByRole('region', { name: 'Where you stopped' }));
const names = async () => JSON.stringify(await (await openDatabase()).getAll('facts'));
const noCard = async () => {
  // Longer than the storage takes to answer the page.
  for (let times = 0; times < 8; times++) await act(async () => void (await names()));
  expect(screen.queryByRole('region', { name: 'Where you stopped' })).toBeNull();
};
const way = async () => (await (await card()).findByRole('link')).getAttribute('href');

describe("spec 1 §2.5: 'Carry on'", () => {
  test('leads to the lesson that was open last and is not finished, with its unit', async () => {
    await did('item.opened', 'u7-l1');
    await did('item.opened', 'u7-l2');
    await show();
    expect(await (await card()).findByText('Rain')).toBeDefined();
    expect((await card()).getByText('Science · Water')).toBeDefined();
    const link = (await card()).getByRole('link', { name: 'Carry on: Rain' });
    expect(link.getAttribute('href')).toBe('/lesson/u7-l2');
  });

  test('knows what was sent and what still waits, in the order in which it was done', async () => {
    const sent = await did('item.opened', 'u7-l4');
    await did('item.opened', 'u7-l3');
    await settle(4711, [{ id: sent, status: 'stored' }]);
    await show();
    expect(await way()).toBe('/lesson/u7-l3');
  });

  test('what was finished is not offered: then comes what follows it', async () => {
    await did('item.opened', 'u7-l1');
    await did('video.finished', 'u7-l1');
    await show();
    expect(await way()).toBe('/lesson/u7-l2');
  });

  test('costs one call for a new unit, and none at the next visit', async () => {
    await did('item.opened', 'u7-l1');
    const first = await show();
    await (await card()).findByText('Water at home');
    expect(first.count('GET /unit/:id')).toBe(1);
    cleanup();
    const { count } = await show({ 'GET /unit/:id': noNetwork });
    expect(await (await card()).findByText('Water at home')).toBeDefined();
    expect(count('GET /unit/:id')).toBe(0);
  });

  test('while the names are on their way its place is there, so that nothing jumps under a finger', async () => {
    await did('item.opened', 'u7-l1');
    const { count } = await show({ 'GET /unit/:id': neverAnswers });
    await vi.waitFor(() => expect(count('GET /unit/:id')).toBe(1));
    expect((await card()).queryByRole('link')).toBeNull();
  });

  test('is of one person only, and its names are gone after they left (promise C9)', async () => {
    await did('item.opened', 'u7-l1', 12);
    await show();
    await noCard();
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

  test('without anything to carry on there is nothing, and no unit is asked for', async () => {
    const { count } = await show();
    await noCard();
    expect(count('GET /unit/:id')).toBe(0);
  });

  test("a teacher's own lesson has no unit: what was open before it counts", async () => {
    await did('item.opened', 'u7-l2');
    await did('item.opened', 't5');
    await show();
    expect(await way()).toBe('/lesson/u7-l2');
  });

  const go = (...recommendations: { text: string; path: string | null }[]): Answers => ({
    'GET /personalized-insights': () =>
      replied('GET /personalized-insights', { data: insightsReply({ recommendations }) }),
  });
  const claim = { text: 'Claim your reward for ‘Soil’.', path: '/unit/6' };
  const goOn = { text: 'Go on with ‘Air’. You have 45 percent of it.', path: '/unit/8' };

  test('on another device the server says which unit to go on with, in the answer that is asked for anyway', async () => {
    const { count } = await show(go(claim, { text: 'Try it again.', path: '/lesson/u7-q1' }, goOn));
    expect(await (await card()).findByText(goOn.text)).toBeDefined();
    expect(await way()).toBe('/unit/8');
    expect(count('GET /personalized-insights')).toBe(1);
    expect(count('GET /unit/:id')).toBe(0);
  });

  test.each([
    ['the unit cannot be named', { 'GET /unit/:id': noNetwork }],
    [
      'the unit has nothing left',
      { 'GET /unit/:id': () => replied('GET /unit/:id', { ...unitReply, items: [] }) },
    ],
  ])('so it does when %s', async (_, answers) => {
    await did('item.opened', 'u7-l1');
    await show({ ...go(goOn), ...answers });
    expect(await (await card()).findByText(goOn.text)).toBeDefined();
  });

  test('a first lesson is no carrying on', async () => {
    await show(go({ text: 'Open a first lesson and see how it goes.', path: '/units' }));
    await noCard();
  });

  test('a parent has none', async () => {
    await did('item.opened', 'u7-l1');
    await show({}, 'parent');
    await noCard();
  });
});

describe('what to go on with in a unit', () => {
  const unit = unitReply;
  const stop = (opened: string[], finished: string[], items = unit.items) =>
    stopIn({ ...unit, items }, { unitId: 7, opened, finished: new Set(finished) })?.item ?? null;

  test.each([
    ['what is open, the latest first', ['u7-l3', 'u7-l1'], [], 'u7-l3'],
    ['what was left open before', ['u7-l3', 'u7-l1'], ['u7-l3'], 'u7-l1'],
    ['what comes after the last', ['u7-l2'], ['u7-l2'], 'u7-l3'],
    ['from the start, after the end', ['u7-q1'], ['u7-q1'], 'u7-l1'],
    ['nothing when all is done', ['u7-q1'], unit.items.map(({ id }) => id), null],
    ['nothing of an item that is gone', ['u7-l99'], [], 'u7-l1'],
  ])('%s', (_, opened, finished, item) => {
    expect(stop(opened, finished)).toBe(item);
  });

  test('nothing that is still being written', () => {
    const items = unit.items.map((item) => ({ ...item, written: item.id === 'u7-l4' }));
    expect(stop(['u7-l1'], [], items)).toBe('u7-l4');
  });

  test('nothing of the other strand of religious education', () => {
    const items = unit.items.map((item, at) => ({
      ...item,
      faith: (['christian', 'islamic', 'christian'] as const)[at] ?? ('shared' as const),
    }));
    const [first, , third] = unit.items;
    expect(stop([first?.id ?? ''], [first?.id ?? ''], items)).toBe(third?.id);
  });
});
