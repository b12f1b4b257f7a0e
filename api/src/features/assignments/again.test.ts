import type { AssignmentResults, ChildAssignment, OwnAssignment } from '@afrolearn/contract/assigned-work.ts';
import type { PlanEntry } from '@afrolearn/contract/plan.ts';
import { dayIn, defaultZone } from '@afrolearn/learning/streaks/days.ts';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { assignments, classes, classMembers, guardianships, itemProgress } from '#db/tables.ts';
import { aClass } from '#testing/a-class.ts';
import { learnerActs } from '#testing/learner-acts.ts';
import { assignedTo } from './assignments.db.ts';

const world = await aClass();
const { send, db, clock, person, teacher } = world;
const day = 24 * 60 * 60 * 1000;
const pass = (days: number) => {
  clock.now = new Date(clock.now.getTime() + days * day);
};

const pupilInClass = async () => {
  const [room] = await db
    .insert(classes)
    .values({ teacherId: teacher.id, schoolId: 11, name: 'P7 Green', gradeId: 7, subjectId: 7 })
    .returning();
  const classId = room?.id ?? 0;
  const pupil = await person('learner');
  const parent = await person('parent');
  await db.insert(classMembers).values({ classId, userId: pupil.id });
  await db.insert(guardianships).values({ guardianId: parent.id, childId: pupil.id });
  return { classId, pupil, parent };
};

const assign = async (body: object) =>
  ((await send('POST', '/api/assignments', { ...teacher, body })).body as { id: number }).id;

/** What pupil, parent and teacher see, in this order. */
const told = async (id: number, { pupil, parent }: Awaited<ReturnType<typeof pupilInClass>>) => {
  const ask = async (path: string, by: { token: string }) => (await send('GET', path, by)).body;
  const own = (await ask('/api/my-assignments', pupil)) as OwnAssignment[];
  const plan = (await ask('/api/plan', pupil)) as PlanEntry[];
  const child = (await ask('/api/children/assignments', parent)) as ChildAssignment[];
  const results = (await ask(`/api/assignments/${id}`, teacher)) as AssignmentResults;
  return [own[0]?.status, plan[0]?.percent, child[0]?.status, results.pupils[0]?.status];
};

test('a lesson given for a mistake is asked again of a pupil who had done it, until it is done again', async () => {
  const people = await pupilInClass();
  const { classId, pupil } = people;
  const { video, tell, event } = learnerActs(world, pupil.token);
  await video('u400-l1', clock.now);
  pass(2);
  const id = await assign({ ref: 'u400-l1', classId, pupilIds: [pupil.id], again: true });
  expect(await told(id, people)).toEqual(['Not started', 0, 'Not started', 'Not started']);
  pass(1);
  await tell([event('item.opened', { item: 'u400-l1' }, clock.now)]);
  expect(await told(id, people)).toEqual(['In progress', 0, 'In progress', 'In progress']);
  const stillListed = async () => {
    const limits = { since: new Date(clock.now.getTime() + 1), most: 9 };
    return (await assignedTo(db, sql`(${pupil.id})`, limits)).length;
  };
  expect(await stillListed()).toBe(1);
  pass(1);
  await video('u400-l1', clock.now);
  expect(await told(id, people)).toEqual(['Completed', 100, 'Completed', 'Completed']);
  expect(await stillListed()).toBe(0);
});

test('a whole class is not asked again, and neither are pupils without a mistake', async () => {
  const people = await pupilInClass();
  const { classId, pupil } = people;
  await learnerActs(world, pupil.token).video('u400-l1', clock.now);
  pass(2);
  const whole = await assign({ ref: 'u400-l1', classId, again: true });
  expect((await told(whole, people))[3]).toBe('Completed');
  const chosen = await assign({ ref: 'u400-l1', classId, pupilIds: [pupil.id] });
  expect((await told(chosen, people))[3]).toBe('Completed');
});

test('work of which a family was told stands in its list as done, though it was done long before', async () => {
  const people = await pupilInClass();
  const { classId, pupil } = people;
  await learnerActs(world, pupil.token).video('u400-l1', clock.now);
  const longAgo = new Date(clock.now.getTime() - 40 * day);
  await db.update(itemProgress).set({ completedAt: longAgo }).where(eq(itemProgress.userId, pupil.id));
  const id = await assign({ ref: 'u400-l1', classId });
  expect(await told(id, people)).toEqual(['Completed', 100, 'Completed', 'Completed']);
  await db.update(assignments).set({ createdAt: longAgo }).where(eq(assignments.id, id));
  expect((await told(id, people)).slice(0, 3)).toEqual([undefined, undefined, undefined]);
});

test('what was done before it was given counts, and says since when; done since, it says nothing of before', async () => {
  const people = await pupilInClass();
  const { classId, pupil } = people;
  const { video, quiz } = learnerActs(world, pupil.token);
  const day1 = dayIn(defaultZone, clock.now.getTime());
  await video('u400-l1', clock.now);
  await quiz('u400-q1', 99, clock.now);
  pass(3);
  const [lesson, checkpoint] = [
    await assign({ ref: 'u400-l1', classId }),
    await assign({ ref: 'u400-q1', classId }),
  ];
  const before = async (id: number) => {
    const { pupils } = (await send('GET', `/api/assignments/${id}`, teacher)).body as AssignmentResults;
    return [pupils[0]?.status, pupils[0]?.doneBefore];
  };
  expect(await before(lesson)).toEqual(['Completed', day1]);
  expect(await before(checkpoint)).toEqual(['Completed', day1]);
  pass(1);
  await quiz('u400-q1', 99, new Date(clock.now.getTime() - 60_000));
  expect(await before(checkpoint)).toEqual(['Completed', null]);
  const other = await assign({ ref: 'u400-l2', classId });
  expect(await before(other)).toEqual(['Not started', null]);
  pass(1);
  await video('u400-l2', new Date(clock.now.getTime() - 60_000));
  expect(await before(other)).toEqual(['Completed', null]);
});
