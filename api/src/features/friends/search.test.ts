/** People search (permissions, GET /users; promise C2: nobody outside the school, no address, 100 a day). */
import type { FoundLearner } from '@afrolearn/contract/friends.ts';
import { studentId } from '@afrolearn/learning/people/roles.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { securityLog } from '#db/tables.ts';
import { aSchool, type Learner } from './testing/school.ts';

const { send, db, clock, learner, person, sitTogether, search, found, ask, end, block, database } =
  await aSchool();
const me = await learner('Lamwaka Joy');
const names = async (who: Learner, text: string) => (await found(who, text)).map(({ name }) => name).sort();

test('by any word of the name that is shown, whatever its case and accents; classmates first and by the whole name', async () => {
  const mate = await learner('Nakató Rose Achieng');
  await learner('Nakato Peace');
  await sitTogether(me, mate);
  expect(await names(me, 'NAKATO')).toEqual(['Nakato P.', 'Nakató Rose Achieng']);
  expect((await found(me, 'nakato'))[0]?.id).toBe(mate.id);
  expect(await names(me, 'achi')).toEqual(['Nakató Rose Achieng']);
  expect(await names(me, 'nakato p')).toEqual(['Nakato P.']);
  // Surnames of other classes are hidden, so they are not searchable.
  expect(await names(me, 'peace')).toEqual([]);
});

test('the documented fields, email null, and how the two stand', async () => {
  const other = await learner('Wasswa Moses');
  const fields = {
    id: other.id,
    name: 'Wasswa M.',
    email: null,
    picture: '/avatars/african-1.svg',
    gradeId: 6,
  };
  expect(await found(me, 'wasswa')).toEqual([{ ...fields, friendshipId: null, friendshipStatus: null }]);
  await ask(me, other);
  const [asked] = await found(me, 'wasswa');
  expect(asked).toMatchObject({ friendshipStatus: 'pending', friendshipId: expect.any(Number) });
  await end(other, asked?.friendshipId ?? 0);
  expect(await found(me, 'wasswa')).toMatchObject([{ friendshipStatus: 'pending' }]);
  expect(await found(other, 'lamwaka')).toMatchObject([{ id: me.id, friendshipStatus: null }]);
});

test('anybody of the school by the exact student ID, nobody by a part of it or of another school', async () => {
  const other = await learner('Zawadi Unseen');
  const elsewhere = await learner('Zawadi Far', { schoolId: 22 });
  expect((await found(me, studentId(other.id).toLowerCase())).map(({ id }) => id)).toEqual([other.id]);
  expect(await found(me, studentId(other.id).slice(0, -1))).toEqual([]);
  expect(await found(me, studentId(elsewhere.id))).toEqual([]);
});

test('spec 2 §5: one letter finds nobody; none, or more than 40, is refused; signs of a pattern mean themselves', async () => {
  await learner('Qala Ann');
  expect((await search(me, 'q')).body).toEqual([]);
  for (const text of ['', '   ', 'a'.repeat(41), 'qa\u0000'])
    expect((await search(me, text)).status).toBe(400);
  expect((await send('GET', '/api/users', { token: me.token })).status).toBe(400);
  for (const text of ['%%', 'q_la', '__', '\\\\', "' or 1=1"]) expect(await found(me, text)).toEqual([]);
  expect(await names(me, 'qa')).toEqual(['Qala A.']);
});

test('at most ten are answered', async () => {
  for (let n = 0; n < 12; n += 1) await learner('Kizza Many');
  expect(await found(me, 'kizza')).toHaveLength(10);
});

test('no adult, nobody without consent, small, of another school or blocked either way is found', async () => {
  await person({ role: 'teacher', name: 'Xhosa Teacher', verifiedAt: clock.now });
  await learner('Xhosa None', { consent: 'none' });
  await learner('Xhosa Small', { gradeId: 1 });
  await learner('Xhosa Away', { schoolId: 22 });
  const [blocked, blocker] = [await learner('Xhosa Blocked'), await learner('Xhosa Inblock')];
  await block(me, blocked);
  await block(blocker, me);
  await learner('Xhosa Seen');
  expect(await names(me, 'xhosa')).toEqual(['Xhosa S.']);
});

test('adults and who has no consent may not search', async () => {
  const nobody = await learner('Apio None', { consent: 'pending' });
  const adults = [await person({ role: 'teacher', verifiedAt: clock.now }), await person({ role: 'parent' })];
  for (const who of [nobody, ...adults]) expect((await search(who, 'akello')).status).toBe(403);
});

test('each search is logged without its text', async () => {
  const one = await learner('Sanyu Log');
  await search(one, 'secretname');
  const rows = await db.select().from(securityLog).where(eq(securityLog.userId, one.id));
  expect(rows).toMatchObject([{ event: 'people-searched', detail: { found: 0 } }]);
  expect(JSON.stringify(rows)).not.toContain('secretname');
});

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const pairs = letters.flatMap((one) => letters.map((other) => one + other));

test('promise C2: all 676 pairs of letters and 500 odd texts find no child of another school and no address', async () => {
  const spy = await learner('Spy Inside');
  const outside = await learner('Outside Child', { schoolId: 22 });
  const odd = Array.from(
    { length: 500 },
    (_, n) => String.fromCodePoint(0x20 + n * 97) + String.fromCodePoint(0x300 + (n % 100)),
  );
  const everybody = new Set<number>();
  for (const text of [...pairs, ...odd.filter((one) => one.trim() !== '')]) {
    const answer = await search(spy, text);
    expect([text, answer.status]).toEqual([text, answer.status === 400 ? 400 : 200]);
    if (answer.status !== 200) continue;
    for (const one of answer.body as FoundLearner[]) {
      everybody.add(one.id);
      expect(one.email).toBeNull();
    }
  }
  expect(everybody.has(outside.id)).toBe(false);
  expect(everybody.size).toBeGreaterThan(10);
  // Control: in that school the same child is found.
  expect(await names(await learner('Other Outside', { schoolId: 22 }), 'ou')).toContain('Outside C.');
}, 120_000);

test('promise C2, limit PS: it stops at 20 a minute and at 100 a day', async () => {
  const narrow = await aSchool('school', { limitsWidth: 1, database });
  const one = await narrow.learner();
  let good = 0;
  const statuses = new Set<number>();
  for (let minute = 0; minute < 7; minute += 1) {
    for (let n = 0; n < 21; n += 1) {
      const { status } = await narrow.search(one, 'akello');
      statuses.add(status);
      if (status === 200) good += 1;
    }
    narrow.clock.now = new Date(narrow.clock.now.getTime() + 61_000);
  }
  expect([good, [...statuses].sort()]).toEqual([100, [200, 429]]);
});
