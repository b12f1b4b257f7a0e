import type { AssignmentResults } from '@afrolearn/contract/assigned-work.ts';
import type { Notification } from '@afrolearn/contract/notifications.ts';
import { expect, test } from 'vitest';
import { aClass } from '#testing/a-class.ts';

const { send, clock, teacher, person, pupil, room } = await aClass();

const handedIn = async () => {
  const child = await pupil();
  const body = { ref: 'paper', title: 'My torch', paper: 'Draw it.', classId: room.id, pupilIds: [child.id] };
  const { id } = (await send('POST', '/api/assignments', { ...teacher, body })).body as { id: number };
  const handIn = (text: string) =>
    send('POST', `/api/my-assignments/${id}/hand-in`, { ...child, body: { text } });
  await handIn('A torch');
  const work = async () =>
    ((await send('GET', `/api/assignments/${id}`, teacher)).body as AssignmentResults).pupils[0]?.handIn;
  const seen = async () => {
    const found = await work();
    return { at: found?.at ?? '', reviewedAt: found?.reviewedAt ?? null };
  };
  const review = (review: object, by: { token: string } = teacher) =>
    send('POST', `/api/assignments/${id}/hand-ins/${child.id}/review`, { ...by, body: review });
  const news = async () =>
    ((await send('GET', '/api/notifications', child)).body as Notification[]).filter(
      ({ path }) => path === `/my-work/${id}`,
    ).length;
  return { handIn, work, seen, review, news };
};
const later = () => {
  clock.now = new Date(clock.now.getTime() + 60_000);
};

test('a review of work that was handed in again since is refused, and the new work waits', async () => {
  const { handIn, work, seen, review } = await handedIn();
  const before = await seen();
  later();
  await handIn('A torch with a switch');
  expect(await review({ outcome: 'accepted', seen: before })).toMatchObject({
    status: 409,
    body: { code: 'assignments/changed-since' },
  });
  expect(await work()).toMatchObject({ text: 'A torch with a switch', outcome: null });
  expect((await review({ outcome: 'accepted', seen: await seen() })).status).toBe(200);
  expect(await work()).toMatchObject({ outcome: 'accepted' });
});

test('the same review that arrives twice is written and told once', async () => {
  const { work, seen, review, news } = await handedIn();
  const before = await news();
  const same = { outcome: 'returned', comment: 'Where is the switch?', seen: await seen() };
  await review(same);
  const written = await work();
  later();
  expect((await review(same)).status).toBe(200);
  expect(await work()).toEqual(written);
  expect(await news()).toBe(before + 1);
  // Control: the same teacher can change a comment without reloading.
  expect((await review({ ...same, comment: 'Draw the switch.' })).status).toBe(200);
  expect([await work(), await news()]).toMatchObject([{ comment: 'Draw the switch.' }, before + 2]);
});

test('what the head has reviewed meanwhile is not overwritten by a review that did not see it', async () => {
  const head = await person('teacher', { administrator: true });
  const { work, seen, review } = await handedIn();
  const before = await seen();
  expect((await review({ outcome: 'returned', comment: 'Once more.', seen: before }, head)).status).toBe(200);
  later();
  expect((await review({ outcome: 'accepted', seen: before })).body).toMatchObject({
    code: 'assignments/changed-since',
  });
  expect(await work()).toMatchObject({ outcome: 'returned', comment: 'Once more.' });
  expect((await review({ outcome: 'accepted', seen: await seen() })).status).toBe(200);
});
