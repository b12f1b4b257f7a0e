import 'fake-indexeddb/auto';
import type { Reply } from '@afrolearn/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { closeDatabase } from '#offline/database.ts';
import { sendWorks } from '#offline/works/send-works.ts';
import { saveWork, unsentOf, worksHere } from '#offline/works/works-here.ts';
import { noNetwork, refused, replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { pressed, showPage } from '#testing/show.tsx';
import { MyWork, useMadeWork, useMadeWorks } from './index.ts';

const akello = personOf('learner');
const tool = 'jokes-riddles';
const id = '019cd12e-5300-7d38-95bb-4a5f9d4e4606';
type Riddles = { riddles: string[] };
const isRiddles = (data: unknown): Riddles | null =>
  Array.isArray((data as Riddles | null)?.riddles) ? (data as Riddles) : null;

/** A made-up tool: one press adds a riddle. */
const Tool = ({ start = null }: { start?: string | null }) => {
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState<string | null>(start);
  const { opening, work, save, state, reason } = useMadeWork<Riddles>(tool, opened, isRiddles);
  const riddles = work?.data.riddles ?? [];
  const { works } = useMadeWorks(tool);
  return (
    <>
      <p data-testid="state">{[opening, state, reason].filter(Boolean).join(', ')}</p>
      <p data-testid="latest">{works?.[0]?.title}</p>
      <p data-testid="riddles">{riddles.join(', ')}</p>
      <button
        type="button"
        onClick={() => void save('My riddles', { riddles: [...riddles, `R${riddles.length}`] })}
      >
        Add
      </button>
      <button type="button" onClick={() => setOpen(true)}>
        My work
      </button>
      <MyWork
        tool={tool}
        open={open}
        onClose={() => setOpen(false)}
        onOpen={(next) => {
          setOpened(next);
          setOpen(false);
        }}
        preview={(data) => <i>{isRiddles(data)?.riddles.length} riddles</i>}
      />
    </>
  );
};

const listed = (more: Partial<Reply<'GET /me/works'>[number]> = {}) => ({
  ...{
    id,
    tool,
    title: 'From the tablet',
    version: 3,
    bytes: 20,
    shown: false,
    changedSince: false,
    seenBy: null,
  },
  ...{ madeAt: '2026-03-10T08:00:00.000Z', changedAt: '2026-03-10T08:00:00.000Z' },
  ...more,
});
const whole = () => ({ ...listed(), data: { riddles: ['A', 'B'] }, earlier: [] });

const show = async (answers: Parameters<typeof serverAnswers>[0], start: string | null = null) => {
  const asked = serverAnswers({
    'GET /me': () => replied('GET /me', akello),
    'GET /me/works': () => replied('GET /me/works', []),
    ...answers,
  });
  await showPage('/', <Tool start={start} />);
  return asked;
};
const state = () => screen.getByTestId('state').textContent;
const press = (name: string | RegExp) => pressed(screen.getByRole('button', { name }));

beforeEach(async () => {
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
  localStorage.setItem('token', 'mango');
});

test('the first change makes a work, further ones are the same, and it says what became of it', async () => {
  await show({
    'PUT /me/works/:id': ({ path }) =>
      replied('PUT /me/works/:id', listed({ id: path?.split('/').at(-1) ?? id })),
  });
  expect(state()).toBe('new');
  await press('Add');
  await waitFor(() => expect(state()).toBe('open, waiting'));
  await press('Add');
  await waitFor(() => expect(screen.getByTestId('riddles').textContent).toBe('R0, R1'));
  await waitFor(async () =>
    expect(await worksHere(akello.id)).toMatchObject([{ data: { riddles: ['R0', 'R1'] } }]),
  );
  await act(async () => void (await sendWorks(akello.id, 'mango', () => true)));
  await waitFor(() => expect(state()).toBe('open, sent'));
});

test('a refusal is said with its reason, and the work stays on the screen and the device', async () => {
  await show({ 'PUT /me/works/:id': () => refused('works/full') });
  await press('Add');
  await waitFor(() => expect(state()).toBe('open, waiting'));
  await act(async () => void (await sendWorks(akello.id, 'mango', () => true)));
  await waitFor(() => expect(state()).toMatch(/^open, refused, You have 200 works/));
  expect(screen.getByTestId('riddles').textContent).toBe('R0');
});

test('a work of another device opens, and then without a network', async () => {
  await show({ 'GET /me/works/:id': () => replied('GET /me/works/:id', whole()) }, id);
  await waitFor(() => expect(screen.getByTestId('riddles').textContent).toBe('A, B'));
  await waitFor(async () => expect(await worksHere(akello.id)).toHaveLength(1));
});

test.each([
  ['offline', () => noNetwork()],
  ['gone', () => refused('access/not-found')],
  ['broken', () => replied('GET /me/works/:id', { ...whole(), data: { strokes: [] } })],
])('what cannot be opened is said: %s', async (opening, answer) => {
  await show({ 'GET /me/works/:id': answer }, id);
  await waitFor(() => expect(state()).toMatch(new RegExp(`^${opening}`)));
});

test('without room and without a network it is said plainly, and the work stays on the screen', async () => {
  await show({ 'PUT /me/works/:id': () => noNetwork(), 'GET /me/works/:id': () => noNetwork() });
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await press('Add');
  await waitFor(() => expect(state()).toMatch(/^open, unsaved, There is no room on this device/));
  expect(screen.getByTestId('riddles').textContent).toBe('R0');
  vi.restoreAllMocks();
});

test('My work lists device and account, the newest first, with who saw it', async () => {
  await saveWork(akello.id, {
    id: `${id.slice(0, -1)}7`,
    tool,
    title: 'From here',
    data: { riddles: ['A'] },
  });
  await show({
    'GET /me/works': () => replied('GET /me/works', [listed({ shown: true, seenBy: 'Ms Achieng' })]),
  });
  await press('My work');
  const dialog = await screen.findByRole('dialog', { name: 'My work' });
  await waitFor(() => expect(within(dialog).getByText('Ms Achieng saw it')).toBeTruthy());
  expect(
    within(dialog)
      .getAllByRole('button', { name: /^Open / })
      .map((one) => one.getAttribute('aria-label')),
  ).toEqual(['Open From here', 'Open From the tablet']);
  expect(screen.getByTestId('latest').textContent).toBe('From here');
  expect(within(dialog).getByText('1 riddles')).toBeTruthy();
  expect(within(dialog).getByText(/2 works/)).toBeTruthy();
});

test('offline it shows what is here and says so; New begins an empty one', async () => {
  await saveWork(akello.id, { id, tool, title: 'From here', data: { riddles: ['A'] } });
  await show({ 'GET /me/works': () => noNetwork(), 'GET /me/works/:id': () => noNetwork() }, id);
  await waitFor(() => expect(state()).toBe('open, waiting'));
  await press('My work');
  expect(await screen.findByText(/You are offline/)).toBeTruthy();
  await press('New');
  await waitFor(() => expect(state()).toBe('new'));
});

test('Show my teacher waits with the work; Delete asks first', async () => {
  await saveWork(akello.id, { id, tool, title: 'From here', data: { riddles: ['A'] } });
  await show({ 'GET /me/works': () => replied('GET /me/works', []) });
  await press('My work');
  await pressed(await screen.findByRole('button', { name: 'What to do with From here' }));
  await pressed(screen.getByRole('menuitem', { name: 'Show my teacher' }));
  await waitFor(async () =>
    expect(await unsentOf(akello.id, id)).toMatchObject({ show: true, content: true }),
  );
  await pressed(screen.getByRole('button', { name: 'What to do with From here' }));
  await pressed(screen.getByRole('menuitem', { name: 'Delete' }));
  expect(await worksHere(akello.id)).toHaveLength(1);
  await press('Yes, delete it');
  await waitFor(async () => expect(await worksHere(akello.id)).toEqual([]));
  await waitFor(() => expect(screen.queryByText('From here')).toBeNull());
});
