/** N10: who gives and withdraws consent for a child, and its effects (permissions, Consent). */
import type { WaitingLearner } from '@afrolearn/contract/administration.ts';
import type { Consent } from '@afrolearn/learning/people/consent.ts';
import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { classes, classMembers, consentLog, guardianships, schools, uploads, users } from '#db/tables.ts';
import { meanwhile } from '#testing/meanwhile.ts';
import { idIn, openSchool, tokenIn } from './testing/open-school.ts';

const school = await openSchool();
const { send, database, clock, head, schoolId, register, rowOf, add, login } = school;
await database.db.insert(schools).values({ id: 12, name: 'Another School' });

const paper = (id: number, given: boolean, token = head.token) =>
  send('PUT', `/api/learners/${id}/consent`, { token, body: { paper: given } });
const guardianSays = (id: number, given: unknown, token: string) =>
  send('PUT', `/api/children/${id}/consent`, { token, body: { given } });
const learner = (consent: Consent = 'none', more: object = {}) =>
  add({ role: 'learner', email: null, verifiedAt: null, gradeId: 4, consent, ...more });
const guardianOf = async (childId: number) => {
  const parent = await add({ role: 'parent' });
  await database.db.insert(guardianships).values({ guardianId: parent.id, childId });
  return parent;
};
const waiting = async (token = head.token) =>
  (await send('GET', '/api/learners/waiting', { token })).body as WaitingLearner[];
const logOf = async (id: number) =>
  (
    await database.db
      .select()
      .from(consentLog)
      .where(eq(consentLog.learnerId, id))
      .orderBy(asc(consentLog.id))
  ).map(({ state, setBy }) => [state, setBy]);

test('who registers alone waits for one approval, learns meanwhile, and belongs to the school after it', async () => {
  const id = idIn(await register('learner', 'alone@home.ug'));
  const token = tokenIn(await login('alone@home.ug'));
  expect((await send('GET', '/api/consent', { token })).body).toEqual({ consent: 'none', waiting: true });
  expect((await send('GET', '/api/standing', { token })).body).toEqual({
    verified: false,
    waiting: true,
    school: { id: schoolId, name: 'Lake View Primary School' },
    asleep: null,
    lapsed: false,
  });
  expect((await send('GET', '/api/grades', { token })).status).toBe(200);
  expect((await waiting()).find((one) => one.id === id)).toEqual({
    id,
    name: 'Akello Grace',
    grade: 'Primary 4',
    studentId: expect.stringMatching(/^AFRO\d{6,}$/),
    consent: 'none',
    waiting: true,
    since: clock.now.toISOString(),
    classes: [],
  });
  expect((await send('POST', `/api/learners/${id}/approve`, { token: head.token })).status).toBe(200);
  expect(await rowOf(id)).toMatchObject({ schoolId, waitingSchoolId: null, consent: 'pending' });
  expect((await send('GET', '/api/consent', { token })).body).toEqual({ consent: 'pending', waiting: false });
  expect((await send('GET', '/api/standing', { token })).body).toMatchObject({
    verified: true,
    waiting: false,
  });
  // The first approval succeeded; the second finds nobody waiting.
  expect((await send('POST', `/api/learners/${id}/approve`, { token: head.token })).status).toBe(404);
});

test('who is not of the school is turned away from the list; account and work stay', async () => {
  const id = idIn(await register('learner', 'stranger@home.ug'));
  expect((await send('POST', `/api/learners/${id}/decline`, { token: head.token })).status).toBe(200);
  expect((await waiting()).some((one) => one.id === id)).toBe(false);
  const token = tokenIn(await login('stranger@home.ug'));
  expect((await send('GET', '/api/consent', { token })).body).toEqual({ consent: 'none', waiting: false });
  expect((await send('POST', `/api/learners/${id}/approve`, { token: head.token })).status).toBe(404);
});

test.each([
  ['none', 'school'],
  ['pending', 'school'],
  ['school', 'school'],
  ['guardian', 'guardian'],
] as const)('the signed paper makes of %s %s', async (before, after) => {
  const { id } = await learner(before);
  expect((await paper(id, true)).body).toEqual({ consent: after });
  expect((await rowOf(id)).consent).toBe(after);
  expect(await logOf(id)).toEqual(before === after ? [] : [['school', head.id]]);
});

test('a paper that was recorded by mistake is taken back; a guardian’s own yes stays', async () => {
  const mistaken = await learner('school');
  expect((await paper(mistaken.id, false)).body).toEqual({ consent: 'pending' });
  const agreed = await learner('guardian');
  expect((await paper(agreed.id, false)).body).toEqual({ consent: 'guardian' });
});

