/** Requests with a code, admission or refusal, and leaving. */
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '#db/tables.ts';
import { aSchool } from './testing/school.ts';

const school = await aSchool();
const { learner, teacher, room, guardianOf, clock, db } = school;
const { join, requestsOf, teachersOf, pendingOf, newsOf, approve, reject, leave, seated } = school;

const pending = { status: 200, body: { status: 'pending', class: null } };
const wrong = { status: 404, body: { code: 'joining/wrong-code' } };
const rowOf = async ({ id }: { id: number }) => (await db.select().from(users).where(eq(users.id, id)))[0];

test('spec 2 §5: a code makes a request; before the yes the teacher reads a name and a grade and nothing else', async () => {
  const [okot, akello] = [await teacher(), await learner({ email: 'akello@home.ug' })];
  const green = await room(okot);
  expect(await join(akello, green.code)).toMatchObject(pending);
  expect(await requestsOf(okot)).toEqual([
    {
      id: expect.any(Number),
      user: { name: 'Akello Grace', email: null, picture: null, grade: 'Primary 6' },
      class: { id: green.id, name: 'P6 Green' },
      way: 'code',
      askedAt: clock.now.toISOString(),
    },
  ]);
  expect(await pendingOf(akello)).toMatchObject([{ name: 'Okot Paul', email: null, className: null }]);
  expect(await teachersOf(akello)).toEqual([]);
  expect(await newsOf(okot)).toEqual(['A pupil asks to join your class.']);
  expect(await seated(green)).toBe(0);
});

test('spec 2 §4: a yes seats the learner, who finds the teacher without an address; learner and family hear of it', async () => {
  const [okot, akello] = [await teacher(), await learner()];
  const mother = await guardianOf(akello);
  const green = await room(okot);
  await join(akello, green.code);
  const [request] = await requestsOf(okot);
  expect(await approve(okot, request?.id)).toMatchObject({ status: 200, body: { status: 'approved' } });
  expect(await teachersOf(akello)).toEqual([
    {
      id: okot.id,
      name: 'Okot Paul',
      email: null,
      picture: expect.stringContaining('/avatars/'),
      classes: [{ id: green.id, name: 'P6 Green', subjectId: 7 }],
    },
  ]);
  expect(await pendingOf(akello)).toEqual([]);
  expect(await requestsOf(okot)).toEqual([]);
  expect(await newsOf(akello)).toEqual(['You are in the class ‘P6 Green’ now.']);
  expect(await newsOf(mother)).toEqual(['Grace is in the class ‘P6 Green’ now.']);
  expect(await join(akello, green.code)).toMatchObject({ status: 409, body: { code: 'joining/already' } });
});

test('a no takes the request away and tells nobody', async () => {
  const [okot, akello] = [await teacher(), await learner()];
  const mother = await guardianOf(akello);
  const green = await room(okot);
  await join(akello, green.code);
  const [request] = await requestsOf(okot);
  expect(await reject(okot, request?.id)).toMatchObject({ status: 200, body: { status: 'rejected' } });
  expect(await requestsOf(okot)).toEqual([]);
  expect(await pendingOf(akello)).toEqual([]);
  expect([await newsOf(akello), await newsOf(mother), await seated(green)]).toEqual([[], [], 0]);
  expect(await join(akello, green.code)).toMatchObject(pending);
});

test('a request is answered once: a second yes or no is 409', async () => {
  const [okot, akello, okello] = [await teacher(), await learner(), await learner()];
  const green = await room(okot);
  await join(akello, green.code);
  await join(okello, green.code);
  const [one, two] = await requestsOf(okot);
  await approve(okot, one?.id);
  await reject(okot, two?.id);
  for (const id of [one?.id, two?.id])
    for (const answer of [approve, reject])
      expect(await answer(okot, id)).toMatchObject({ status: 409, body: { code: 'joining/answered' } });
});

test('another teacher finds no such request; the head of the school may answer it, an unverified teacher not', async () => {
  const [okot, akello] = [await teacher(), await learner()];
  const green = await room(okot);
  await join(akello, green.code);
  const [request] = await requestsOf(okot);
  const strangers = [
    await teacher(),
    await teacher({ schoolId: 32 }),
    await teacher({ schoolId: 32, administrator: true }),
    await teacher({ verifiedAt: null }),
  ];
  for (const stranger of strangers) {
    expect((await approve(stranger, request?.id)).status).toBe(404);
    expect((await reject(stranger, request?.id)).status).toBe(404);
  }
  await db.update(users).set({ verifiedAt: null }).where(eq(users.id, okot.id));
  expect(await approve(okot, request?.id)).toMatchObject({
    status: 403,
    body: { code: 'children/not-verified' },
  });
  expect((await requestsOf(okot)) as unknown).toMatchObject({ code: 'children/not-verified' });
  expect((await approve(await teacher({ administrator: true }), request?.id)).status).toBe(200);
});

test.each([['1234567'], ['123456789'], ['1234 5678'], ['abcdefgh'], ['١٢٣٤٥٦٧٨'], ['']])(
  'spec 2 §5: %j is no code of eight digits',
  async (code) => {
    expect(await join(await learner(), code)).toMatchObject({
      status: 400,
      body: { error: 'Please enter a valid 8-digit class code.', fields: { classCode: expect.any(String) } },
    });
  },
);

