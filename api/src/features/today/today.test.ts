/** A learner's next steps: 'The learner's day'. The rule that chooses is tested in `learning/src/today/`. */
import type { Today } from '@afrolearn/contract/today.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aClass } from '#testing/a-class.ts';
import { learnerActs } from '#testing/learner-acts.ts';

const { send, db, clock, person } = await aClass();
const since = new Date('2026-01-05T06:00:00Z');
const learner = async (gradeId: number | null) => {
  const who = await person('learner', { createdAt: since, gradeId });
  return { ...who, acts: learnerActs({ send, db }, who.token) };
};
const todayOf = async (token: string, query = ''): Promise<Today> =>
  (await send('GET', `/api/today${query}`, { token })).body as Today;
const before = (minutes: number) => new Date(clock.now.getTime() - minutes * 60_000);
const left = (token: string, id: string, place = '{"at":40}') =>
  send('PUT', `/api/places/${id}`, { token, body: { place } });
const entriesOf = (unit: Today['current']) => unit?.entries.map(({ id }) => id) ?? [];

test('a newcomer gets the first ready lesson of the own class, with its drawing and its length', async () => {
  const { token } = await learner(7);
  const { current, opened, openedAt, ahead, looks, streak } = await todayOf(token);
  expect([current, opened, openedAt]).toEqual([null, [], null]);
  expect(ahead?.gradeId).toBe(7);
  const first = ahead?.entries[0];
  expect(first).toMatchObject({ type: 'video', done: false, again: false });
  const look = looks.find(({ id }) => id === first?.id);
  expect(look?.picture?.svg).toMatch(/^<svg/);
  expect(look?.parts).toBeGreaterThan(3);
  expect(look?.ends).toHaveLength(look?.parts ?? 0);
  expect(look?.minutes).toBeGreaterThan(0);
  expect(streak).toEqual({ days: 0, shields: 0, activeToday: false });
});

test('the unit that was worked in last comes with what is done in it, and the next one of its subject', async () => {
  const { token, acts } = await learner(7);
  await acts.video('u85-l1', before(90));
  await acts.video('u400-l1', before(60));
  await left(token, 'u400-l2');
  const { current, opened, openedAt, looks, ahead, streak, week } = await todayOf(token);
  expect(current?.id).toBe(400);
  expect(current?.entries.filter(({ done }) => done).map(({ id }) => id)).toEqual(['u400-l1']);
  expect(opened.slice(0, 3)).toEqual(['u400-l2', 'u400-l1', 'u85-l1']);
  expect(openedAt).toBe(clock.now.toISOString());
  expect(looks.map(({ id }) => id)).toContain('u400-l2');
  expect(ahead?.id).not.toBe(400);
  expect(streak.days).toBe(1);
  expect(week).toHaveLength(5);
});

test('the page of a unit and the button of a subject go by what was opened last, as the dashboard does', async () => {
  const { token, acts } = await learner(7);
  await acts.video('u400-l3', before(60));
  await acts.tell([acts.event('item.opened', { item: 'u85-l1' }, before(40))]);
  await left(token, 'u400-l5');
  const { body } = await send('GET', '/api/units/400/progress', { token });
  expect(body).toMatchObject({ opened: ['u400-l5', 'u400-l3'] });
  const { subjects, current } = await todayOf(token);
  expect(subjects.find(({ id }) => id === current?.subjectId)?.next).toBe('u400-l5');
});

