import 'fake-indexeddb/auto';
import { subjectsOfGrade } from '@afrolearn/learning/catalogue/subjects.ts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, test, vi } from 'vitest';
import { closeDatabase, openDatabase } from '#offline/database.ts';
import { noNetwork, replied, serverAnswers } from '#testing/fake-server.ts';
import { unitReply } from '#testing/lessons.ts';
import { personOf } from '#testing/people.ts';
import { pressed, showPage, whereWeAre } from '#testing/show.tsx';
import { giveVoice } from '#testing/voice.ts';
import { UnitsPage } from './units-page.tsx';

const { items: _i, topics: _t, key: _k, subject: _s, grade: _g, ...card } = unitReply;
/** Three units of five lessons and seven entries, with this many written. */
const three = [0, 5, 2].map((written, at) => ({
  ...card,
  id: at + 6,
  order: at + 1,
  title: ['Soil', 'Water', 'Air'][at] ?? '',
  written,
  readyCount: [0, 7, 3][at] ?? 0,
}));

type Answers = NonNullable<Parameters<typeof serverAnswers>[0]>;
const show = async (answers: Answers = {}, query = '', address = '/units?grade=6&subject=7') => {
  const asked = serverAnswers({
    'GET /units': () => replied('GET /units', three),
    'GET /unit/:id': ({ path = '' }) =>
      replied('GET /unit/:id', { ...unitReply, id: Number(path.split('/').at(-1)) }),
    ...answers,
  });
  await showPage(`${address}${query}`, <UnitsPage />);
  return asked;
};
const rows = () =>
  within(screen.getByRole('navigation', { name: 'Units of this subject' })).getAllByRole('button');

