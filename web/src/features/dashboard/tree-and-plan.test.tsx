import 'fake-indexeddb/auto';
import type { PlanEntry } from '@afrolearn/contract/plan.ts';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { closeDatabase, openDatabase } from '#offline/database.ts';
import { neverAnswers, noNetwork, refused, replied, serverAnswers, wordless } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { statsReply } from '#testing/progress.ts';
import { showPage } from '#testing/show.tsx';
import { DashboardPage } from './dashboard-page.tsx';

beforeEach(async () => {
  localStorage.setItem('token', 'mango');
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
});

type Answers = NonNullable<Parameters<typeof serverAnswers>[0]>;
const show = async (answers: Answers = {}, role: 'learner' | 'teacher' | 'parent' = 'learner') => {
  const asked = serverAnswers({ 'GET /me': () => replied('GET /me', personOf(role)), ...answers });
  await showPage('/dashboard', <DashboardPage />);
  return asked;
};
const seeds = (totalXP: number): Answers => ({
  'GET /xp/:userId': () => replied('GET /xp/:userId', statsReply({ totalXP })),
});
const region = (name: string) => within(screen.getByRole('region', { name }));

describe('spec 1 §2.5: the tree', () => {
  test.each([
    [0, /^Your baobab: a seedling$/, '25 more seeds, and you see four leaves.'],
    [49, /four leaves$/, '1 more seed, and you see a young tree.'],
    [128, /a young tree, a bird, and a wide crown$/, '22 more seeds, and you see flowers.'],
    [4000, /a swing$/, 'Your tree is fully grown. It keeps every seed.'],
  ])('%i seeds', async (count, picture, next) => {
    await show(seeds(count));
    const tree = region('Your tree');
    expect((await tree.findByRole('img')).getAttribute('aria-label')).toMatch(picture);
    expect(tree.getByText(next)).toBeDefined();
    expect(tree.getByText('Wisdom Seeds')).toBeDefined();
  });

  test('it grows after progress-updated', async () => {
    let answer = seeds(49);
    await show({ 'GET /xp/:userId': (asked) => (answer['GET /xp/:userId'] ?? noNetwork)(asked) });
    await region('Your tree').findByText(/a young tree\.$/);
    answer = seeds(75);
    await act(async () => globalThis.dispatchEvent(new Event('progress-updated')));
    expect(await region('Your tree').findByText(/a wide crown\.$/)).toBeDefined();
  });

  test('offline it stands as it was last known, with the time', async () => {
    await show(seeds(128));
    await vi.waitFor(async () =>
      expect(await (await openDatabase()).getAllKeys('facts')).toContain('own 4711 xp'),
    );
    cleanup();
    await show({ 'GET /xp/:userId': noNetwork });
    expect(await region('Your tree').findByText('128')).toBeDefined();
    expect(region('Your tree').getByText(/^As of /)).toBeDefined();
  });

  test('while nothing is known no number is claimed', async () => {
    await show({ 'GET /xp/:userId': neverAnswers });
    expect(region('Your tree').queryByRole('img', { name: /baobab/ })).toBeNull();
    expect(region('Your tree').getByText('–')).toBeDefined();
  });
});

const entry = (more: Partial<PlanEntry> = {}): PlanEntry => ({
  ref: 'unit:7',
  title: 'Water',
  subject: 'Science',
  path: '/unit/7',
  percent: 42,
  addedAt: '2026-03-09T08:00:00.000Z',
  dueOn: null,
  from: 'me',
  own: true,
  ...more,
});
const plan = (...entries: PlanEntry[]): Answers => ({ 'GET /plan': () => replied('GET /plan', entries) });
const assigned = entry({
  ref: 'u7-q1',
  title: 'Checkpoint',
  path: '/lesson/u7-q1',
  percent: 0,
  dueOn: '2031-03-12',
  from: 'Ms Achieng',
  own: false,
});

