import type {
  Assignment,
  AssignmentResults,
  ChildAssignment,
  OwnAssignment,
} from '@afrolearn/contract/assigned-work.ts';
import type { Notification } from '@afrolearn/contract/notifications.ts';
import type { PlanEntry } from '@afrolearn/contract/plan.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { classes, classMembers, users } from '#db/tables.ts';
import { aClass } from '#testing/a-class.ts';
import { countQueries } from '#testing/count-queries.ts';
import { learnerActs } from '#testing/learner-acts.ts';

const world = await aClass();
const { send, db, clock, person, teacher, pupil, database } = world;
type Asker = { token: string };

/** A separate class, without the pupils of other tests. */
const room = async (pupils: number) => {
  const [row] = await db
    .insert(classes)
    .values({ teacherId: teacher.id, schoolId: 11, name: 'P7 Green', gradeId: 7, subjectId: 7 })
    .returning();
  const classId = row?.id ?? 0;
  const learner = () => person('learner');
  const others = await Promise.all(Array.from({ length: Math.max(0, pupils - 3) }, learner));
  const members = [await learner(), await learner(), await learner(), ...others] as const;
  await db.insert(classMembers).values(members.slice(0, pupils).map(({ id }) => ({ classId, userId: id })));
  return { classId, members };
};
const assign = (body: object, by: Asker = teacher) => send('POST', '/api/assignments', { ...by, body });
const assigned = async (body: object): Promise<number> => {
  const answer = await assign(body);
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return (answer.body as { id: number }).id;
};
const results = async (id: number, by: Asker = teacher) =>
  (await send('GET', `/api/assignments/${id}`, by)).body as AssignmentResults;
const own = async (by: Asker) => (await send('GET', '/api/my-assignments', by)).body as OwnAssignment[];
const planOf = async (by: Asker) => (await send('GET', '/api/plan', by)).body as PlanEntry[];
const paper = { ref: 'paper', title: 'My family tree', paper: 'Draw three generations.' };

describe('what, for whom, by when', () => {
  test('a class, a part of it: only those who are meant have it on their plan and are told', async () => {
    const { classId, members } = await room(3);
    const [one, two, three] = members;
    await assigned({ ref: 'u400-l1', classId, dueOn: '2026-12-01' });
    await assigned({ ref: 'practice:place-value-p7', classId, pupilIds: [one.id], wanted: 5 });
    expect((await planOf(two)).map(({ ref }) => ref)).toEqual(['u400-l1']);
    expect(await planOf(one)).toMatchObject([
      { ref: 'u400-l1', dueOn: '2026-12-01', path: '/lesson/u400-l1' },
      { ref: 'practice:place-value-p7', path: '/practice/place-value-p7', title: 'Numbers to 99,999,999' },
    ]);
    const news = (await send('GET', '/api/notifications', one)).body as Notification[];
    expect(news).toHaveLength(2);
    expect((await own(three)).map(({ kind }) => kind)).toEqual(['lesson']);
  });

  test('a group: its members who sit in the class', async () => {
    const { classId, members } = await room(3);
    const made = await send('POST', '/api/community/groups', {
      ...members[0],
      body: { name: 'Omweso Counters', description: 'We count.' },
    });
    const groupId = (made.body as { id: number }).id;
    const id = await assigned({ ref: 'unit:400', classId, groupId });
    expect((await results(id)).pupils.map((one) => one.id)).toEqual([members[0].id]);
    expect(await results(id)).toMatchObject({ whom: 'group', group: 'Omweso Counters' });
  });

  test.each([
    [{}, 'ref'],
    [{ ref: 'practice:none-such' }, 'ref'],
    [{ ref: 'paper', paper: 'Draw.' }, 'title'],
    [{ ref: 'paper', title: 'A task' }, 'paper'],
    [{ ...paper, paper: 'long '.repeat(2_000) }, 'paper'],
    [{ ref: 'unit:400', dueOn: '12 March' }, 'dueOn'],
    [{ ref: 'unit:400', pupilIds: [] }, 'pupilIds'],
    [{ ref: 'unit:400', word: 'Call me on 0772 123456' }, 'word'],
    [{ ref: 'practice:place-value-p7', wanted: 400 }, 'wanted'],
  ])('%#: is refused beside its field', async (body, field) => {
    const { classId } = await room(1);
    const answer = await assign({ classId, ...body });
    expect(answer).toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } });
  });

  test('pupils of another class, groups of strangers and what is not taught are not there', async () => {
    const { classId } = await room(1);
    const stranger = await person('learner');
    for (const body of [
      { ref: 'unit:400', pupilIds: [stranger.id] },
      { ref: 'unit:400', groupId: 999_999 },
      { ref: 'unit:999999' },
    ])
      expect((await assign({ classId, ...body })).status).toBe(404);
  });
});

