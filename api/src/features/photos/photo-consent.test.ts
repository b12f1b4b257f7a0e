/** Photos need consent and the school's setting when stored and when shown, not only when uploaded. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Db } from '#db/connect.ts';
import { schools, users } from '#db/tables.ts';
import { addUser, newSession } from '#features/accounts/index.ts';
import { meanwhile } from '#testing/meanwhile.ts';
import { multipart } from '#testing/multipart.ts';
import { testApp } from '#testing/test-app.ts';
import { jpeg, png } from './testing/pictures.ts';

const { app, send, database, env, clock } = await testApp({ SAFETY_PROFILE: 'school' });
const { db } = database;
const photos = { jpeg: await jpeg(), png: await png() };
await db.insert(schools).values({ id: 2, name: 'Real School' });
const row = await addUser(db, 'school', { role: 'learner', name: 'Akello Mercy', schoolId: 2, gradeId: 7 });
if (row === null) throw new Error('nobody was added');
const { id } = row;
const token = await newSession(db, row, clock.now);

const upload = async (kind: keyof typeof photos) => {
  const { type, payload } = multipart([{ bytes: photos[kind] }]);
  const headers = { authorization: `Bearer ${token}`, 'content-type': type };
  const answer = await app.inject({ method: 'POST', url: '/api/upload-avatar', headers, payload });
  return { status: answer.statusCode, ...(answer.json() as { url: string; code?: string }) };
};
const kept = () => readdirSync(join(env.dataDir, 'uploads'));

test('a consent that goes while the photo is on its way is not overtaken, nor when the photo is chosen', async () => {
  const become = (consent: 'school' | 'withdrawn', within: Db = db) =>
    within.update(users).set({ schoolId: 2, consent }).where(eq(users.id, id));
  await db.update(schools).set({ photos: true }).where(eq(schools.id, 2));
  await become('school');
  const { url } = await upload('jpeg');
  const before = kept();
  const late = await meanwhile(
    database,
    (within) => become('withdrawn', within),
    () => upload('png'),
  );
  expect([late.status, late.code, kept()]).toEqual([403, 'upload/not-allowed', before]);
  await become('school');
  const choose = () => send('PATCH', '/api/me', { token, body: { picture: url } });
  const chosen = await meanwhile(database, (within) => become('withdrawn', within), choose);
  expect([chosen.status, chosen.body]).toMatchObject([403, { code: 'upload/not-allowed' }]);
  expect((await choose()).status).toBe(403);
  await become('school');
  expect((await choose()).status).toBe(200);
  const off = await meanwhile(
    database,
    (within) => within.update(schools).set({ photos: false }).where(eq(schools.id, 2)),
    () => upload('png'),
  );
  expect(off.status).toBe(403);
});
