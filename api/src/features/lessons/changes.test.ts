import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { ownLessons, ownLessonVersions, securityLog } from '#db/tables.ts';
import { type Answered, good, openSchool, type Who } from '#testing/lessons-school.ts';
import { meanwhile } from '#testing/meanwhile.ts';
import { taughtDatabase } from '#testing/packed-curriculum.ts';
import { testApp } from '#testing/test-app.ts';

const server = await testApp({ SAFETY_PROFILE: 'school' }, { database: await taughtDatabase() });
const { database, clock } = server;
const { ids, rooms, as, make } = await openSchool(server);

const get = async (who: Who | null, id: string) => await as(who)('GET', `/lessons/${id}`);

test('PUT answers the new version and keeps the old one (G41)', async () => {
  const { id } = await make('teacher', good.quiz);
  const answer = await as('teacher')('PUT', `/lessons/${id}`, {
    body: { ...good.quiz, title: 'Better', version: 1 },
  });
  expect([answer.status, answer.body]).toMatchObject([200, { id, title: 'Better', version: 2 }]);
  const kept = await database.db
    .select()
    .from(ownLessonVersions)
    .where(eq(ownLessonVersions.lessonId, Number(id.slice(1))));
  expect(kept).toMatchObject([{ version: 1, replacedBy: ids.teacher, lesson: { title: 'Quick quiz' } }]);
  expect(kept[0]?.lesson['questions']).toHaveLength(2);
});

test('of two who change the same version at once, one is told and nothing is lost', async () => {
  for (let round = 0; round < 5; round += 1) {
    const fresh = await make('teacher', { ...good.reading, visibility: 'class', classId: rooms.mine });
    const put = (who: Who, title: string) =>
      as(who)('PUT', `/lessons/${fresh.id}`, { body: { ...good.reading, title, version: 1 } });
    const answers = await Promise.all([put('teacher', 'By the teacher'), put('head', 'By the head')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'lessons/changed' });
  }
  const { id } = await make('teacher', good.reading);
  const late = (title: string) =>
    as('teacher')('PUT', `/lessons/${id}`, { body: { ...good.reading, title, version: 1 } });
  await late('First');
  expect((await late('Second')).status).toBe(409);
  expect((await get('teacher', id)).body).toMatchObject({ title: 'First', version: 2 });
});

test('without a version the last one stands, and every one before is kept', async () => {
  const { id } = await make('teacher', good.reading);
  const put = (n: number) =>
    as('teacher')('PUT', `/lessons/${id}`, { body: { ...good.reading, title: `Try ${n}` } });
  const answers = await Promise.all([1, 2, 3, 4, 5].map(put));
  expect(answers.map(({ body }) => (body as Answered).version).sort()).toEqual([2, 3, 4, 5, 6]);
  const kept = await database.db
    .select()
    .from(ownLessonVersions)
    .where(eq(ownLessonVersions.lessonId, Number(id.slice(1))));
  expect(kept.map(({ version }) => version).sort()).toEqual([1, 2, 3, 4, 5]);
});

test('the same change sent twice over a bad line is one change', async () => {
  const { id } = await make('teacher', good.quiz);
  const body = { ...good.quiz, title: 'Again', version: 1 };
  const put = () => as('teacher')('PUT', `/lessons/${id}`, { body });
  expect([(await put()).body, (await put()).body]).toMatchObject([{ version: 2 }, { version: 2 }]);
});

test('a question keeps its id, and the id of one that was taken out is never given again', async () => {
  const { id, questions } = await make('teacher', good.quiz);
  expect(questions.map((one) => one.id)).toEqual(['q1', 'q2']);
  const put = async (list: object[]) =>
    (
      (await as('teacher')('PUT', `/lessons/${id}`, { body: { ...good.quiz, questions: list } }))
        .body as Answered
    ).questions;
  const [first] = questions;
  expect(await put([first ?? {}])).toMatchObject([{ id: 'q1' }]);
  const added = { prompt: 'New?', options: ['Yes', 'No'], answer: 'Yes' };
  expect(
    (await put([added, first ?? {}, { ...added, id: 'q1' }, { ...added, id: 'q77' }])).map((one) => one.id),
  ).toEqual(['q3', 'q1', 'q4', 'q5']);
});

