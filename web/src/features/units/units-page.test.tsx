import { act, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { noNetwork, replied, serverAnswers } from '#testing/fake-server.ts';
import { unitReply } from '#testing/lessons.ts';
import { pressed, showPage, whereWeAre } from '#testing/show.tsx';
import { UnitsPage } from './units-page.tsx';

const { items: _i, topics: _t, key: _k, subject: _s, grade: _g, ...card } = unitReply;
/** Three units of five lessons, of which so many are written. */
const three = [0, 5, 2].map((written, at) => ({
  ...card,
  id: at + 6,
  order: at + 1,
  title: ['Soil', 'Water', 'Air'][at] ?? '',
  written,
}));

type Answers = NonNullable<Parameters<typeof serverAnswers>[0]>;
const show = async (answers: Answers = {}, query = '') => {
  const asked = serverAnswers({
    'GET /units': () => replied('GET /units', three),
    'GET /unit/:id': ({ path = '' }) =>
      replied('GET /unit/:id', { ...unitReply, id: Number(path.split('/').at(-1)) }),
    ...answers,
  });
  await showPage(`/units?grade=6&subject=7${query}`, <UnitsPage />);
  return asked;
};
const rows = () =>
  within(screen.getByRole('navigation', { name: 'Units of this subject' })).getAllByRole('button');

describe('spec 1 §2.6: the list of units', () => {
  test('says of each unit whether it is written', async () => {
    await show();
    expect(rows().map(({ textContent }) => textContent)).toEqual([
      '1Soil5 lessonsBeing written',
      '2Water5 lessonsReady',
      '3Air5 lessons2 of 5 ready',
    ]);
  });

  test('says how far the units are that were begun', async () => {
    const begun = three.map((unit, at) => (at === 1 ? { ...unit, percent: 40 } : unit));
    await show({ 'GET /units': () => replied('GET /units', begun) });
    expect(rows().map(({ textContent }) => textContent)).toEqual([
      '1Soil5 lessonsBeing written',
      '2Water5 lessons · 40% doneReady',
      '3Air5 lessons2 of 5 ready',
    ]);
  });

  test('beside it the first unit that is written stands open', async () => {
    const asked = await show();
    expect(rows().map((row) => row.getAttribute('aria-current'))).toEqual([null, 'true', null]);
    expect(asked.filter(({ name }) => name === 'GET /unit/:id').map(({ path }) => path)).toEqual([
      '/api/unit/7',
    ]);
    expect(whereWeAre()).toBe('/units?grade=6&subject=7');
  });

  test('where none is written it is the first; one that was chosen stays chosen', async () => {
    const unwritten = three.map((unit) => ({ ...unit, written: 0 }));
    await show({ 'GET /units': () => replied('GET /units', unwritten) });
    expect(rows()[0]?.getAttribute('aria-current')).toBe('true');
    await pressed(rows()[2] as HTMLElement);
    expect(rows()[2]?.getAttribute('aria-current')).toBe('true');
  });
});

describe('without a network', () => {
  test('a list that did not load says so once, and comes by itself when the network is back', async () => {
    let lost = true;
    await show({ 'GET /units': () => (lost ? noNetwork() : replied('GET /units', three)) });
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    lost = false;
    await act(async () => globalThis.dispatchEvent(new Event('online')));
    expect(rows()).toHaveLength(3);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
