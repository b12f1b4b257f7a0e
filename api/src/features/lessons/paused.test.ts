import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { ownLessons, users } from '#db/tables.ts';
import { good, openSchool, type Who } from '#testing/lessons-school.ts';
import { testApp } from '#testing/test-app.ts';

const server = await testApp({ SAFETY_PROFILE: 'school' });
const { database, clock } = server;
const { ids, rooms, as, make } = await openSchool(server);
const everyone = [
  'head',
  'colleague',
  'pupil',
  'schoolmate',
  'parent',
  'stranger',
  'outsideHead',
  null,
] as const;

test('what a paused teacher wrote is shown to the head alone; once they are let in again, to all as before', async () => {
  const forClass = await make('teacher', { ...good.reading, visibility: 'class', classId: rooms.mine });
  const forSchool = await make('teacher', good.reading);
  await database.db
    .update(ownLessons)
    .set({ visibility: 'school' })
    .where(eq(ownLessons.id, Number(forSchool.id.slice(1))));
  const pause = (at: Date | null) =>
    database.db.update(users).set({ suspendedAt: at }).where(eq(users.id, ids.teacher));
  const seeing = async (id: string) => {
    const all: (Who | null)[] = [];
    for (const who of everyone) {
      if ((await as(who)('GET', `/lessons/${id}`)).status === 200) all.push(who);
    }
    return all;
  };
  const before = [await seeing(forClass.id), await seeing(forSchool.id)];
  expect(before[0]).toContain('pupil');
  expect(before[1]).toContain('schoolmate');
  await pause(clock.now);
  try {
    expect([await seeing(forClass.id), await seeing(forSchool.id)]).toEqual([['head'], ['head']]);
    const listed = await as('pupil')('GET', '/lessons?subject=Science&grade=Primary%204&from=school');
    expect([listed.status, listed.body]).toEqual([200, []]);
  } finally {
    await pause(null);
  }
  expect([await seeing(forClass.id), await seeing(forSchool.id)]).toEqual(before);
});