test('a finished unit leads on, and a checkpoint that was not passed is said to be one', async () => {
  const { token, acts } = await learner(7);
  const all = entriesOf((await todayOf(await openedIn('u400-l1', token, acts))).current);
  for (const id of all) {
    if (id.includes('-l')) await acts.video(id, before(50));
    if (id.includes('-r')) await acts.reading(id, before(40));
  }
  await acts.quiz('u400-q1', 3, before(30));
  const told = await todayOf(token);
  const failed = told.current?.entries.find(({ id }) => id === 'u400-q1');
  expect(failed).toMatchObject({ done: true, again: true });
  expect(told.subjects.find(({ id }) => id === 7)).toMatchObject({ done: 0, entriesDone: all.length - 2 });
  await acts.quiz('u400-q1', 10, before(20));
  await acts.quiz('u400-q2', 10, before(10));
  const { current, ahead, subjects } = await todayOf(token);
  expect(current?.entries.every(({ done, again }) => done && !again)).toBe(true);
  expect(ahead?.entries.some(({ done }) => !done)).toBe(true);
  const science = subjects.find(({ id }) => id === 7);
  const [written] = await db.execute<{ units: number }>(sql`
    select count(distinct u.id)::int as units from units u join items i on i.unit_id = u.id
    where u.subject_id = 7 and u.grade_id = 7 and i.content is not null and i.removed_at is null`);
  expect(written?.units).toBeGreaterThan(0);
  expect(science).toMatchObject({ ready: written?.units, done: 1, entriesDone: all.length });
  expect(science?.units).toBeGreaterThan(10);
});

const openedIn = async (item: string, token: string, acts: ReturnType<typeof learnerActs>) => {
  await acts.tell([acts.event('item.opened', { item }, before(60))]);
  return token;
};

test('what was left in the middle comes with its place, for every device of this learner alone', async () => {
  const [one, other] = [await learner(7), await learner(7)];
  for (const { acts } of [one, other])
    await acts.tell([acts.event('item.opened', { item: 'u400-l2' }, before(30))]);
  const place = '{"at":40,"count":9}';
  await left(one.token, 'u85-l1', place);
  clock.now = new Date(clock.now.getTime() + 60_000);
  await left(one.token, 'u400-l2', place);
  expect((await todayOf(one.token)).places).toEqual([{ id: 'u400-l2', place }]);
  expect((await todayOf(other.token)).places).toEqual([]);
});

test('a look into a lesson displaces no quiz that is under way', async () => {
  const { token, acts } = await learner(7);
  const [first] = await acts.questions('u400-q1');
  await acts.tell([
    acts.event(
      'answer.given',
      {
        item: 'u400-q1',
        question: first?.id ?? '',
        answer: 0,
        attempt: '01890000-0000-7000-8000-000000000001',
      },
      before(60),
    ),
    acts.event('item.opened', { item: 'u85-l3' }, before(30)),
  ]);
  const { current, opened } = await todayOf(token);
  expect([current?.id, ...opened]).toEqual([400, 'u400-q1', 'u85-l3']);
});

test('a passed checkpoint that is taken again displaces nothing, neither one that was not passed', async () => {
  const { token, acts } = await learner(7);
  await acts.video('u85-l1', before(90));
  const all = entriesOf((await todayOf(token)).current);
  for (const id of all) {
    if (id.includes('-l')) await acts.video(id, before(80));
    if (id.includes('-r')) await acts.reading(id, before(70));
    if (id.includes('-q')) await acts.quiz(id, 10, before(60));
  }
  await acts.quiz('u400-q2', 2, before(30));
  const quiz = all.find((id) => id.includes('-q')) ?? '';
  await left(token, quiz, '{"at":3}');
  const begun = await todayOf(token);
  expect([begun.current?.id, begun.failed, begun.opened[0]]).toEqual([400, null, quiz]);
  expect(begun.current?.entries.find(({ id }) => id === 'u400-q2')).toMatchObject({ again: true });
  expect(begun.looks.map(({ id }) => id)).toContain('u400-q2');
  await send('PUT', `/api/places/${quiz}`, { token, body: { place: null } });
  await acts.quiz(quiz, 10, before(10));
  const { current, failed, opened, weak } = await todayOf(token);
  expect([current?.id, failed, opened[0]]).toEqual([400, null, quiz]);
  expect(weak).toMatch(/^u400-l/);
});

test('a passed checkpoint that was left in the middle waits behind the next new step', async () => {
  const { token, acts } = await learner(7);
  await acts.video('u400-l1', before(90));
  await acts.quiz('u400-q1', 10, before(60));
  await left(token, 'u400-q1', '{"at":3}');
  const { current, places, subjects } = await todayOf(token);
  expect(current?.entries.find(({ id }) => id === 'u400-q1')).toMatchObject({ done: true, begun: true });
  expect(subjects.map(({ next }) => next)).not.toContain('u400-q1');
  expect(places).toEqual([{ id: 'u400-q1', place: '{"at":3}' }]);
});

