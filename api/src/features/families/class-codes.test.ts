import type { Reply } from '@afrolearn/contract';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { linkCodes, users } from '#db/tables.ts';
import { aClass } from '#testing/a-class.ts';

const { send, db, clock, person, teacher, room, pupil } = await aClass();

const sheet = async (token: string, classId = room.id) =>
  await send('POST', `/api/classes/${classId}/link-codes`, { token });
const use = (token: string, code: string) => send('POST', '/api/children/link', { token, body: { code } });

test('one call makes a code for each pupil of a class; each links one parent to that child', async () => {
  const [first, second] = [await pupil(), await pupil()];
  const { status, body } = await sheet(teacher.token);
  expect(status).toBe(201);
  const made = body as Reply<'POST /classes/:id/link-codes'>;
  expect(made).toMatchObject({
    class: { id: room.id, name: 'P7 Blue' },
    school: 'Here Primary School',
    teacher: 'Okot Paul',
    expiresAt: new Date(clock.now.getTime() + 7 * 24 * 60 * 60 * 1000).toISOString(),
  });
  const codeOf = (id: number) => made.codes.find((one) => one.id === id)?.code ?? '';
  expect(new Set(made.codes.map(({ code }) => code)).size).toBe(made.codes.length);
  for (const { id } of [first, second]) expect(codeOf(id)).toMatch(/^[A-HJKMNP-Z2-9]{8}$/);
  const mother = await person('parent');
  expect((await use(mother.token, codeOf(first.id))).body).toMatchObject({ id: first.id });
  expect((await use(mother.token, codeOf(first.id))).status).toBe(404);
});

test('a later sheet and a single code leave the printed codes good; who is about to go gets none', async () => {
  const [child, leaving] = [await pupil(), await pupil()];
  const codeIn = async () => {
    const { codes } = (await sheet(teacher.token)).body as Reply<'POST /classes/:id/link-codes'>;
    return codes.find(({ id }) => id === child.id)?.code ?? '';
  };
  const printed = await codeIn();
  const again = await codeIn();
  const single = await send('POST', `/api/children/${child.id}/link-code`, { token: teacher.token });
  const next = await send('POST', `/api/children/${child.id}/link-code`, { token: teacher.token });
  const codeOf = ({ body }: { body: unknown }) => (body as { code: string }).code;
  for (const code of [printed, again, codeOf(next)])
    expect((await use((await person('parent')).token, code)).status).toBe(200);
  // Requesting a single code again makes a new one, as before.
  expect((await use((await person('parent')).token, codeOf(single))).status).toBe(404);
  await db.update(users).set({ leavesAt: clock.now, leavesBy: leaving.id }).where(eq(users.id, leaving.id));
  const { codes } = (await sheet(teacher.token)).body as Reply<'POST /classes/:id/link-codes'>;
  expect(codes.map(({ id }) => id)).not.toContain(leaving.id);
});

test('a teacher of another class and a parent get none, and nothing is made', async () => {
  const before = await db.select().from(linkCodes);
  expect((await sheet((await person('teacher')).token)).status).toBe(404);
  expect((await sheet((await person('parent')).token)).status).toBe(403);
  expect((await sheet(teacher.token, 999_999)).status).toBe(404);
  expect(await db.select().from(linkCodes)).toHaveLength(before.length);
});

test('eight signs that no code has are not told to be eight; a short one is', async () => {
  const { token } = await person('parent');
  const said = async (code: string) =>
    ((await use(token, code)).body as { fields?: { code?: string } }).fields?.code;
  expect(await said('ABCD1234')).toBe(
    'A code never has 0, O, 1, I or L, and no other signs. Please look at the paper again.',
  );
  expect(await said('ABCD')).toBe('The code has 8 letters and numbers.');
});
