import { badges } from '@afrolearn/learning/badges/badges.ts';
import { expect, test } from 'vitest';
import { classes, classMembers, earnedBadges, schools } from '#db/tables.ts';
import { addUser, newSession } from '#features/accounts/index.ts';
import { testApp } from '#testing/test-app.ts';

const { send, database, clock } = await testApp({ SAFETY_PROFILE: 'school' }, { limitsWidth: 1 });
const { db } = database;

test('at most 20 stickers a day; what was refused does not use one up', async () => {
  await db.insert(schools).values({ id: 11, name: 'Here Primary School' });
  const add = async (role: 'learner' | 'teacher') => {
    const row = await addUser(db, 'school', {
      role,
      name: 'Any Body',
      schoolId: 11,
      consent: 'school',
      gradeId: 7,
    });
    if (row === null) throw new Error('nobody was added');
    return { id: row.id, token: await newSession(db, row, clock.now) };
  };
  const [teacher, giver, one, two] = [
    await add('teacher'),
    await add('learner'),
    await add('learner'),
    await add('learner'),
  ];
  const [room] = await db
    .insert(classes)
    .values({ teacherId: teacher.id, schoolId: 11, name: 'P7', gradeId: 7, subjectId: 7 })
    .returning();
  await db
    .insert(classMembers)
    .values([giver, one, two].map(({ id }) => ({ classId: room?.id ?? 0, userId: id })));
  const refs = badges.slice(0, 12).map(({ id }) => id);
  await db
    .insert(earnedBadges)
    .values(
      [one, two].flatMap(({ id }) => refs.map((badgeId) => ({ userId: id, badgeId, earnedAt: clock.now }))),
    );
  const give = async (to: number, ref: string) =>
    (
      await send('POST', '/api/cheers', {
        token: giver.token,
        body: { to, kind: 'badge', ref, sticker: 'ball' },
      })
    ).status;
  expect(await give(one.id, 'nothing-like-it')).toBe(404);
  const statuses: number[] = [];
  for (const { id } of [one, two]) for (const ref of refs) statuses.push(await give(id, ref));
  expect(statuses.filter((status) => status === 201)).toHaveLength(20);
  expect(statuses.slice(20)).toEqual([429, 429, 429, 429]);
});
