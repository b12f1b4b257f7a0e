import 'fake-indexeddb/auto';
import type { RegisterDay } from '@afrolearn/contract/attendance.ts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import { closeDatabase } from '#offline/database.ts';
import { Route, Routes } from '#routing/index.ts';
import { noNetwork, refused, replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { arriveAt, showPage } from '#testing/show.tsx';
import { AttendancePage } from './attendance-page.tsx';

beforeEach(async () => {
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
});

const today = new Date(Date.now() + 3 * 60 * 60 * 1000).toISOString().slice(0, 10);
const nameOf = (place: number) => `Okot${String(place).padStart(3, '0')} Paul`;
const dayOf = (count: number, more: Partial<RegisterDay> = {}): RegisterDay => ({
  class: { id: 3, name: 'P5 Red', grade: 'Primary 5' },
  date: today,
  today,
  zone: 'Africa/Kampala',
  openFrom: '2020-01-01',
  taken: null,
  pupils: Array.from({ length: count }, (_, place) => ({
    id: 100 + place,
    name: nameOf(place),
    mark: null,
    left: false,
  })),
  corrections: [],
  ...more,
});

type Sent = { taps: { learnerId: number; state: string; reason: string | null }[]; learnerIds: number[] };
type Answers = Parameters<typeof serverAnswers>[0];
const accepts: Answers = {
  'POST /classes/:id/attendance': () => replied('POST /classes/:id/attendance', { unknown: [], older: [] }),
};
const show = async (
  answers: Answers = {},
  path: Parameters<typeof showPage>[0] = '/classes/3/attendance',
) => {
  localStorage.setItem('token', 'mango');
  const asked = serverAnswers({
    'GET /me': () => replied('GET /me', personOf('teacher')),
    'GET /classes/:id/attendance': () => replied('GET /classes/:id/attendance', dayOf(3)),
    ...accepts,
    ...answers,
  });
  await showPage(
    path,
    <Routes>
      <Route path="/classes/:id/attendance" element={<AttendancePage />} />
      <Route path="/teacher-dashboard/class/:id" element={<p>The class</p>} />
      <Route path="/teacher-dashboard" element={<p>The dashboard</p>} />
    </Routes>,
  );
  return asked;
};
const sentTo = (asked: Awaited<ReturnType<typeof show>>) =>
  asked.filter(({ name }) => name === 'POST /classes/:id/attendance').map(({ body }) => body as Sent);
const press = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const pupil = (place: number) => new RegExp(`^${nameOf(place)}:`);
/* By position instead of role: resolving 120 roles is slow on a busy machine. */
const tapOn = (place: number) =>
  act(async () => {
    const button = screen
      .getByText('All start as present.')
      .closest('main, body')
      ?.querySelectorAll('ol button')[place];
    if (!(button instanceof HTMLElement) || !pupil(place).test(button.getAttribute('aria-label') ?? ''))
      throw new Error(`no pupil ${place}`);
    fireEvent.click(button);
  });
const says = (text: string) =>
  waitFor(() => expect(screen.getByRole('status').textContent).toContain(text), { timeout: 12_000 });

test('a class of 60: nine taps and four reasons, each kept at once, and all reach the server', async () => {
  const asked = await show({
    'GET /classes/:id/attendance': () => replied('GET /classes/:id/attendance', dayOf(60)),
  });
  await screen.findByText('60 students');
  expect(screen.getByRole('status').textContent).toContain('60 present · 0 absent');
  expect(screen.getByRole('status').textContent).toContain('Not taken yet');
  for (const place of [0, 7, 14, 21, 28, 35, 42, 49, 59]) {
    await tapOn(place);
    if (place % 2 === 0) await press('Sick');
  }
  expect(screen.getByRole('status').textContent).toContain('51 present · 9 absent');
  expect(screen.getByRole('button', { name: `${nameOf(0)}: Absent · Sick` })).toBeDefined();
  // A missing reason blocks nothing else.
  expect(screen.getByRole('button', { name: `${nameOf(7)}: Absent` })).toBeDefined();
  await says('Sent');
  const bodies = sentTo(asked);
  expect(bodies.at(0)?.learnerIds).toHaveLength(60);
  const last = new Map(bodies.flatMap(({ taps }) => taps).map((tap) => [tap.learnerId, tap]));
  expect(last.size).toBe(9);
  expect(last.get(100)).toMatchObject({ state: 'absent', reason: 'sick' });
});

test('all 60 can be tapped one after the other, and a class of 120 stands on the page', async () => {
  await show({
    'GET /classes/:id/attendance': () => replied('GET /classes/:id/attendance', dayOf(120)),
  });
  await screen.findByText('120 students');
  for (let place = 0; place < 60; place += 1) await tapOn(place);
  expect(screen.getByRole('status').textContent).toContain('60 present · 60 absent');
  // Everything was sent before the next test.
  await says('Sent');
});

test('without a network taps stay on the device, are there after a reload, and go when it is back', async () => {
  await show();
  await screen.findByText('3 students');
  cleanup();
  const offline = {
    'GET /me': noNetwork,
    'GET /classes/:id/attendance': noNetwork,
    'POST /classes/:id/attendance': noNetwork,
  };
  localStorage.setItem('user', JSON.stringify(personOf('teacher')));
  await show({ ...offline });
  expect(await screen.findByText('Offline')).toBeDefined();
  await tapOn(1);
  await press('Fees');
  await says('Saved on this device');
  cleanup();
  await show({ ...offline });
  expect(await screen.findByRole('button', { name: `${nameOf(1)}: Absent · Fees` })).toBeDefined();
  await says('Saved on this device');
  const asked = serverAnswers({
    'GET /classes/:id/attendance': () => replied('GET /classes/:id/attendance', dayOf(3)),
    ...accepts,
  });
  await act(async () => void globalThis.dispatchEvent(new Event('online')));
  await says('Sent');
  expect(sentTo(asked).flatMap(({ taps }) => taps)).toMatchObject([
    { learnerId: 101, state: 'absent', reason: null },
    { learnerId: 101, state: 'absent', reason: 'fees' },
  ]);
  expect(screen.getByRole('button', { name: `${nameOf(1)}: Absent · Fees` })).toBeDefined();
});

test('late and undo: who comes after all is present, and a slip is taken back', async () => {
  const asked = await show();
  await screen.findByText('3 students');
  await tapOn(0);
  await press('Late');
  expect(screen.getByRole('button', { name: new RegExp(`${nameOf(0)}: Late`) })).toBeDefined();
  expect(screen.getByRole('status').textContent).toContain('3 present · 0 absent');
  await tapOn(2);
  await press('Undo');
  expect(screen.getByRole('button', { name: `${nameOf(2)}: present` })).toBeDefined();
  // The first press on an absent pupil asks for the reason; the second marks present.
  await tapOn(0);
  expect(screen.getByText(`${nameOf(0)} came late.`)).toBeDefined();
  await tapOn(0);
  expect(screen.getByRole('button', { name: `${nameOf(0)}: present` })).toBeDefined();
  await says('Sent');
  expect(sentTo(asked).flatMap(({ taps }) => taps)).toHaveLength(5);
});

test('Done closes; with nobody tapped it takes the register of all present', async () => {
  const asked = await show();
  await screen.findByText('3 students');
  await press('Done');
  await arriveAt('/teacher-dashboard');
  await waitFor(() => expect(sentTo(asked)).toHaveLength(1));
  expect(sentTo(asked)[0]).toMatchObject({ date: today, learnerIds: [100, 101, 102], taps: [] });
});

test('a day that was taken shows its marks and who corrected what; earlier days are one press away', async () => {
  const at = `${today}T05:25:00.000Z`;
  const [first, ...others] = dayOf(3).pupils.map((one) => ({
    ...one,
    mark: { state: 'present' as const, reason: null, at },
  }));
  if (first === undefined) throw new Error('no pupil');
  const late = { ...first, mark: { state: 'late' as const, reason: null, at } };
  const correction = {
    learnerId: 100,
    name: nameOf(0),
    from: { state: 'absent' as const, reason: null },
    to: { state: 'late' as const, reason: null },
    at,
    by: { id: 999, name: 'Nalubega Sarah' },
  };
  const otherReason = {
    ...correction,
    learnerId: 101,
    name: nameOf(1),
    from: { state: 'absent' as const, reason: 'work' as const },
    to: { state: 'absent' as const, reason: 'sick' as const },
    at: '2020-03-11T06:00:00.000Z',
  };
  const asked = await show({
    'GET /classes/:id/attendance': () =>
      replied(
        'GET /classes/:id/attendance',
        dayOf(3, {
          taken: { at, by: null },
          pupils: [late, ...others],
          corrections: [correction, otherReason],
        }),
      ),
  });
  expect(await screen.findByText(`${nameOf(0)}: absent, now late`)).toBeDefined();
  expect(screen.getByText(/^\d\d:25.*, by Nalubega Sarah/)).toBeDefined();
  expect(screen.getByText(`${nameOf(1)}: absent (Work), now absent (Sick)`)).toBeDefined();
  expect(screen.getByText(/^(?:11 March|March 11), .*by Nalubega Sarah/)).toBeDefined();
  const steps = screen.getByRole('navigation', { name: 'Day of the register' });
  expect(within(steps).queryByRole('link', { name: 'The day after' })).toBeNull();
  await act(async () => within(steps).getByRole('link', { name: 'The day before' }).click());
  await waitFor(() =>
    expect(asked.filter(({ name }) => name === 'GET /classes/:id/attendance')).toHaveLength(2),
  );
});

test('a class of somebody else is not there', async () => {
  await show({ 'GET /classes/:id/attendance': () => refused('access/not-found') });
  expect(await screen.findByText('We did not find this class')).toBeDefined();
});

test('a mark of somebody who has left the class is said not to be taken', async () => {
  await show({
    'POST /classes/:id/attendance': () =>
      replied('POST /classes/:id/attendance', { unknown: [100], older: [] }),
  });
  await screen.findByText('3 students');
  await tapOn(0);
  expect((await screen.findByRole('alert', {}, { timeout: 12_000 })).textContent).toContain(
    'was not taken. The pupil is not in this class any more.',
  );
});

test('taps that the server will never take are said so, in its own words, until that was read', async () => {
  await show({ 'POST /classes/:id/attendance': () => refused('attendance/closed') });
  await screen.findByText('3 students');
  await tapOn(0);
  expect((await screen.findByRole('alert', {}, { timeout: 12_000 })).textContent).toContain(
    'was not taken. That register is closed.',
  );
  cleanup();
  await show();
  expect((await screen.findByRole('alert')).textContent).toContain('1 mark of the register of');
  await press('I have read this');
  cleanup();
  await show();
  await screen.findByText('All start as present.');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('who came from the page of a class goes back to it, by Close and by Done', async () => {
  await show({}, { pathname: '/classes/3/attendance', state: 'from class' });
  await screen.findByText('All start as present.');
  expect(screen.getByRole('link', { name: 'Close the register' }).getAttribute('href')).toBe(
    '/teacher-dashboard/class/3',
  );
  await press('Done');
  await arriveAt('/teacher-dashboard/class/3');
});

test('what is corrected stands in the log at once, before the server is asked again', async () => {
  const at = '2020-03-10T05:25:00.000Z';
  const pupils = dayOf(3).pupils.map((one) => ({
    ...one,
    mark: { state: 'present' as const, reason: null, at },
  }));
  const asked = await show({
    'GET /classes/:id/attendance': () =>
      replied('GET /classes/:id/attendance', dayOf(3, { taken: { at, by: null }, pupils })),
  });
  await screen.findByText('3 students');
  await tapOn(0);
  expect(await screen.findByText(`${nameOf(0)}: present, now absent`)).toBeDefined();
  expect(asked.filter(({ name }) => name === 'GET /classes/:id/attendance')).toHaveLength(1);
});

test('an hour is that of the school, and two with one name are told apart', async () => {
  const [first, second] = dayOf(2).pupils;
  if (first === undefined || second === undefined) throw new Error('No pupils');
  const mark = { state: 'late' as const, reason: null, at: `${today}T04:05:00.000Z` };
  const pupils = [
    { ...first, name: 'Nakato Brian', mark },
    { ...second, name: 'NAKATO BRIAN' },
  ];
  await show({
    'GET /classes/:id/attendance': () =>
      replied(
        'GET /classes/:id/attendance',
        dayOf(2, { pupils, zone: 'Asia/Kolkata', taken: { at: mark.at, by: 'Ruth' } }),
      ),
  });
  expect(await screen.findByRole('button', { name: /^Nakato Brian AFRO000100: Late.*09:35/ })).toBeDefined();
  expect(screen.getByRole('button', { name: /^NAKATO BRIAN AFRO000101: / })).toBeDefined();
});
