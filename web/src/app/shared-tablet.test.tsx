import 'fake-indexeddb/auto';
import { studentId } from '@afrolearn/learning/people/roles.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import { type FactKey, factTable, localTable, tabTable } from '#lib/device/keys.ts';
import { closeDatabase, openDatabase } from '#offline/database.ts';
import { eventsOf, keepEvent } from '#offline/outbox.ts';
import { noNetwork, replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { arriveAt, pressed, showAt } from '#testing/show.tsx';
import { App } from './app.tsx';
// Imported up front: compiling a page in the middle of a log-in takes too long on a busy machine.
import '#features/accounts/login-page.tsx';
import '#features/dashboard/dashboard-page.tsx';
import '#features/landing/landing-page.tsx';
import './sync/person-sync.tsx';

const akello = personOf('learner', { name: 'Quagga Akello', email: 'quagga@school.ug' });
const okello = personOf('learner', {
  id: 9001,
  name: 'Okello James',
  email: 'okello@school.ug',
  studentId: studentId(9001),
});

beforeEach(async () => {
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
});

const localRows = Object.entries(localTable).map(([name, row]) => ({
  ...row,
  key: name.replace('*', '4711'),
}));
/* Valid values for keys that accept only certain words. All other keys take the canary itself. */
const words = ['quagga', 'dark', 'off', 'subjects', 'resources', 'islamic'];
const canaryFor = ({ key, reads }: (typeof localRows)[number]): string => {
  if (key === 'user') return JSON.stringify(akello);
  if (key === 'afl_owner') return '4711';
  return words.find((word) => reads(word) !== null) ?? 'no canary fits';
};
const factKeys = Object.entries(factTable).flatMap(([kind, { atLogout }]) =>
  atLogout === 'cleared' || atLogout === 'sealed' ? [`${kind} 4711 quagga` as FactKey] : [],
);

const leaveCanaries = async () => {
  for (const row of localRows) if (row.whose === 'person') localStorage.setItem(row.key, canaryFor(row));
  for (const key of Object.keys(tabTable)) sessionStorage.setItem(key, '{"name":"quagga"}');
  const database = await openDatabase();
  for (const key of factKeys) await database.put('facts', '{"typed":"quagga"}', key);
  await keepEvent(akello.id, 'reading.read', { item: 'u400-r1' });
};

/** Every place with data of the first child, except what is sealed under their id. */
const tracesOfAkello = async (): Promise<string[]> => {
  const database = await openDatabase();
  const apart = Object.keys(factTable).filter(
    (kind) => factTable[kind as keyof typeof factTable].atLogout === 'apart',
  );
  const facts = (await database.getAllKeys('facts')).filter(
    (key) => !apart.includes(key.split(' ')[0] ?? ''),
  );
  const values = await Promise.all(facts.map((key) => database.get('facts', key)));
  const places: Record<string, unknown> = {
    page: document.documentElement.outerHTML,
    history: history.state,
    'local storage': { ...localStorage },
    'session storage': { ...sessionStorage },
    database: [facts, values],
  };
  const named = Object.entries(places)
    .filter(([, held]) => /quagga|4711/i.test(JSON.stringify(held)))
    .map(([place]) => place);
  const choices = localRows
    .filter((row) => row.atLogout === 'sealed' && localStorage.getItem(row.key) === canaryFor(row))
    .map(({ key }) => key);
  return [...named, ...choices];
};

const server = () =>
  serverAnswers({
    'GET /me': ({ bearer }) => replied('GET /me', bearer === 'Bearer okello' ? okello : akello),
    'POST /login': ({ body }) =>
      replied(
        'POST /login',
        JSON.stringify(body).includes('okello')
          ? { token: 'okello', user: okello }
          : { token: 'quagga', user: akello },
      ),
    // The account returns nothing, so everything found afterwards was on the device.
    'GET /settings': noNetwork,
    'PUT /settings': noNetwork,
    'POST /events': noNetwork,
    'GET /unit/:id': noNetwork,
  });

const logIn = async (email: string) => {
  cleanup();
  await showAt('/login', <App />);
  await userEvent.type(await screen.findByLabelText('Email or student ID'), email);
  await userEvent.type(screen.getByLabelText('Password'), 'three mangoes');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await arriveAt('/dashboard');
  await screen.findByRole('heading', { name: /^Welcome, / });
};
const logOut = async () => {
  const [button] = await screen.findAllByRole('button', { name: 'Log out' });
  if (button === undefined) throw new Error('no way out');
  await pressed(button);
  const ask = await screen.findByRole('dialog', { name: 'Log out?' });
  await pressed(within(ask).getByRole('button', { name: 'Log out' }));
  await arriveAt('/');
};

test("promise C9: of every row that is a person's the next child finds nothing, and what is sealed comes back", async () => {
  server();
  await logIn('quagga@school.ug');
  await leaveCanaries();
  // Control: the same search finds all of it before.
  expect(await tracesOfAkello()).toEqual(
    expect.arrayContaining([
      'page',
      'local storage',
      'session storage',
      'database',
      'theme',
      'notifications',
    ]),
  );
  await logOut();
  await waitFor(async () => expect(await tracesOfAkello()).toEqual([]));
  const left = localRows.filter(({ key, whose }) => whose === 'person' && localStorage.getItem(key) !== null);
  expect(left.map(({ key }) => key)).toEqual([]);

  await logIn('okello@school.ug');
  expect(await tracesOfAkello()).toEqual([]);
  expect(document.documentElement.dataset['theme']).toBeUndefined();
  await logOut();

  await logIn('quagga@school.ug');
  const sealed = localRows.filter(({ atLogout }) => atLogout === 'sealed');
  await waitFor(() =>
    expect(sealed.map(({ key }) => [key, localStorage.getItem(key)])).toEqual(
      sealed.map((row) => [row.key, canaryFor(row)]),
    ),
  );
  const database = await openDatabase();
  await waitFor(async () =>
    expect(await database.get('facts', 'quiz 4711 quagga')).toBe('{"typed":"quagga"}'),
  );
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(await eventsOf(akello.id, 'waiting')).toHaveLength(1);
  // Three log-ins take longer than the default timeout on a busy machine.
}, 90_000);

test('control: a row that stayed behind is told by its place', async () => {
  server();
  await logIn('okello@school.ug');
  expect(await tracesOfAkello()).toEqual([]);
  localStorage.setItem('afl_forgotten', 'quagga');
  expect(await tracesOfAkello()).toEqual(['local storage']);
  localStorage.removeItem('afl_forgotten');
  localStorage.setItem('theme', 'dark');
  expect(await tracesOfAkello()).toEqual(['theme']);
});