describe('the status is what was done', () => {
  test('a checkpoint: questions, the common wrong answer, the named mistake and five minutes for it', async () => {
    const { classId, members } = await room(3);
    const [one, two] = members;
    const id = await assigned({ ref: 'u400-q1', classId });
    const later = new Date(clock.now.getTime() + 60_000);
    clock.now = new Date(clock.now.getTime() + 120_000);
    const asked = await learnerActs(world, one.token).quiz('u400-q1', 0, later);
    await learnerActs(world, two.token).quiz('u400-q1', 99, later);
    const found = await results(id);
    expect(found.counts).toEqual({ completed: 1, inProgress: 0, tried: 1, notStarted: 1, consentMissing: 0 });
    expect(found.pupils.find((pupilOf) => pupilOf.id === two.id)).toMatchObject({
      status: 'Completed',
      right: asked,
      asked,
    });
    expect(found.questions).toHaveLength(asked);
    expect(found.questions[0]).toMatchObject({ n: 1, answered: 2, right: 1 });
    expect(found.questions[0]?.commonWrong).toMatchObject({ times: 1 });
    const named = found.mistakes[0];
    expect(named).toMatchObject({ pupils: [{ id: one.id }] });
    expect(named?.reteach?.act.lines.length).toBeGreaterThan(0);
    expect(named?.reteach?.say[0]).toBe(named?.help);
    expect(found.questions.map(({ commonWrong }) => commonWrong?.mistake)).toContain(named?.name);
    expect((await own(one))[0]).toMatchObject({ status: 'Tried', percent: 0, right: 0, asked });
  });

  test('without consent: the name, and no figure; the work can be done all the same', async () => {
    const { classId, members } = await room(2);
    const [shy] = members;
    await db.update(users).set({ consent: 'pending' }).where(eq(users.id, shy.id));
    const id = await assigned({ ref: 'u400-q1', classId });
    clock.now = new Date(clock.now.getTime() + 120_000);
    await learnerActs(world, shy.token).quiz('u400-q1', 0, new Date(clock.now.getTime() - 60_000));
    const found = await results(id);
    expect(found.counts).toEqual({ completed: 0, inProgress: 0, tried: 0, notStarted: 1, consentMissing: 1 });
    expect(found.pupils.find((one) => one.id === shy.id)).toEqual({
      id: shy.id,
      name: 'Akello Mercy',
      consentMissing: true,
      status: null,
      percent: null,
      right: null,
      asked: null,
      wrong: [],
      doneBefore: null,
      handIn: null,
    });
    expect([found.mistakes, found.questions.every(({ answered }) => answered === 0)]).toEqual([[], true]);
    expect((await own(shy))[0]?.status).toBe('Tried');
  });

  test('lists and results ask as often for thirty pupils as for two', async () => {
    const queries = async (pupils: number) => {
      const { classId, members } = await room(pupils);
      const id = await assigned({ ref: 'u400-q1', classId });
      clock.now = new Date(clock.now.getTime() + 120_000);
      for (const member of members.slice(0, 4))
        await learnerActs(world, member.token).quiz('u400-q1', 2, new Date(clock.now.getTime() - 60_000));
      const counting = countQueries(database);
      return [
        await counting(() => results(id)),
        await counting(() => send('GET', `/api/assignments?classId=${classId}`, teacher)),
      ];
    };
    expect(await queries(30)).toEqual(await queries(2));
  });
});

