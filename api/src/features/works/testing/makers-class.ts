/** A class with a learner who makes works, for the tests of storing and showing them. */
import { randomUUID } from 'node:crypto';
import type { MadeWork } from '@afrolearn/contract/made-works.ts';
import { sql } from 'drizzle-orm';
import { newSession } from '#features/accounts/index.ts';
import { aClass } from '#testing/a-class.ts';

export type Someone = { id: number; token: string };
export const tool = 'jokes-riddles';
export const data = { riddles: ['What has legs and does not walk?'] };

export const makersClass = async () => {
  const room = await aClass();
  const { send, db, clock, pupil } = room;
  const learner = await pupil();
  const content = (more: object = {}) => ({
    tool,
    title: 'My riddles',
    data,
    base: 0,
    changedAt: clock.now.toISOString(),
    ...more,
  });
  const read = (by: Someone, path: string) => send('GET', `/api${path}`, { token: by.token });
  return {
    ...room,
    learner,
    content,
    read,
    put: (by: Someone, id: string, more: object = {}) =>
      send('PUT', `/api/me/works/${id}`, { token: by.token, body: content(more) }),
    show: (by: Someone, id: string, shown = true) =>
      send('PUT', `/api/me/works/${id}/shown`, { token: by.token, body: { shown } }),
    listOf: async (by: Someone, query = '') => (await read(by, `/me/works${query}`)).body as MadeWork[],
    later: (minutes: number) => {
      clock.now = new Date(clock.now.getTime() + minutes * 60_000);
    },
    otherDevice: async ({ id, ...by }: typeof learner) => ({
      id,
      token: await newSession(db, { id, ...by }, clock.now),
    }),
    /** Inserts many stored works. */
    fill: async (userId: number, count: number, bytes: number) => {
      await db.execute(sql`with made as (
        insert into made_works (user_id, id, tool, version, made_at)
        select ${userId}, gen_random_uuid(), ${tool}, 1, now() from generate_series(1, ${count})
        returning user_id, id)
        insert into made_work_versions
          (user_id, id, version, title, data, bytes, changed_at, begun_at, base, sent_by)
        select user_id, id, 1, 'A work', '{}', ${bytes}, now(), now(), 0, ${randomUUID()}::uuid from made`);
    },
  };
};
