import type { AssignmentResults, OwnAssignment } from '@afrolearn/contract/assigned-work.ts';
import { makeExercise } from '@afrolearn/learning/practice/make-exercise.ts';
import { rightAnswer } from '@afrolearn/learning/quizzes/grade-question.ts';
import { likelyMistake } from '@afrolearn/learning/quizzes/likely-mistake.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { classes, classMembers, items } from '#db/tables.ts';
import { aClass } from '#testing/a-class.ts';
import { countQueries } from '#testing/count-queries.ts';
import { learnerActs } from '#testing/learner-acts.ts';

const world = await aClass();
const { send, db, clock, person, teacher, database } = world;
const generator = 'place-value-p7';

const exerciseOf = (draw: number) => {
  const made = makeExercise(generator, 1, draw);
  if (made === null) throw new Error(`${generator} is gone`);
  return made;
};

const setFor = async (pupils: number, wanted = 5) => {
  const [room] = await db
    .insert(classes)
    .values({ teacherId: teacher.id, schoolId: 11, name: 'P7 Green', gradeId: 7, subjectId: 1 })
    .returning();
  const classId = room?.id ?? 0;
  const members = await Promise.all(Array.from({ length: pupils }, () => person('learner')));
  await db.insert(classMembers).values(members.map(({ id }) => ({ classId, userId: id })));
  const body = { ref: `practice:${generator}`, classId, wanted };
  const { id } = (await send('POST', '/api/assignments', { ...teacher, body })).body as { id: number };
  clock.now = new Date(clock.now.getTime() + 120_000);
  return { id, members };
};

const practise = async (by: { token: string }, draws: readonly number[], right: number) => {
  const { tell, event } = learnerActs(world, by.token);
  clock.now = new Date(clock.now.getTime() + 120_000);
  await tell(
    draws.map((seed, place) => {
      const { item } = exerciseOf(seed);
      const answer = place < right ? rightAnswer(item) : likelyMistake(item);
      const at = new Date(clock.now.getTime() - 60_000 + place * 1000);
      return event('practice.answered', { generator, level: 1, seed, answer }, at);
    }),
  );
};

const results = async (id: number) =>
  (await send('GET', `/api/assignments/${id}`, teacher)).body as AssignmentResults;
const own = async (by: { token: string }) =>
  ((await send('GET', '/api/my-assignments', by)).body as OwnAssignment[])[0];

test('a practice set has its score from the answers that were recorded, and shows what went wrong', async () => {
  const { id, members } = await setFor(2);
  const [one, two] = members;
  if (one === undefined || two === undefined) throw new Error('nobody');
  expect((await results(id)).pupils[0]).toMatchObject({ right: null, asked: null, wrong: [] });
  expect(await own(one)).toMatchObject({ wanted: 5, asked: null, right: null, status: 'Not started' });
  await practise(one, [1, 2, 3], 2);
  const found = (await results(id)).pupils.find((pupil) => pupil.id === one.id);
  const { item, answerText } = exerciseOf(3);
  expect(found).toMatchObject({ status: 'In progress', right: 2, asked: 3 });
  expect(found?.wrong).toEqual([{ prompt: item.prompt, answer: expect.any(String), right: answerText }]);
  expect(found?.wrong[0]?.answer).not.toBe(answerText);
  expect(await own(one)).toMatchObject({ asked: 3, right: 2, status: 'In progress', percent: 60 });
  // Repeating an exercise adds nothing; its first answer counts.
  await practise(one, [3], 1);
  await practise(one, [4, 5], 2);
  expect(await own(one)).toMatchObject({ asked: 5, right: 4, status: 'Completed' });
  expect((await results(id)).pupils.find((pupil) => pupil.id === two.id)).toMatchObject({
    right: null,
    asked: null,
    status: 'Not started',
  });
});

test('results of a practice set ask as often for twelve pupils as for two', async () => {
  const queries = async (pupils: number) => {
    const { id, members } = await setFor(pupils);
    for (const member of members) await practise(member, [1, 2, 3], 1);
    return await countQueries(database)(() => results(id));
  };
  expect(await queries(12)).toBe(await queries(2));
});

test('a mistake of practice has its five minutes from the exercise itself, also where no lesson is written', async () => {
  await db.update(items).set({ content: null }).where(eq(items.id, 'u383-l1'));
  const { id, members } = await setFor(1);
  const [one] = members;
  if (one === undefined) throw new Error('nobody');
  await practise(one, [1, 2, 3, 4, 5, 6], 0);
  const [mistake] = (await results(id)).mistakes;
  const failed = [1, 2, 3, 4, 5, 6].map(exerciseOf);
  const asked = failed.find(({ item }) => mistake?.reteach?.ask.prompt.startsWith(item.prompt));
  expect(mistake).toMatchObject({
    lesson: null,
    practice: { ref: `practice:${generator}`, title: 'Numbers to 99,999,999' },
  });
  expect(asked?.misconceptions.map((known) => known.id)).toContain(mistake?.id);
  expect(mistake?.reteach?.act.lines).toHaveLength(asked?.steps.length ?? 0);
  expect(mistake?.reteach?.say[0]).toBe(mistake?.help);
  // The check asks a different exercise.
  expect(mistake?.reteach?.check.prompt).not.toBe(mistake?.reteach?.ask.prompt);
  expect(mistake?.reteach?.check.answer).not.toBe('');
});