test('neither a review nor a long practice hides the lesson that was left', async () => {
  const { token, acts } = await learner(7);
  await acts.video('u85-l1', before(5 * 24 * 60));
  await acts.quiz('u85-q1', 3, before(4 * 24 * 60));
  await left(token, 'u400-l2');
  clock.now = new Date(clock.now.getTime() + 60 * 60_000);
  const asked = await acts.questions('u85-q1');
  const answered = asked.map(({ id }, place) =>
    acts.event('answer.given', { item: 'u85-q1', question: id, answer: 0 }, before(30 - place)),
  );
  const practised = Array.from({ length: 120 }, (_, seed) =>
    acts.event('practice.answered', { generator: 'round-to-ten', level: 1, seed, answer: '10' }, before(9)),
  );
  await acts.tell([...answered, ...practised]);
  const { current, opened } = await todayOf(token);
  expect([current?.id, opened[0]]).toEqual([400, 'u400-l2']);
});

test('a checkpoint that was just not passed comes with the lesson that helps', async () => {
  const { token, acts } = await learner(7);
  for (const n of [1, 2, 3, 4, 5]) await acts.video(`u400-l${n}`, before(60 - n));
  const asked = await acts.questions('u400-q1');
  await acts.quiz('u400-q1', 6, before(20));
  const { opened, weak, looks } = await todayOf(token);
  expect(opened[0]).toBe('u400-q1');
  const wrong = asked.slice(6).map(({ lesson }) => `u400-l${lesson}`);
  expect(wrong).toContain(weak);
  expect(looks.map(({ id }) => id)).toEqual(expect.arrayContaining(['u400-q1', weak]));
  const { body } = await send('GET', '/api/units/400/progress', { token });
  expect(body).toMatchObject({
    items: expect.arrayContaining([expect.objectContaining({ id: 'u400-q1', weak })]),
  });
  await acts.quiz('u400-q1', 10, before(10));
  expect((await todayOf(token)).weak).toBeNull();
});

test('every class has something of its own to begin with', async () => {
  for (const gradeId of [1, 2, 3, 4, 5, 6, 7]) {
    const { token } = await learner(gradeId);
    expect((await todayOf(token)).ahead?.gradeId).toBe(gradeId);
  }
});

test('where a class has nothing written there is still something: beyond it, or in a class beside it', async () => {
  const bare = await aClass();
  await bare.db.execute(sql`update units set removed_at = now() where grade_id = 3`);
  const { token } = await bare.person('learner', { createdAt: since, gradeId: 3 });
  const { ahead } = (await bare.send('GET', '/api/today', { token })).body as Today;
  expect(ahead).not.toBeNull();
  expect(ahead?.gradeId).not.toBe(3);
});

test('somebody without a class is taken for one of the default class (spec 1 §9)', async () => {
  const { token } = await learner(null);
  expect((await todayOf(token)).ahead?.gradeId).toBe(4);
});

test('another class can be asked about; what is next stays of the own', async () => {
  const { token } = await learner(7);
  const own = await todayOf(token);
  const other = await todayOf(token, '?grade=2');
  expect(other.subjects.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  expect(other.subjects.find(({ id }) => id === 4)).toMatchObject({
    units: 12,
    ready: 1,
    done: 0,
    next: expect.stringMatching(/^u\d+-l1$/),
  });
  expect(other.ahead).toEqual(own.ahead);
  expect((await send('GET', '/api/today?grade=8', { token })).status).toBe(400);
});

test('what a review asks today is counted, and what was asked again today', async () => {
  const { token, acts } = await learner(7);
  const [yesterday, twoDays] = [before(30 * 60), before(60 * 60)];
  await acts.quiz('u400-q1', 4, twoDays);
  const { due, reviewed } = await todayOf(token);
  expect(due).toBeGreaterThanOrEqual(6);
  expect(reviewed).toBe(0);
  await acts.quiz('u400-q1', 4, yesterday);
  expect((await todayOf(token)).reviewed).toBe(0);
  await acts.quiz('u400-q1', 10, before(5));
  const after = await todayOf(token);
  expect(after.reviewed).toBe(10);
  expect(after.due).toBeLessThan(due);
});
