/** Parents request links by email; the school answers, else the first guardian, else the learner (0053). */
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { guardianships, notifications, users } from '#db/tables.ts';
import { addUser, newSession } from '#features/accounts/index.ts';
import { link } from '#features/families/index.ts';
import { testApp, testSchool } from '#testing/test-app.ts';

const { send, database, clock } = await testApp({ SAFETY_PROFILE: 'school' });
const { db } = database;
let count = 0;
const person = async (role: 'parent' | 'learner' | 'teacher', more: object = {}) => {
  count += 1;
  const email = `person${count}@home.ug`;
  const row = await addUser(db, 'school', { role, name: 'Auma Grace', email, ...more });
  if (row === null) throw new Error('nobody was added');
  return { id: row.id, email, token: await newSession(db, row, clock.now) };
};
const head = () => person('teacher', { schoolId: testSchool.id, administrator: true, verifiedAt: clock.now });
const form = (email: string) => ({ name: 'Namono Esther', class: 'Primary 4', email });
const invite = async (token: string, email: string) =>
  await send('POST', '/api/parent/invitations', { token, body: form(email) });
const seenBy = async (token: string) =>
  (await send('GET', '/api/guardian-invitations', { token })).body as { id: number; mayAnswer: boolean }[];
const answer = (token: string, id: number, accept: boolean) =>
  send('POST', `/api/guardian-invitations/${id}/answer`, { token, body: { accept } });
const isLinked = async (guardianId: number, childId: number) =>
  (
    await db
      .select()
      .from(guardianships)
      .where(and(eq(guardianships.guardianId, guardianId), eq(guardianships.childId, childId)))
  ).length === 1;

describe('an invitation', () => {
  test('is Pending on the list, the same whether there is such a learner, and can be withdrawn', async () => {
    const parent = await person('parent');
    const child = await person('learner');
    const known = await invite(parent.token, child.email);
    const unknown = await invite(parent.token, 'nobody@home.ug');
    expect([known.status, unknown.status]).toEqual([201, 201]);
    const list = (await send('GET', '/api/parent/invitations', { token: parent.token })).body as {
      id: number;
    }[];
    expect(list).toMatchObject([
      { name: 'Namono Esther', class: 'Primary 4', email: child.email, status: 'Pending' },
      { name: 'Namono Esther', class: 'Primary 4', email: 'nobody@home.ug', status: 'Pending' },
    ]);
    const stranger = await person('parent');
    const path = `/api/parent/invitations/${list[0]?.id}`;
    expect((await send('DELETE', path, { token: stranger.token })).status).toBe(404);
    expect((await send('DELETE', path, { token: parent.token })).status).toBe(200);
    expect(await seenBy(child.token)).toEqual([]);
  });

  test('asked twice is one; an eleventh waits for one to be withdrawn', async () => {
    const parent = await person('parent');
    for (let place = 0; place < 10; place += 1) await invite(parent.token, `child${place}@home.ug`);
    expect((await invite(parent.token, 'child0@home.ug')).status).toBe(201);
    expect(await invite(parent.token, 'one-more@home.ug')).toMatchObject({
      status: 409,
      body: { code: 'invitations/too-many' },
    });
  });

  test.each([
    [{ name: '', class: 'Primary 4', email: 'a@home.ug' }, 'name'],
    [{ name: 'Teacher Esther', class: 'Primary 4', email: 'a@home.ug' }, 'name'],
    [{ name: 'Namono Esther', class: 'P4', email: 'a@home.ug' }, 'class'],
    [{ name: 'Namono Esther', class: 'Primary 4', email: '' }, 'email'],
    [{ name: 'Namono Esther', class: 'Primary 4', email: 'not one' }, 'email'],
  ])('%j is refused beside its field', async (body, field) => {
    const { token } = await person('parent');
    const refused = await send('POST', '/api/parent/invitations', { token, body });
    expect(refused).toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } });
  });
});

describe('who answers', () => {
  test('the school, for its learners: the child sees it and cannot; a link by the school is consent', async () => {
    const [parent, administrator] = [await person('parent'), await head()];
    const child = await person('learner', { schoolId: testSchool.id, consent: 'pending' });
    await invite(parent.token, child.email);
    const [forChild] = await seenBy(child.token);
    const id = forChild?.id ?? 0;
    expect(forChild?.mayAnswer).toBe(false);
    expect(await answer(child.token, id, true)).toMatchObject({
      status: 403,
      body: { code: 'invitations/not-yours' },
    });
    expect(await seenBy(administrator.token)).toMatchObject([{ id, mayAnswer: true }]);
    await expect
      .poll(async () =>
        (await db.select().from(notifications).where(eq(notifications.userId, administrator.id))).map(
          ({ kind }) => kind,
        ),
      )
      .toContain('guardian-invited');
    expect((await answer(administrator.token, id, true)).status).toBe(200);
    expect(await isLinked(parent.id, child.id)).toBe(true);
    const [row] = await db.select().from(users).where(eq(users.id, child.id));
    expect(row?.consent).toBe('guardian');
    expect((await answer(administrator.token, id, true)).status).toBe(404);
    expect((await send('GET', '/api/parent/invitations', { token: parent.token })).body).toEqual([]);
  });

  test('the first guardian, for a child at home; a teacher or parent elsewhere finds nothing', async () => {
    const [first, second, stranger, other] = [
      await person('parent'),
      await person('parent'),
      await person('parent'),
      await head(),
    ];
    const child = await person('learner');
    await link(db, first.id, child.id, clock.now);
    await invite(second.token, child.email);
    const [asked] = await seenBy(first.token);
    const id = asked?.id ?? 0;
    for (const { token } of [stranger, other, second])
      expect((await answer(token, id, true)).status).toBe(404);
    expect((await answer(child.token, id, true)).status).toBe(403);
    expect((await answer(first.token, id, true)).status).toBe(200);
    expect(await isLinked(second.id, child.id)).toBe(true);
  });

  test('the learner who has nobody; that alone is no consent', async () => {
    const [parent, child] = [await person('parent'), await person('learner')];
    await invite(parent.token, child.email);
    const [asked] = await seenBy(child.token);
    expect((await answer(child.token, asked?.id ?? 0, true)).status).toBe(200);
    expect(await isLinked(parent.id, child.id)).toBe(true);
    const [row] = await db.select().from(users).where(eq(users.id, child.id));
    expect(row?.consent).toBe('none');
  });

  test('a no is told to nobody: the parent still reads Pending, and asking again does not ask again', async () => {
    const [parent, child] = [await person('parent'), await person('learner')];
    await invite(parent.token, child.email);
    const [asked] = await seenBy(child.token);
    await answer(child.token, asked?.id ?? 0, false);
    await invite(parent.token, child.email);
    expect(await seenBy(child.token)).toEqual([]);
    expect(await isLinked(parent.id, child.id)).toBe(false);
    expect((await send('GET', '/api/parent/invitations', { token: parent.token })).body).toMatchObject([
      { status: 'Pending' },
    ]);
  });
});