describe('work on paper', () => {
  test('handed in, given back, handed in again, accepted: the status follows, and the learner is told', async () => {
    const { classId, members } = await room(1);
    const [one] = members;
    const id = await assigned({ ...paper, classId });
    const handIn = (text: unknown) =>
      send('POST', `/api/my-assignments/${id}/hand-in`, { ...one, body: { text } });
    const review = (body: object) =>
      send('POST', `/api/assignments/${id}/hand-ins/${one.id}/review`, { ...teacher, body });
    expect((await review({ outcome: 'accepted' })).body).toMatchObject({
      code: 'assignments/nothing-handed-in',
    });
    expect((await handIn('')).status).toBe(400);
    expect((await handIn('a'.repeat(4_001))).status).toBe(400);
    expect((await handIn('My grandmother\nis Akello.')).status).toBe(200);
    // Handed-in work waits for the teacher, so the plan leaves it out.
    expect(await planOf(one)).toEqual([]);
    expect((await own(one))[0]).toMatchObject({
      kind: 'paper',
      status: 'In progress',
      path: `/my-work/${id}`,
    });
    const [listed] = (await send('GET', `/api/assignments?classId=${classId}`, teacher)).body as Assignment[];
    expect(listed).toMatchObject({ id, title: 'My family tree', subject: 'Science', waiting: 1 });
    await review({ outcome: 'returned', comment: 'Who is her mother?' });
    expect((await own(one))[0]).toMatchObject({
      status: 'In progress',
      handIn: { outcome: 'returned', comment: 'Who is her mother?' },
    });
    await handIn('Akello, and her mother Lakot.');
    expect((await results(id)).pupils[0]?.handIn).toMatchObject({ outcome: null, reviewedAt: null });
    await review({ outcome: 'accepted', comment: 'Well drawn.' });
    expect((await results(id)).pupils[0]).toMatchObject({ status: 'Completed' });
    expect((await results(id)).comments).toContain('Well drawn.');
    const news = (await send('GET', '/api/notifications', one)).body as Notification[];
    expect(news.map(({ path }) => path)).toContain(`/my-work/${id}`);
    expect(news.some(({ message }) => message.includes('came back'))).toBe(true);
  });

  test('what is closed takes nothing more and leaves the plan; taken back it is gone', async () => {
    const { classId, members } = await room(1);
    const [one] = members;
    const id = await assigned({ ...paper, classId });
    const change = (body: object) => send('PATCH', `/api/assignments/${id}`, { ...teacher, body });
    expect((await change({ closed: true, word: 'Thank you.' })).status).toBe(200);
    expect(await planOf(one)).toEqual([]);
    const handIn = () =>
      send('POST', `/api/my-assignments/${id}/hand-in`, { ...one, body: { text: 'Here.' } });
    expect((await handIn()).body).toMatchObject({ code: 'assignments/closed' });
    await change({ closed: false });
    expect((await handIn()).status).toBe(200);
    expect((await send('DELETE', `/api/assignments/${id}`, teacher)).status).toBe(200);
    expect(await own(one)).toEqual([]);
    expect((await send('GET', `/api/assignments/${id}`, teacher)).status).toBe(404);
  });
});

test('what is due, as the teacher’s dashboard shows it: the soonest first, nothing that is over', async () => {
  const { classId, members } = await room(2);
  await assigned({ ref: 'u400-q1', classId, dueOn: '2027-02-08' });
  const id = await assigned({ ...paper, classId, dueOn: '2027-02-01' });
  await send('POST', `/api/my-assignments/${id}/hand-in`, { ...members[0], body: { text: 'Here.' } });
  await send('POST', `/api/assignments/${id}/hand-ins/${members[0].id}/review`, {
    ...teacher,
    body: { outcome: 'accepted' },
  });
  await assigned({ ref: 'unit:400', classId, dueOn: '2020-01-01' });
  await assigned({ ref: 'u400-l2', classId });
  const upcoming = (await send('GET', '/api/teacher/upcoming-assignments', teacher)).body as object[];
  const here = upcoming.filter((one) => 'className' in one && one.className === 'P7 Green');
  expect(here.slice(-2)).toEqual([
    expect.objectContaining({ title: 'My family tree', dueDate: '2027-02-01', learners: 2, done: 1 }),
    {
      id: expect.any(Number),
      title: expect.stringContaining(': '),
      dueDate: '2027-02-08',
      className: 'P7 Green',
      subject: 'Science',
      grade: 'Primary 7',
      learners: 2,
      done: 0,
    },
  ]);
  expect(here.some((one) => 'dueDate' in one && one.dueDate === '2020-01-01')).toBe(false);
});

test('a guardian sees the work of a child, hands in for them and says that they looked', async () => {
  const { id: childId, parent } = await pupil();
  const id = await assigned({ ...paper, classId: world.room.id, pupilIds: [childId], dueOn: '2026-12-01' });
  const seen = async () =>
    ((await send('GET', '/api/children/assignments', parent)).body as ChildAssignment[]).filter(
      (one) => one.id === id,
    );
  expect(await seen()).toEqual([
    {
      id,
      childId,
      child: 'Akello Mercy',
      title: 'My family tree',
      status: 'Not started',
      dueDate: '2026-12-01',
      kind: 'paper',
      subject: 'Science',
      paper: 'Draw three generations.',
      word: '',
      closed: false,
      handedIn: false,
      reviewed: false,
      comment: '',
      seenByGuardian: null,
      photosAllowed: false,
    },
  ]);
  const act = (what: string, body?: object) =>
    send('POST', `/api/children/${childId}/assignments/${id}/${what}`, {
      ...parent,
      ...(body ? { body } : {}),
    });
  expect((await act('hand-in', { text: 'She told it to me.' })).status).toBe(200);
  expect((await act('reviewed')).status).toBe(200);
  expect(await seen()).toMatchObject([
    { status: 'In progress', handedIn: true, seenByGuardian: expect.any(String) },
  ]);
  const stranger = await person('parent');
  const answer = await send('POST', `/api/children/${childId}/assignments/${id}/reviewed`, stranger);
  expect(answer.status).toBe(404);
});
