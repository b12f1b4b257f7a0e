import type { OwnAssignment } from '@afrolearn/contract/assigned-work.ts';
import { expect, test } from 'vitest';
import { ownLessons } from '#db/tables.ts';
import { aClass } from '#testing/a-class.ts';
import { learnerActs } from '#testing/learner-acts.ts';

const world = await aClass();
const { send, db, clock, teacher, pupil, room } = world;

type Row = typeof ownLessons.$inferInsert;
const scenes = [{ id: 's1', name: 'A pot', words: 'This is a pot.' }] as unknown as NonNullable<
  Row['scenes']
>;
const questions = [{ id: 'q1', prompt: 'Who leads it?', options: ['LC1', 'Nobody'], answer: 'LC1' }];

const shared = async (more: Pick<Row, 'type'> & Partial<Row>): Promise<string> => {
  const about = { title: 'Our pots', subjectId: 5, gradeId: 7, visibility: 'school' as const };
  const times = { createdAt: clock.now, updatedAt: clock.now };
  const values = { schoolId: room.schoolId ?? 11, authorId: teacher.id, ...about, ...times, ...more };
  const [row] = await db.insert(ownLessons).values(values).returning({ id: ownLessons.id });
  return `t${row?.id}`;
};
const assign = (ref: string) =>
  send('POST', '/api/assignments', { ...teacher, body: { ref, classId: room.id } });

test('a film in scenes that asks nothing is given, and done when it was seen to the end', async () => {
  const child = await pupil();
  const statusOf = async (ref: string) =>
    ((await send('GET', '/api/my-assignments', child)).body as OwnAssignment[]).find((one) => one.ref === ref)
      ?.status;
  const film = await shared({ type: 'video', scenes });
  const asking = await shared({ type: 'video', scenes, questions });
  expect([(await assign(film)).status, (await assign(asking)).status]).toEqual([201, 201]);
  clock.now = new Date(clock.now.getTime() + 600_000);
  const { video } = learnerActs(world, child.token);
  expect(await statusOf(film)).toBe('Not started');
  await video(film, new Date(clock.now.getTime() - 120_000));
  await video(asking, new Date(clock.now.getTime() - 60_000));
  expect(await statusOf(film)).toBe('Completed');
  // Its questions are not answered yet.
  expect(await statusOf(asking)).toBe('In progress');
});

test('a text or a link that asks nothing is not given: nothing tells that it was read', async () => {
  expect((await assign(await shared({ type: 'reading' }))).status).toBe(404);
  expect((await assign(await shared({ type: 'video' }))).status).toBe(404);
});
