import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { leaveKeys } from '#lib/device/personal-keys.ts';
import { noNetwork, refused, replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { DiscussionTab } from './discussion-tab.tsx';

type There = { id: string; text: string; at: string };

beforeEach(() => localStorage.setItem('token', 'mango'));

/** Delays a response until the test releases it. */
const gate = () => {
  let open = () => undefined as unknown;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
};

/** A fake account with notes; `more` overrides. */
const account = (there: There[] = [], more: Parameters<typeof serverAnswers>[0] = {}) => {
  const store = (body: unknown) => {
    there.push(body as There);
    return replied('POST /lesson/:id/notes', body as There);
  };
  const asked = serverAnswers({
    'GET /me': () => replied('GET /me', personOf('learner')),
    'GET /lesson/:id/notes': () => replied('GET /lesson/:id/notes', [...there]),
    'POST /lesson/:id/notes': ({ body }) => store(body),
    'DELETE /lesson/:id/notes/:noteId': ({ path = '' }) => {
      const at = there.findIndex(({ id }) => path.endsWith(id));
      if (at < 0) return refused('access/not-found');
      there.splice(at, 1);
      return replied('DELETE /lesson/:id/notes/:noteId', { done: true });
    },
    ...more,
  });
  return { there, asked, store };
};
const visit = async () => await showPage('/', <DiscussionTab lessonId="u7-l1" />);
const write = async (text: string) => {
  await userEvent.type(screen.getByRole('textbox'), text);
  await userEvent.click(screen.getByRole('button', { name: 'Post' }));
};
const remove = async (at: number) => {
  const button = screen.getAllByRole('button', { name: 'Delete' })[at];
  if (button !== undefined) await userEvent.click(button);
  const ask = within(screen.getByRole('group', { name: 'Delete this note?' }));
  await userEvent.click(ask.getByRole('button', { name: 'Delete' }));
};
const kept = () =>
  JSON.parse(localStorage.getItem('afl_discussion_u7-l1') ?? '[]') as (There & { sent?: true })[];

test('a note that the account has keeps its mark when another is written or deleted', async () => {
  account();
  await visit();
  await write('one');
  await write('two');
  expect(kept()).toMatchObject([
    { text: 'one', sent: true },
    { text: 'two', sent: true },
  ]);
  await remove(1);
  expect(kept()).toMatchObject([{ text: 'one', sent: true }]);
});

test('what was deleted on another device does not come back with the next note', async () => {
  const { there } = account();
  const { unmount } = await visit();
  await write('one');
  await write('two');
  unmount();
  there.splice(0, 1);
  await visit();
  expect(screen.queryByText('one')).toBeNull();
  expect(there.map(({ text }) => text)).toEqual(['two']);
});

test('a note that is deleted while it is still being sent is gone from the account too', async () => {
  const line = gate();
  const { there, asked, store } = account([], {
    'POST /lesson/:id/notes': async ({ body }) => {
      await line.opened;
      return store(body);
    },
  });
  const { unmount } = await visit();
  await write('never mind');
  await remove(0);
  await act(async () => line.open());
  expect(asked.map(({ name }) => name).slice(-2)).toEqual([
    'POST /lesson/:id/notes',
    'DELETE /lesson/:id/notes/:noteId',
  ]);
  expect(there).toEqual([]);
  unmount();
  await visit();
  expect(screen.queryByText('never mind')).toBeNull();
});

test('a list that was asked for before brings back nothing deleted since, and loses nothing written since', async () => {
  const old = { id: '0191d4e0-0000-7000-8000-00000000000a', text: 'old', at: '2026-03-09T08:00:00.000Z' };
  localStorage.setItem('afl_discussion_u7-l1', JSON.stringify([{ ...old, sent: true }]));
  const list = gate();
  const { there } = account([old], {
    'GET /lesson/:id/notes': async () => {
      await list.opened;
      return replied('GET /lesson/:id/notes', [old]);
    },
  });
  await visit();
  await remove(0);
  await write('new');
  expect(there.map(({ text }) => text)).toEqual(['new']);
  await act(async () => list.open());
  expect(screen.queryByText('old')).toBeNull();
  expect(screen.getByText('new')).toBeTruthy();
  expect(kept()).toMatchObject([{ text: 'new', sent: true }]);
});

test('what was written and deleted without a network is settled at the next visit', async () => {
  const old = { id: '0191d4e0-0000-7000-8000-00000000000b', text: 'old', at: '2026-03-09T08:00:00.000Z' };
  localStorage.setItem('afl_discussion_u7-l1', JSON.stringify([{ ...old, sent: true }]));
  const lost = {
    'GET /lesson/:id/notes': noNetwork,
    'POST /lesson/:id/notes': noNetwork,
    'DELETE /lesson/:id/notes/:noteId': noNetwork,
  };
  const { there } = account([old], lost);
  const { unmount } = await visit();
  await write('new');
  await remove(0);
  unmount();
  account(there);
  await visit();
  expect(screen.getByText('new')).toBeTruthy();
  expect(screen.queryByText('old')).toBeNull();
  expect(there.map(({ text }) => text)).toEqual(['new']);
});

test('one tap on the bin deletes nothing: it asks, and the focus stands at keeping', async () => {
  const { there } = account();
  await visit();
  await write('mine');
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(there).toHaveLength(1);
  const keep = screen.getByRole('button', { name: 'Keep it' });
  expect(document.activeElement).toBe(keep);
  await userEvent.click(keep);
  expect(screen.getByText('mine')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete' }));
  await remove(0);
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  expect(there).toEqual([]);
});

test('what is written and not posted waits for its lesson, and goes with its person (C9)', async () => {
  account();
  const { unmount } = await visit();
  await userEvent.type(screen.getByRole('textbox'), 'Why does it');
  unmount();
  await visit();
  expect((screen.getByRole('textbox') as HTMLTextAreaElement).value).toBe('Why does it');
  expect(Object.values(leaveKeys()).join()).toContain('Why does it');
  expect(JSON.stringify({ ...localStorage })).not.toContain('Why does it');
  await userEvent.type(screen.getByRole('textbox'), ' fall?');
  await userEvent.click(screen.getByRole('button', { name: 'Post' }));
  expect(Object.keys({ ...localStorage }).filter((key) => key.includes('draft'))).toEqual([]);
});

test('spec 1 §2.7: of a video lesson on a narrow phone it is a comment box', async () => {
  account();
  await showPage('/', <DiscussionTab lessonId="u7-l1" compact />);
  expect(screen.getByPlaceholderText('Write a comment')).toBeTruthy();
  expect(screen.getByText('No comments yet.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Post' })).toBeTruthy();
  expect(screen.getByText(/^Only you can read them/)).toBeTruthy();
});