test('wrong, closed, expired, put away and of another school are one answer', async () => {
  const [okot, akello] = [await teacher(), await learner()];
  const away = await teacher({ schoolId: 32 });
  const bodies = new Set<string>();
  const codes = [
    '00000000',
    (await room(okot, { codeClosedAt: clock.now })).code,
    (await room(okot, { codeExpiresAt: clock.now })).code,
    (await room(okot, { archivedAt: clock.now })).code,
    (await room(away, { schoolId: 32 })).code,
    (await room(await teacher({ suspendedAt: clock.now }))).code,
    (await room(await teacher({ verifiedAt: null }))).code,
  ];
  for (const code of codes) {
    const answer = await join(akello, code);
    expect(answer).toMatchObject(wrong);
    bodies.add(answer.text);
  }
  expect(bodies.size).toBe(1);
  // One reply lists every reason, so that nobody retries a correct code.
  for (const word of [/number is wrong/, /closed/, /too old/, /ask your teacher/])
    expect([...bodies].join()).toMatch(word);
  expect(await pendingOf(akello)).toEqual([]);
});

test('a learner without consent may ask, and is in the class with consent missing', async () => {
  const [okot, akello] = [await teacher(), await learner({ consent: 'none' })];
  const green = await room(okot);
  expect(await join(akello, green.code)).toMatchObject(pending);
  await approve(okot, (await requestsOf(okot))[0]?.id);
  const list = await school.send('GET', `/api/classes/${green.id}/students`, { token: okot.token });
  expect(list.body).toMatchObject({ students: [{ id: akello.id, consentMissing: true }] });
});

test('a learner whom no school has belongs to the school that says yes, and consent is asked for', async () => {
  const [okot, alone] = [await teacher(), await learner({ schoolId: null, consent: 'none' })];
  const green = await room(okot);
  await join(alone, green.code);
  expect(await pendingOf(alone)).toMatchObject([{ name: null, className: null }]);
  expect((await rowOf(alone))?.schoolId).toBeNull();
  await approve(okot, (await requestsOf(okot))[0]?.id);
  expect(await rowOf(alone)).toMatchObject({ schoolId: 31, consent: 'pending' });
});

test('a teacher overrules neither a guardian who took consent back nor another school', async () => {
  const okot = await teacher();
  const green = await room(okot);
  const refusedOne = await learner({ schoolId: null, consent: 'withdrawn' });
  const movedOne = await learner({ schoolId: null, consent: 'none' });
  await join(refusedOne, green.code);
  await join(movedOne, green.code);
  await db.update(users).set({ schoolId: 32 }).where(eq(users.id, movedOne.id));
  for (const { id } of await requestsOf(okot))
    expect(await approve(okot, id)).toMatchObject({ status: 409, body: { code: 'joining/not-possible' } });
  expect(await seated(green)).toBe(0);
  expect(await rowOf(movedOne)).toMatchObject({ schoolId: 32 });
});

test('N14: leaving ends every class of the teacher and what was asked of them, and tells nobody', async () => {
  const [okot, achieng, akello] = [await teacher(), await teacher({ name: 'Achieng Ruth' }), await learner()];
  const [green, drama, chess] = [await room(okot), await room(okot), await room(okot)];
  const other = await room(achieng);
  for (const { code } of [green, drama, other]) await join(akello, code);
  for (const who of [okot, achieng]) for (const { id } of await requestsOf(who)) await approve(who, id);
  await join(akello, chess.code);
  const before = await newsOf(okot);
  expect((await leave(akello, okot.id)).status).toBe(200);
  expect((await teachersOf(akello)).map(({ name }) => name)).toEqual(['Achieng Ruth']);
  expect([await pendingOf(akello), await requestsOf(okot)]).toEqual([[], []]);
  expect(await newsOf(okot)).toEqual(before);
  expect((await leave(akello, okot.id)).status).toBe(404);
  expect((await leave(await learner(), achieng.id)).status).toBe(404);
});

test('a request waits 30 days, can be taken back, and asked twice is asked once', async () => {
  const [okot, akello] = [await teacher(), await learner()];
  const green = await room(okot, { codeExpiresAt: new Date('2027-01-01') });
  await join(akello, green.code);
  await join(akello, green.code);
  const [own, ...more] = await pendingOf(akello);
  expect(more).toEqual([]);
  const back = (token: string) => school.send('DELETE', `/api/my-pending-teachers/${own?.id}`, { token });
  expect((await back((await learner()).token)).status).toBe(404);
  expect((await back(akello.token)).status).toBe(200);
  expect(await requestsOf(okot)).toEqual([]);
  expect((await approve(okot, own?.id)).status).toBe(404);
  await join(akello, green.code);
  const [late] = await requestsOf(okot);
  clock.now = new Date(clock.now.getTime() + 31 * 24 * 60 * 60 * 1000);
  const again = { ...okot, token: await school.signIn(okot.id) };
  expect([await pendingOf(akello), await requestsOf(again)]).toEqual([[], []]);
  expect((await approve(again, late?.id)).status).toBe(409);
  expect(await join(akello, green.code)).toMatchObject(pending);
});

test('adults do not join; they have no teachers', async () => {
  const [okot, akello] = [await teacher(), await learner()];
  const mother = await guardianOf(akello);
  for (const adult of [okot, mother]) {
    expect((await join(adult, '12345678')).status).toBe(403);
    expect([await teachersOf(adult), await pendingOf(adult)]).toEqual([[], []]);
  }
});