describe("spec 1 §2.5, G31: 'My plan'", () => {
  test('shows what the learner chose and what was given, with day, percent and way', async () => {
    await show(plan(assigned, entry()));
    const rows = (await region('My plan').findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(rows[0]).toBe('CheckpointScience · From Ms AchiengUntil 12 March0% done');
    expect(rows[1]).toMatch(/^WaterScience42% done/);
    expect(region('My plan').getByRole('link', { name: 'Water' }).getAttribute('href')).toBe('/unit/7');
    expect(region('My plan').getByRole('progressbar', { name: 'Water' }).getAttribute('aria-valuenow')).toBe(
      '42',
    );
  });

  test('what is due first stands first, what has no day last, each as it was added', async () => {
    const [a, b] = [
      entry({ ref: 'unit:1', title: 'No day' }),
      entry({ ref: 'unit:2', title: 'None either' }),
    ];
    const [late, soon] = ['2031-05-01', '2031-03-01'].map((dueOn) => ({
      ...assigned,
      ref: dueOn,
      title: dueOn,
      dueOn,
    }));
    if (late === undefined || soon === undefined) throw new Error('no entries');
    await show(plan(a, late, b, soon));
    const rows = await region('My plan').findAllByRole('link');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      '2031-03-01',
      '2031-05-01',
      'No day',
      'None either',
      'All that was given to me',
    ]);
  });

  test('what is done is folded under its own line, and does not wait among the rest', async () => {
    const done = entry({ ref: 'unit:8', title: 'Soil', path: '/unit/8', percent: 100 });
    await show(plan(done, entry()));
    const fold = (await region('My plan').findByText(/^Done · 1/)).closest('details');
    expect(fold?.open).toBe(false);
    expect(fold?.textContent).toContain('Soil');
    expect(fold?.textContent).not.toContain('Water');
    expect(region('My plan').getByText('Water').closest('details')).toBeNull();
  });

  test('where all is done, the plan says how to fill it', async () => {
    await show(plan(entry({ percent: 100 })));
    expect(await region('My plan').findByText(/^Open a unit and press Add to my plan\./)).toBeDefined();
  });

  test('a day that is over is said without blame', async () => {
    await show(plan({ ...assigned, dueOn: '2026-01-05' }));
    expect(await region('My plan').findByText('Was until 5 January')).toBeDefined();
  });

  test('an own entry can be taken off; what others gave cannot', async () => {
    let entries = [assigned, entry()];
    const asked = await show({
      'GET /plan': () => replied('GET /plan', entries),
      'DELETE /plan/:ref': () => replied('DELETE /plan/:ref', { done: true }),
    });
    const remove = await region('My plan').findAllByRole('button');
    expect(remove.map(({ textContent }) => textContent)).toEqual(['Take off my plan: Water']);
    entries = [assigned];
    await userEvent.click(screen.getByRole('button', { name: 'Take off my plan: Water' }));
    expect(region('My plan').queryByText('Water')).toBeNull();
    await vi.waitFor(() =>
      expect(asked.some(({ path }) => path === '/api/plan/unit%3A7' || path === '/api/plan/unit:7')).toBe(
        true,
      ),
    );
    expect(region('My plan').getByText('Checkpoint')).toBeDefined();
  });

  test.each([
    ['without a network', noNetwork, 'That did not work. Try again.'],
    ['refused', () => refused('limits/too-many'), /^That was a lot at once\./],
  ])('%s the entry comes back and a word says so', async (_, answer, words) => {
    await show({ ...plan(entry()), 'DELETE /plan/:ref': answer });
    await userEvent.click(await screen.findByRole('button', { name: 'Take off my plan: Water' }));
    expect(await region('My plan').findByText(words)).toBeDefined();
    expect(region('My plan').getByText('Water')).toBeDefined();
  });

  test('an empty plan says how to fill it', async () => {
    await show();
    expect(await region('My plan').findByText(/^Open a unit and press Add to my plan\./)).toBeDefined();
  });

  test('G22: a plan that did not load says so, and shows the last one with its time', async () => {
    await show(plan(entry()));
    await vi.waitFor(async () =>
      expect(await (await openDatabase()).getAllKeys('facts')).toContain('own 4711 plan'),
    );
    cleanup();
    await show({ 'GET /plan': noNetwork });
    expect(await region('My plan').findByText('Water')).toBeDefined();
    expect(region('My plan').getByRole('status').textContent).toMatch(
      /^Your plan did not load\.As of .+Try again$/,
    );
  });

  test('a plan that did not load can be asked for again', async () => {
    let tries = 0;
    await show({ 'GET /plan': () => (tries++ === 0 ? wordless(500) : replied('GET /plan', [entry()])) });
    expect((await region('My plan').findByRole('alert')).textContent).toContain('Your plan did not load.');
    await userEvent.click(region('My plan').getByRole('button', { name: 'Try again' }));
    expect(await region('My plan').findByText('Water')).toBeDefined();
  });
});

test.each(['teacher', 'parent'] as const)(
  'a %s has no tree and no plan, and none is asked for',
  async (role) => {
    const asked = await show({}, role);
    expect(screen.queryByRole('region', { name: 'My plan' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Your tree' })).toBeNull();
    expect(asked.map(({ name }) => name)).not.toContain('GET /plan');
  },
);