test('a paper for a learner who still waits takes them in too', async () => {
  const id = idIn(await register('learner', 'paper@home.ug'));
  expect((await paper(id, true)).body).toEqual({ consent: 'school' });
  expect(await rowOf(id)).toMatchObject({
    schoolId,
    waitingSchoolId: null,
    consent: 'school',
    consentBy: head.id,
  });
});

test('withdrawn beats school: only the guardian gives it again', async () => {
  const child = await learner('school');
  const mother = await guardianOf(child.id);
  expect((await guardianSays(child.id, false, mother.token)).body).toEqual({ consent: 'withdrawn' });
  expect(await paper(child.id, true)).toMatchObject({ status: 409, body: { code: 'consent/withdrawn' } });
  expect((await paper(child.id, false)).body).toEqual({ consent: 'withdrawn' });
  expect((await send('GET', '/api/consent', { token: child.token })).body).toMatchObject({
    consent: 'withdrawn',
  });
  expect((await guardianSays(child.id, true, mother.token)).body).toEqual({ consent: 'guardian' });
  expect(await logOf(child.id)).toEqual([
    ['withdrawn', mother.id],
    ['guardian', mother.id],
  ]);
});

test('of two guardians who disagree the no is heard, until its guardian says yes or is unlinked', async () => {
  const child = await learner('pending');
  const [mother, father] = [await guardianOf(child.id), await guardianOf(child.id)];
  await guardianSays(child.id, true, mother.token);
  await guardianSays(child.id, false, father.token);
  expect(await guardianSays(child.id, true, mother.token)).toMatchObject({
    status: 409,
    body: { code: 'consent/withdrawn' },
  });
  expect((await send('DELETE', `/api/children/${child.id}`, { token: father.token })).status).toBe(200);
  expect((await guardianSays(child.id, true, mother.token)).body).toEqual({ consent: 'guardian' });
});

test('a no that is written in the same moment is heard: neither the paper nor another guardian overtakes it', async () => {
  for (const overtakes of ['paper', 'guardian'] as const) {
    const child = await learner('pending');
    const [mother, father] = [await guardianOf(child.id), await guardianOf(child.id)];
    const answer = await meanwhile(
      database,
      (db) =>
        db.update(users).set({ consent: 'withdrawn', consentBy: mother.id }).where(eq(users.id, child.id)),
      () => (overtakes === 'paper' ? paper(child.id, true) : guardianSays(child.id, true, father.token)),
    );
    expect(answer, overtakes).toMatchObject({ status: 409, body: { code: 'consent/withdrawn' } });
    expect((await rowOf(child.id)).consent, overtakes).toBe('withdrawn');
  }
});

test('a guardian’s yes that is written in the same moment stands when a paper is taken back', async () => {
  const child = await learner('school');
  const mother = await guardianOf(child.id);
  const answer = await meanwhile(
    database,
    (db) => db.update(users).set({ consent: 'guardian', consentBy: mother.id }).where(eq(users.id, child.id)),
    () => paper(child.id, false),
  );
  expect(answer.body).toEqual({ consent: 'guardian' });
  expect((await rowOf(child.id)).consent).toBe('guardian');
});

test('a parent says it for an own child only, and says yes or no', async () => {
  const child = await learner('school');
  const stranger = await add({ role: 'parent' });
  expect((await guardianSays(child.id, false, stranger.token)).status).toBe(404);
  const mother = await guardianOf(child.id);
  for (const given of ['no', null, undefined, 0])
    expect(await guardianSays(child.id, given, mother.token)).toMatchObject({
      status: 400,
      body: { fields: { given: 'Please say yes or no.' } },
    });
  expect((await rowOf(child.id)).consent).toBe('school');
  const list = (await send('GET', '/api/children', { token: mother.token })).body;
  expect(list).toMatchObject([{ id: child.id, consent: 'school' }]);
});

test('the papers of a whole class open what waits, in one act, and overrule no guardian', async () => {
  const teacher = await add({});
  const [room] = await database.db
    .insert(classes)
    .values({ teacherId: teacher.id, schoolId, name: 'P4 Green', gradeId: 4, subjectId: 7 })
    .returning();
  const pupils = await Promise.all(
    (['none', 'pending', 'school', 'guardian', 'withdrawn'] as const).map((state) => learner(state)),
  );
  const outsider = await learner('pending', { schoolId: 12 });
  const classId = room?.id ?? 0;
  await database.db
    .insert(classMembers)
    .values([...pupils, outsider].map(({ id }) => ({ classId, userId: id })));
  const listed = (await waiting()).filter((one) => one.classes.some(({ id }) => id === classId));
  expect(listed.map(({ id }) => id).sort()).toEqual([pupils[0]?.id, pupils[1]?.id].sort());

  const record = (token: string) => send('PUT', `/api/classes/${classId}/consent`, { token });
  expect((await record(teacher.token)).status).toBe(403);
  expect((await record(head.token)).body).toEqual({ recorded: 2, withdrawn: 1 });
  const after = await Promise.all(pupils.map(async ({ id }) => (await rowOf(id)).consent));
  expect(after).toEqual(['school', 'school', 'school', 'guardian', 'withdrawn']);
  expect((await rowOf(outsider.id)).consent).toBe('pending');
  expect((await record(head.token)).body).toEqual({ recorded: 0, withdrawn: 1 });
  const elsewhere = await add({ administrator: true, schoolId: 12 });
  expect((await record(elsewhere.token)).status).toBe(404);
});

