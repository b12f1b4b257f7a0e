/** A removed guardian can admit nobody, and a school can remove one at once (permissions G30). */
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { guardianships, linkCodes, securityLog } from '#db/tables.ts';
import { aClass } from '#testing/a-class.ts';

const { send, db, person, pupil } = await aClass();
const head = await person('teacher', { administrator: true });
const stranger = await person('teacher', { administrator: true, schoolId: null });

const codeOf = async (childId: number, token: string): Promise<string> => {
  const { status, body } = await send('POST', `/api/children/${childId}/link-code`, { token });
  expect(status).toBe(200);
  return (body as { code: string }).code;
};
const linkWith = async (code: string) => {
  const { token } = await person('parent');
  return (await send('POST', '/api/children/link', { token, body: { code } })).status;
};

test('a code dies with the link that made it; a code of the school stays good', async () => {
  const { id, parent } = await pupil();
  const code = await codeOf(id, parent.token);
  const ofSchool = await codeOf(id, head.token);
  expect(await send('DELETE', `/api/children/${id}`, { token: parent.token })).toMatchObject({ status: 200 });
  expect(await linkWith(code)).toBe(404);
  expect(await linkWith(ofSchool)).toBe(200);
});

test('control: while the guardian is one, the same code links', async () => {
  const { id, parent } = await pupil();
  expect(await linkWith(await codeOf(id, parent.token))).toBe(200);
});

test('a code that is written in the moment of the cut is dead too', async () => {
  const { id, parent } = await pupil();
  const code = await codeOf(id, parent.token);
  // Deletes only the link, as if the code had been made after it.
  await db.delete(guardianships).where(eq(guardianships.guardianId, parent.id));
  expect(await linkWith(code)).toBe(404);
});

test('the head of the school sees who is linked and cuts one at once; the session stays, the child is gone', async () => {
  const { id, parent } = await pupil();
  const code = await codeOf(id, parent.token);
  const path = `/api/learners/${id}/guardians`;
  expect(await send('GET', path, { token: head.token })).toMatchObject({
    status: 200,
    body: [{ id: parent.id, name: parent.name }],
  });
  const cut = () => send('DELETE', `${path}/${parent.id}`, { token: head.token });
  expect(await cut()).toMatchObject({ status: 200, body: { done: true } });
  expect(await send('GET', '/api/me', { token: parent.token })).toMatchObject({ status: 200 });
  expect(await send('GET', '/api/children', { token: parent.token })).toMatchObject({
    status: 200,
    body: [],
  });
  expect(await send('GET', `/api/xp/${id}`, { token: parent.token })).toMatchObject({ status: 404 });
  expect(await send('POST', `/api/children/${id}/new-card`, { token: parent.token, body: {} })).toMatchObject(
    {
      status: 404,
    },
  );
  expect(await linkWith(code)).toBe(404);
  expect(await db.select().from(linkCodes).where(eq(linkCodes.childId, id))).toEqual([]);
  const log = await db
    .select()
    .from(securityLog)
    .where(and(eq(securityLog.userId, id), eq(securityLog.event, 'guardian-cut')));
  expect(log).toMatchObject([{ detail: { guardian: parent.id, by: head.id } }]);
  expect(await cut()).toMatchObject({ status: 404 });
});

test('nobody but the head of that school cuts: not a teacher, a parent, or the head of another', async () => {
  const { id, parent } = await pupil();
  const other = await pupil();
  const path = `/api/learners/${id}/guardians/${parent.id}`;
  const teacher = await person('teacher');
  for (const [token, status] of [
    [teacher.token, 403],
    [other.parent.token, 403],
    [stranger.token, 404],
  ] as const)
    expect((await send('DELETE', path, { token })).status).toBe(status);
  expect(await send('GET', '/api/children', { token: parent.token })).toMatchObject({ body: [{ id }] });
});
