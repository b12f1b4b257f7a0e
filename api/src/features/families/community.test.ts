import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { guardianships, securityLog } from '#db/tables.ts';
import { addUser, newSession } from '#features/accounts/index.ts';
import { testApp } from '#testing/test-app.ts';

const { send, database, clock } = await testApp({ SAFETY_PROFILE: 'school' });
const { db } = database;
const person = async (role: 'parent' | 'learner') => {
  const row = await addUser(db, 'school', { role, name: 'Auma Grace' });
  if (row === null) throw new Error('nobody was added');
  return { id: row.id, token: await newSession(db, row, clock.now) };
};
const childOf = async ({ id: guardianId }: { id: number }) => {
  const { id } = await person('learner');
  await db.insert(guardianships).values({ guardianId, childId: id });
  return { id };
};

describe('what a guardian wants of the community for a child (permissions, safety features 8 and 9)', () => {
  test('each guardian has switches of their own; one no is seen by the other, and ends with the link', async () => {
    const [first, second] = [await person('parent'), await person('parent')];
    const { id } = await childOf(first);
    await db.insert(guardianships).values({ guardianId: second.id, childId: id });
    const set = (token: string, body: object) =>
      send('PUT', `/api/children/${id}/community`, { token, body });
    expect(await set(first.token, { on: false })).toMatchObject({
      status: 200,
      body: { on: false, approveFriends: false, offByOther: false },
    });
    expect((await set(first.token, { approveFriends: true })).body).toMatchObject({
      on: false,
      approveFriends: true,
    });
    expect((await set(second.token, {})).body).toEqual({ on: true, approveFriends: false, offByOther: true });
    await send('DELETE', `/api/children/${id}`, { token: first.token });
    expect((await set(second.token, {})).body).toMatchObject({ offByOther: false });
    const log = await db
      .select()
      .from(securityLog)
      .where(and(eq(securityLog.userId, id), eq(securityLog.event, 'community-set')));
    expect(log[1]).toMatchObject({ detail: { by: first.id, on: false, approveFriends: true } });
  });

  test('only of an own child, and only yes or no', async () => {
    const [parent, stranger] = [await person('parent'), await person('parent')];
    const { id } = await childOf(parent);
    const path = `/api/children/${id}/community`;
    expect((await send('PUT', path, { token: stranger.token, body: { on: false } })).status).toBe(404);
    expect((await send('PUT', path, { token: parent.token, body: { on: 'no' } })).status).toBe(400);
  });
});