test('a child’s photo goes with the consent, and learners’ photos with the school’s switch', async () => {
  const withPhoto = async (n: number) => {
    const name = `${String(n).padStart(32, '0')}.webp`;
    const child = await learner('school', { picture: `/uploads/${name}` });
    await database.db.insert(uploads).values({ userId: child.id, name });
    return child;
  };
  const hasPhoto = async (id: number) =>
    (await rowOf(id)).picture !== null || (await database.db.$count(uploads, eq(uploads.userId, id))) > 0;

  const [first, second, third] = [await withPhoto(1), await withPhoto(2), await withPhoto(3)];
  const mother = await guardianOf(first.id);
  await guardianSays(first.id, false, mother.token);
  await paper(second.id, false);
  expect([await hasPhoto(first.id), await hasPhoto(second.id), await hasPhoto(third.id)]).toEqual([
    false,
    false,
    true,
  ]);

  const photo = `${'f'.repeat(32)}.webp`;
  const teacher = await add({ picture: `/uploads/${photo}` });
  await database.db.insert(uploads).values({ userId: teacher.id, name: photo });
  await send('PUT', '/api/school', { token: head.token, body: { photos: false } });
  expect([await hasPhoto(third.id), await hasPhoto(teacher.id)]).toEqual([false, true]);
});

test('the switch of the photos and the photos go together: when one fails, both stay', async () => {
  const name = `${'e'.repeat(32)}.webp`;
  const child = await learner('school', { picture: `/uploads/${name}` });
  await database.db.insert(uploads).values({ userId: child.id, name });
  await database.db.update(schools).set({ photos: true }).where(eq(schools.id, schoolId));
  await database.sql`create function refuse_delete() returns trigger language plpgsql
    as $$ begin raise exception 'no'; end $$`;
  await database.sql`create trigger refused before delete on uploads for each row execute function refuse_delete()`;
  const off = () => send('PUT', '/api/school', { token: head.token, body: { photos: false } });
  const photos = async () => ((await send('GET', '/api/school', { token: head.token })).body as object) ?? {};
  expect((await off()).status).toBe(500);
  expect(await photos()).toMatchObject({ photos: true });
  expect((await rowOf(child.id)).picture).toBe(`/uploads/${name}`);
  await database.sql`drop trigger refused on uploads`;
  expect((await off()).status).toBe(200);
  expect((await rowOf(child.id)).picture).toBeNull();
});

test('a drawn face stays when consent goes', async () => {
  const child = await learner('school', { picture: '/avatars/african-2.svg' });
  await guardianSays(child.id, false, (await guardianOf(child.id)).token);
  expect((await rowOf(child.id)).picture).toBe('/avatars/african-2.svg');
});

test('linking by a code and making a child’s account are a guardian’s yes, and are on record', async () => {
  const pupil = await learner('pending');
  const mother = await add({ role: 'parent' });
  const { body } = await send('POST', `/api/children/${pupil.id}/link-code`, { token: head.token });
  await send('POST', '/api/children/link', {
    token: mother.token,
    body: { code: (body as { code: string }).code },
  });
  expect(await logOf(pupil.id)).toEqual([['guardian', mother.id]]);
  expect(await rowOf(pupil.id)).toMatchObject({ consent: 'guardian', consentBy: mother.id });

  const made = await send('POST', '/api/children', {
    token: mother.token,
    body: { name: 'Lokiru Samuel', grade: 'Primary 2', secret: 'card' },
  });
  expect(await logOf((made.body as { id: number }).id)).toEqual([['guardian', mother.id]]);
});

test('another school’s administrator finds none of these children', async () => {
  const child = await learner('pending');
  const elsewhere = await add({ administrator: true, schoolId: 12 });
  expect((await paper(child.id, true, elsewhere.token)).status).toBe(404);
  expect((await waiting(elsewhere.token)).some(({ id }) => id === child.id)).toBe(false);
  const adult = await add({});
  expect((await paper(adult.id, true)).status).toBe(404);
  expect(await database.db.$count(users, eq(users.consent, 'school'))).toBeGreaterThan(0);
});
