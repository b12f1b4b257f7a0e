/** Permissions G13: shared notes of the class are below the private notes. */
import type { SharedNote } from '@afrolearn/contract/notes.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { noNetwork, refused, replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { ClassPosts } from './class-posts.tsx';

const post = (more: Partial<SharedNote> = {}): SharedNote => ({
  id: 7,
  text: 'You ask silly things. Go away.',
  at: '2026-03-02T08:00:00.000Z',
  by: { id: 812, name: 'Musoke Ivan', picture: '/avatars/african-1.svg' },
  own: false,
  hidden: false,
  mayHide: false,
  ...more,
});

type Answers = NonNullable<Parameters<typeof serverAnswers>[0]>;
const show = async (
  posts: SharedNote[],
  answers: Answers = {},
  { mayShare = true, role = 'learner' as 'learner' | 'teacher' } = {},
) => {
  localStorage.setItem('token', 'mango');
  const asked = serverAnswers({
    'GET /me': () => replied('GET /me', personOf(role)),
    'GET /lesson/:id/shared': () => replied('GET /lesson/:id/shared', { posts, mayShare }),
    ...answers,
  });
  await showPage('/lesson/u400-l1', <ClassPosts lessonId="u400-l1" />);
  return asked;
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('a classmate’s post names its writer and is reported in two taps', async () => {
  const asked = await show([post()], {
    'POST /reports': () =>
      replied('POST /reports', {
        id: 'b3c1f0aa-1111-4222-8333-444455556666',
        kind: 'note',
        reason: 'unkind',
        at: '2026-03-02T08:00:00.000Z',
        state: 'sent',
      }),
  });
  const one = await screen.findByRole('listitem');
  expect(within(one).getByText('Musoke Ivan')).toBeTruthy();
  await press('Report Musoke Ivan');
  await press('It is unkind');
  expect(await screen.findByText('Thank you. It is sent.')).toBeTruthy();
  expect(asked.at(-1)?.body).toMatchObject({ about: { kind: 'note', id: '7' } });
});

test('a learner shares; what the filter refuses is explained beside the box, and the words stay', async () => {
  let refuses = true;
  const asked = await show([], {
    'POST /lesson/:id/shared': () =>
      refuses
        ? refused('request/invalid', { fields: { text: 'One word in this can hurt somebody.' } })
        : replied('POST /lesson/:id/shared', post({ own: true })),
  });
  const box = await screen.findByLabelText('Say it to your class');
  await userEvent.type(box, 'Why does it go out?');
  await press('Share with my class');
  expect(await screen.findByText('One word in this can hurt somebody.')).toBeTruthy();
  expect((box as HTMLTextAreaElement).value).toBe('Why does it go out?');
  refuses = false;
  await press('Share with my class');
  expect((box as HTMLTextAreaElement).value).toBe('');
  const sent = asked.filter(({ name }) => name === 'POST /lesson/:id/shared').map(({ body }) => body);
  // The same id, so that a first one that was stored after all is not doubled.
  expect((sent[0] as { id: string }).id).toBe((sent[1] as { id: string }).id);
});

test('without a network the words stay in the box', async () => {
  await show([], { 'POST /lesson/:id/shared': noNetwork });
  const box = await screen.findByLabelText('Say it to your class');
  await userEvent.type(box, 'Hello');
  await press('Share with my class');
  expect(await screen.findByText(/It could not be shared/)).toBeTruthy();
  expect((box as HTMLTextAreaElement).value).toBe('Hello');
});

test('a teacher hides in one tap, and has no box to write', async () => {
  const asked = await show(
    [post({ mayHide: true })],
    {
      'POST /lesson/:id/shared/:postId/hide': () =>
        replied('POST /lesson/:id/shared/:postId/hide', { done: true }),
    },
    { mayShare: false, role: 'teacher' },
  );
  await press('Hide');
  expect(asked.some(({ path }) => path === '/api/lesson/u400-l1/shared/7/hide')).toBe(true);
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('one’s own is taken back, and says when it is hidden', async () => {
  const asked = await show([post({ own: true, hidden: true })], {
    'DELETE /lesson/:id/shared/:postId': () => replied('DELETE /lesson/:id/shared/:postId', { done: true }),
  });
  expect(await screen.findByText(/your class does not see it now/)).toBeTruthy();
  await press('Take back');
  expect(asked.some(({ name }) => name === 'DELETE /lesson/:id/shared/:postId')).toBe(true);
});

test('who may not share and has nothing to read sees nothing of it', async () => {
  await show([], {}, { mayShare: false });
  expect(screen.queryByText('Talk about it with your class')).toBeNull();
});
