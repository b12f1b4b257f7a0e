/** Requests by email never reveal whose email it is. */
import { expect, test } from 'vitest';
import { aSchool } from './testing/school.ts';

const school = await aSchool();
const { learner, teacher, room, guardianOf, add, requestsOf, pendingOf, newsOf, approve, leave } = school;
const sent = { status: 'pending', message: 'Teacher request sent! Pending approval.' };

test('spec 2 §5: the email of a teacher, of a learner, of another school and of nobody get one answer and one pending wish', async () => {
  const [okot, akello] = [await teacher(), await learner()];
  await room(okot);
  const emails = [
    okot.email,
    'nobody.at.all@school.ug',
    (await learner({ email: 'okello@home.ug' })).email,
    (await teacher({ schoolId: 32 })).email,
    (await teacher({ verifiedAt: null })).email,
  ];
  const answers = [];
  for (const email of emails) answers.push(await add(akello, email));
  for (const { status, body } of answers) expect([status, body]).toEqual([200, sent]);
  const wishes = (await pendingOf(akello)).map(({ id: _, ...wish }) => JSON.stringify(wish));
  expect(wishes).toHaveLength(5);
  expect(new Set(wishes).size).toBe(1);
  expect(await requestsOf(okot)).toMatchObject([{ user: { name: 'Akello Grace' }, way: 'email' }]);
});

test('the family is told, whoever’s email it was; the learner is told of a yes', async () => {
  const [okot, akello, okello] = [await teacher(), await learner(), await learner()];
  await room(okot);
  const [mother, father] = [await guardianOf(akello), await guardianOf(okello)];
  await add(akello, okot.email);
  await add(okello, 'nobody.at.all@school.ug');
  for (const parent of [mother, father])
    expect(await newsOf(parent)).toEqual(['Grace has asked for a teacher.']);
  await approve(okot, (await requestsOf(okot))[0]?.id);
  expect(await newsOf(akello)).toEqual(['You are in the class ‘P6 Green’ now.']);
});

test('a class of another name is chosen by the teacher, one of their own; the only class needs no choice', async () => {
  const [okot, achieng, akello, okello] = [
    await teacher(),
    await teacher(),
    await learner(),
    await learner(),
  ];
  const [green, blue] = [await room(okot), await room(okot, { name: 'P6 Blue' })];
  const only = await room(achieng, { name: 'P5 Red' });
  await add(akello, okot.email, 'Drama Club');
  await add(okello, achieng.email, 'Drama Club');
  const [request] = await requestsOf(okot);
  expect(request?.class).toEqual({ id: null, name: 'Drama Club' });
  expect(await approve(okot, request?.id)).toMatchObject({
    status: 400,
    body: { fields: { classId: expect.any(String) } },
  });
  expect((await approve(okot, request?.id, { classId: only.id })).status).toBe(404);
  expect((await approve(okot, request?.id, { classId: blue.id })).status).toBe(200);
  expect((await approve(achieng, (await requestsOf(achieng))[0]?.id)).status).toBe(200);
  expect([await school.seated(green), await school.seated(blue), await school.seated(only)]).toEqual([
    0, 1, 1,
  ]);
});

test('the name of a class is found whatever its case; who asked by code and by email is taken in once', async () => {
  const [okot, akello] = [await teacher(), await learner()];
  const green = await room(okot);
  await add(akello, okot.email?.toUpperCase() ?? '', 'p6 GREEN');
  await school.join(akello, green.code);
  const requests = await requestsOf(okot);
  expect(requests.map((request) => request.class.id)).toEqual([green.id, green.id]);
  await approve(okot, requests[0]?.id);
  expect([await requestsOf(okot), await pendingOf(akello)]).toEqual([[], []]);
});

test('whoever has the teacher already bothers nobody, and leaving tells nobody whose email it was', async () => {
  const [okot, akello] = [await teacher(), await learner()];
  const green = await room(okot);
  await add(akello, okot.email, 'Drama Club');
  expect((await leave(akello, okot.id)).status).toBe(404);
  await approve(okot, (await requestsOf(okot))[0]?.id, { classId: green.id });
  expect((await add(akello, okot.email)).body).toEqual(sent);
  expect(await requestsOf(okot)).toEqual([]);
});

test('five wishes wait at most, whoever they are for; the same again is one of them', async () => {
  const [okot, akello] = [await teacher(), await learner()];
  await room(okot);
  for (const place of [1, 2, 3, 4]) await add(akello, `nobody-${place}@school.ug`);
  expect((await add(akello, okot.email)).status).toBe(200);
  expect((await add(akello, okot.email)).status).toBe(200);
  const full = { status: 409, body: { code: 'joining/too-many-waiting' } };
  expect(await add(akello, 'nobody-5@school.ug')).toMatchObject(full);
  expect(await add(akello, (await teacher()).email)).toMatchObject(full);
  expect(await pendingOf(akello)).toHaveLength(5);
});

test('both fields are needed, and unkind words are not passed on', async () => {
  const akello = await learner();
  const cases: readonly [string | null, string, string][] = [
    [null, 'P6', 'teacherEmail'],
    ['not an email', 'P6', 'teacherEmail'],
    ['okot@school.ug', ' ', 'className'],
    ['okot@school.ug', 'x'.repeat(61), 'className'],
    ['okot@school.ug', 'stupid', 'className'],
  ];
  for (const [email, name, field] of cases)
    expect(await add(akello, email, name)).toMatchObject({
      status: 400,
      body: { fields: { [field]: expect.any(String) } },
    });
  expect(await pendingOf(akello)).toEqual([]);
});

test('without consent or without a school nobody is asked', async () => {
  const [okot, young] = [await teacher(), await learner({ consent: 'pending' })];
  const alone = await learner({ schoolId: null });
  expect(await add(young, okot.email)).toMatchObject({ status: 403, body: { code: 'community/no-consent' } });
  expect(await add(alone, okot.email)).toMatchObject({ status: 403, body: { code: 'community/no-school' } });
});