describe('spec 1 §2.6: the list of units', () => {
  test('says of each unit whether it is written, what is ready first and the rest folded', async () => {
    await show();
    expect(rows().map(({ textContent }) => textContent)).toEqual([
      '2Water7 partsReady',
      '3Air3 parts3 of 7 ready',
      '1SoilBeing written',
    ]);
    expect(screen.getByText('1 more unit is being written').closest('details')?.open).toBe(false);
  });

  test('says how far the units are that were begun', async () => {
    const begun = three.map((unit, at) => (at === 1 ? { ...unit, percent: 40 } : unit));
    await show({ 'GET /units': () => replied('GET /units', begun) });
    expect(rows().map(({ textContent }) => textContent)).toEqual([
      '2Water7 parts · 40% doneReady',
      '3Air3 parts3 of 7 ready',
      '1SoilBeing written',
    ]);
  });

  test('a child of P2 sees leaves where others read a percent, and hears what there is', async () => {
    localStorage.setItem('token', 'mango');
    const { spoken } = giveVoice();
    const begun = three.map((unit, at) => (at === 1 ? { ...unit, percent: 40 } : unit));
    await show({
      'GET /me': () => replied('GET /me', personOf('learner', { grade: 'Primary 2' })),
      'GET /units': () => replied('GET /units', begun),
      'GET /pictures': () => replied('GET /pictures', [{ id: 'u7-l1', svg: '<svg id="tap"/>' }]),
    });
    const list = screen.getByRole('navigation', { name: 'Units of this subject' });
    expect(list.querySelectorAll('[data-green="true"]')).toHaveLength(2);
    expect(list.textContent).not.toContain('%');
    // A picture instead of the number, and no words for adults.
    await waitFor(() => expect(list.querySelector('img')?.getAttribute('src')).toContain('tap'));
    expect(
      rows()
        .map(({ textContent }) => textContent)
        .filter(Boolean),
    ).toEqual(['Water', '3Air']);
    expect(screen.queryByText(/being written/)).toBeNull();
    expect(within(list).getByRole('button', { name: 'Listen: Water' })).toBeDefined();
    expect(spoken[0]?.text).toBe('Science · Primary 6');
  });

  test('beside it the first unit that is written stands open', async () => {
    const asked = await show();
    expect(rows().map((row) => row.getAttribute('aria-current'))).toEqual(['true', null, null]);
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

describe('spec 1 §2.6, §3: what the device remembers of the units', () => {
  test('the class whose units are read is the current grade', async () => {
    await show();
    expect(localStorage.getItem('currentGrade')).toBe('Primary 6');
  });

  test.each([
    ['the subject chosen last, of the class read last', 'Primary 5', 'Primary 4', 'Science', 5, 7],
    ['of the class chosen on the dashboard, where none was read', null, 'Primary 4', 'Science', 4, 7],
    ['the first subject, where the class has not the one chosen', 'Primary 2', null, 'Science', 2, null],
  ])('without a subject it opens %s', async (_, read, chosen, subject, grade, id) => {
    if (read !== null) localStorage.setItem('currentGrade', read);
    if (chosen !== null) localStorage.setItem('selectedGrade', chosen);
    localStorage.setItem('selectedSubject', subject);
    await show({}, '', '/units');
    const first = subjectsOfGrade(grade)[0]?.id;
    expect(whereWeAre()).toBe(`/units?grade=${grade}&subject=${id ?? first}`);
  });

  test('a unit that was open is open again; back to the list, the list is', async () => {
    await show();
    await pressed(rows()[1] as HTMLElement);
    expect(localStorage.getItem('selectedUnitView')).toBe('8');
    cleanup();
    await show();
    expect(whereWeAre()).toBe('/units?grade=6&subject=7&unit=8');
    await pressed(screen.getByRole('button', { name: 'All units' }));
    expect(localStorage.getItem('selectedUnitView')).toBe('list');
    cleanup();
    await show();
    expect(whereWeAre()).toBe('/units?grade=6&subject=7');
  });

  test.each(['400', 'unit', 'list', '-1'])('%s is no unit of this subject: the list opens', async (kept) => {
    localStorage.setItem('selectedUnitView', kept);
    await show();
    expect(whereWeAre()).toBe('/units?grade=6&subject=7');
    expect(localStorage.getItem('selectedUnitView')).toBe('list');
  });

  test('a unit in the address wins over the one that was open', async () => {
    localStorage.setItem('selectedUnitView', '8');
    await show({}, '&unit=6');
    expect(whereWeAre()).toBe('/units?grade=6&subject=7&unit=6');
    expect(localStorage.getItem('selectedUnitView')).toBe('6');
  });
});

test('what the school wrote for the subject and no unit of it is found beside the units', async () => {
  localStorage.setItem('token', 'mango');
  const own = {
    id: 't3',
    title: 'The market of Kalerwe',
    subject: 'Science',
    grade: 'Primary 6',
    unitId: null,
    type: 'video' as const,
    content: null,
    url: null,
    questions: null,
    version: 1,
    visibility: 'class' as const,
  };
  await show({
    'GET /me': () => replied('GET /me', personOf('learner', { grade: 'Primary 6' })),
    'GET /lessons': () => replied('GET /lessons', [own, { ...own, id: 't4', title: 'Of a unit', unitId: 6 }]),
  });
  const list = within(screen.getByRole('navigation', { name: 'Units of this subject' }));
  const school = within(await list.findByRole('region', { name: 'From your school' }));
  expect(school.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/lesson/t3']);
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

test('a learner without a network finds the units that were listed before', async () => {
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
  localStorage.setItem('token', 'mango');
  const me = { 'GET /me': () => replied('GET /me', personOf('learner')) };
  await show(me);
  await vi.waitFor(async () => expect(await (await openDatabase()).count('facts')).toBeGreaterThan(0));
  cleanup();
  await show({ ...me, 'GET /units': noNetwork });
  await screen.findByRole('navigation', { name: 'Units of this subject' });
  expect(rows().map(({ textContent }) => textContent)).toContain('2Water7 partsReady');
  expect(screen.queryByText(/did not load/)).toBeNull();
});