test('a new question that comes while somebody else adds one gets a number of its own', async () => {
  const { id, questions } = await make('teacher', good.quiz);
  const added = (prompt: string) => ({ prompt, options: ['Yes', 'No'], answer: 'Yes' });
  const n = Number(id.slice(1));
  const answer = await meanwhile(
    database,
    async (db) => {
      const [row] = await db.select().from(ownLessons).where(eq(ownLessons.id, n));
      const theirs = [...(row?.questions ?? []), { id: 'q3', ...added('Theirs?') }];
      await db.update(ownLessons).set({ questions: theirs, questionsMade: 3 }).where(eq(ownLessons.id, n));
    },
    () =>
      as('teacher')('PUT', `/lessons/${id}`, {
        body: { ...good.quiz, questions: [...questions, added('Mine?')] },
      }),
  );
  expect((answer.body as Answered).questions.map((one) => one.id)).toEqual(['q1', 'q2', 'q4']);
});

test('others may not change or delete: unseen is 404, seen is 403, built-in is 403', async () => {
  const { id } = await make('head', { ...good.reading, visibility: 'school' });
  const status = async (who: Who, method: 'PUT' | 'DELETE', of: string) =>
    (await as(who)(method, `/lessons/${of}`, method === 'PUT' ? { body: good.reading } : {})).status;
  for (const method of ['PUT', 'DELETE'] as const) {
    expect(await status('colleague', method, id)).toBe(403);
    expect(await status('outsideHead', method, id)).toBe(404);
    expect(await status('newcomer', method, id)).toBe(404);
    expect(await status('pupil', method, id)).toBe(403);
    expect(await status('head', method, 'u400-l1')).toBe(403);
    expect(await status('head', method, 'u999999-l1')).toBe(404);
  }
});

test('the head cannot reach a draft: it is its author’s alone', async () => {
  const { id } = await make('teacher', good.reading);
  expect((await as('head')('PUT', `/lessons/${id}`, { body: good.reading })).status).toBe(404);
  expect((await as('head')('DELETE', `/lessons/${id}`)).status).toBe(404);
});

test('DELETE answers true; the lesson is gone for all and can be brought back for 30 days (G40)', async () => {
  const { id } = await make('teacher', { ...good.reading, visibility: 'class', classId: rooms.mine });
  const deleted = await as('teacher')('DELETE', `/lessons/${id}`);
  expect([deleted.status, deleted.body]).toEqual([200, true]);
  for (const who of ['teacher', 'head', 'pupil'] as const) expect((await get(who, id)).status).toBe(404);
  expect((await as('teacher')('GET', '/lessons?subject=7&grade=4')).text).not.toContain(`"${id}"`);
  expect((await as('teacher')('DELETE', `/lessons/${id}`)).status).toBe(404);
  expect((await as('teacher')('PUT', `/lessons/${id}`, { body: good.reading })).status).toBe(404);

  const restore = (who: Who) => as(who)('POST', `/lessons/${id}/restore`);
  expect((await restore('colleague')).status).toBe(404);
  expect((await restore('pupil')).status).toBe(403);
  const back = await restore('teacher');
  expect([back.status, back.body]).toMatchObject([200, { id, title: 'Our soil', visibility: 'class' }]);
  expect((await get('pupil', id)).status).toBe(200);
  expect((await restore('teacher')).status).toBe(404);
});

test('after 30 days a deleted lesson cannot be brought back, and its row still stands', async () => {
  const { id } = await make('teacher', good.reading);
  await as('teacher')('DELETE', `/lessons/${id}`);
  const ofLesson = eq(ownLessons.id, Number(id.slice(1)));
  const ago = (days: number) => new Date(clock.now.getTime() - days * 86_400_000);
  const restored = async (days: number) => {
    await database.db
      .update(ownLessons)
      .set({ deletedAt: ago(days) })
      .where(ofLesson);
    return (await as('teacher')('POST', `/lessons/${id}/restore`)).status;
  };
  expect(await restored(30.01)).toBe(404);
  expect(await database.db.select().from(ownLessons).where(ofLesson)).toHaveLength(1);
  expect(await restored(29.99)).toBe(200);
});

test('what the head took away, its author cannot bring back; the head can', async () => {
  const { id } = await make('teacher', { ...good.reading, visibility: 'class', classId: rooms.mine });
  expect((await as('head')('DELETE', `/lessons/${id}`)).body).toBe(true);
  const answer = await as('teacher')('POST', `/lessons/${id}/restore`);
  expect([answer.status, answer.body]).toMatchObject([403, { code: 'lessons/taken-down' }]);
  expect((await as('head')('POST', `/lessons/${id}/restore`)).status).toBe(200);
  const noted = await database.db.select().from(securityLog).where(eq(securityLog.event, 'lesson-deleted'));
  expect(noted).toContainEqual(
    expect.objectContaining({ userId: ids.head, detail: { lesson: Number(id.slice(1)), own: false } }),
  );
});
