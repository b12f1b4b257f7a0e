/** Two schools whose teachers import lists. */
import { randomUUID } from 'node:crypto';
import type { ClassOfTeacher } from '@afrolearn/contract/classes.ts';
import type { CheckedLine } from '@afrolearn/contract/rosters.ts';
import { schools } from '#db/tables.ts';
import { addUser, newSession } from '#features/accounts/index.ts';
import { testApp } from '#testing/test-app.ts';

export const listsOfSchools = async () => {
  const { send, database, clock } = await testApp({ SAFETY_PROFILE: 'school' });
  const { db } = database;
  await db.insert(schools).values([
    { id: 11, name: 'Here Primary School' },
    { id: 12, name: 'There Primary School' },
  ]);

  const teacher = async (more: object = {}) => {
    const row = await addUser(db, 'school', {
      role: 'teacher',
      name: 'Achieng Ruth',
      schoolId: 11,
      verifiedAt: clock.now,
      ...more,
    });
    if (row === null) throw new Error('nobody was added');
    const token = await newSession(db, row, clock.now);
    const room = async (name: string, grade: number) =>
      (
        await send('POST', '/api/classes', {
          token,
          body: { name, grade: `Primary ${grade}`, subject: 'English' },
        })
      ).body as ClassOfTeacher;
    const check = (body: object) =>
      send('POST', '/api/rosters/check', { token, body: { secret: 'card', ...body } });
    const lines = async (body: object) => ((await check(body)).body as { lines: CheckedLine[] }).lines;
    const bring = (rows: object[], more: object = {}) =>
      send('POST', '/api/rosters/imports', {
        token,
        body: { id: randomUUID(), rows, secret: 'card', ...more },
      });
    return { ...row, token, room, check, lines, bring };
  };

  return { send, database, db, teacher };
};
