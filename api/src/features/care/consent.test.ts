/**
 * Promise C7: without consent a child disappears from others' views at once, and from the tables within 30
 * days.
 */
import { getTableName } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { amongOthers, cleanUp } from '#db/clean-up.ts';
import { aClass } from '#testing/a-class.ts';

const { send, db, database, clock, person, pupil, teacher, room } = await aClass();
const { sql } = database;
const head = await person('teacher', { administrator: true });
const day = 24 * 60 * 60 * 1000;

/** Two children with the same shared and ranked data. */
const among = async (name: string) => {
  const child = await pupil();
  const mate = await pupil();
  await sql`update users set name = ${name}, birth_year = 2014 where id = ${child.id}`;
  await sql`update users set birth_year = 2014 where id = ${mate.id}`;
  const at = clock.now.toISOString();
  await sql`insert into friendships (asker_id, asked_id, asked_at, agreed_at) values (${child.id}, ${mate.id}, ${at}, ${at})`;
  const [group] = await sql<{ id: number }[]>`
    insert into groups (school_id, class_id, owner_id, name, created_at)
    values (11, ${room.id}, ${mate.id}, 'Counters', ${at}) returning id`;
  const groupId = group?.id ?? 0;
  await sql`insert into group_members (group_id, user_id, seat, joined_at)
    values (${groupId}, ${child.id}, 1, ${at}), (${groupId}, ${mate.id}, 2, ${at})`;
  const [second] = await sql<{ id: number }[]>`
    insert into groups (school_id, class_id, owner_id, name, created_at)
    values (11, ${room.id}, ${mate.id}, 'Readers', ${at}) returning id`;
  await sql`insert into group_invitations (group_id, invitee_id, inviter_id, state, invited_at)
    values (${second?.id ?? 0}, ${child.id}, ${mate.id}, 'pending', ${at})`;
  await sql`insert into cheers (giver_id, receiver_id, kind, ref, sticker, given_at)
    values (${child.id}, ${mate.id}, 'unit', '400', 'drum', ${at})`;
  await sql`insert into help_marks (helper_id, helped_id, class_id, marked_on, marked_at)
    values (${child.id}, ${mate.id}, ${room.id}, '2026-03-02', ${at})`;
  await sql`insert into shared_notes (user_id, sent_id, item_id, text, at)
    values (${child.id}, gen_random_uuid(), 'u400-l1', ${`note of ${name}`}, ${at})`;
  await sql`insert into learner_totals (user_id, seeds, points) values (${child.id}, 500, 500)`;
  return { ...child, mate, groupId };
};
type Among = Awaited<ReturnType<typeof among>>;

/** Calls in which others meet a child, are ranked with them, or read their figures. */
const callsOf = ({ id, mate, groupId }: Among): [path: string, token: string][] => [
  ['/api/friends', mate.token],
  ['/api/groups', mate.token],
  [`/api/groups/${groupId}/achievements`, mate.token],
  ['/api/leaderboard', mate.token],
  [`/api/users?search=Zq`, mate.token],
  ['/api/lesson/u400-l1/shared', mate.token],
  ['/api/lesson/u400-l1/shared', teacher.token],
  ['/api/leaderboard', teacher.token],
  ['/api/help-marks', teacher.token],
  [`/api/xp/${id}`, teacher.token],
  [`/api/users/${id}/stats`, teacher.token],
  [`/api/learner-profiles/stats/${id}`, teacher.token],
  [`/api/xp/${id}`, head.token],
  [`/api/avatars/user/${id}`, mate.token],
];

/** The calls that show the child: by name in a list, or by any reply about the child alone. */
const seenIn = async (child: Among, name: string): Promise<string[]> => {
  const found: string[] = [];
  for (const [path, token] of callsOf(child)) {
    const { status, text } = await send('GET', path, { token });
    const alone = path.includes(String(child.id));
    if (alone ? status === 200 : status === 200 && text.includes(name)) found.push(path);
  }
  return found;
};

const rowsOf = async (id: number): Promise<string[]> => {
  const found: string[] = [];
  for (const [table, ...columns] of amongOthers) {
    const name = getTableName(table);
    const where = columns.map((column) => `${column} = ${id}`).join(' or ');
    if ((await sql.unsafe(`select 1 from ${name} where ${where}`)).length > 0) found.push(name);
  }
  return found;
};

let gone: Among;
let stays: Among;
beforeAll(async () => {
  gone = await among('Zqgone Mercy');
  stays = await among('Zqstays Mercy');
});

test('withdrawn: in no answer to others from the next call on; control: who has consent is in them', async () => {
  const before = await seenIn(gone, 'Zqgone');
  expect(before.length).toBeGreaterThan(6);
  const withdraw = await send('PUT', `/api/children/${gone.id}/consent`, {
    token: gone.parent.token,
    body: { given: false },
  });
  expect(withdraw.status).toBe(200);
  clock.now = new Date(clock.now.getTime() + 60_000);
  expect(await seenIn(gone, 'Zqgone')).toEqual([]);
  expect(await seenIn(stays, 'Zqstays')).toEqual(
    before.map((path) =>
      path
        .replace(String(gone.id), String(stays.id))
        .replace(`groups/${gone.groupId}`, `groups/${stays.groupId}`),
    ),
  );
});

test('no row is left after 30 days; control: rows of who has consent are all there', async () => {
  const all = amongOthers.map(([table]) => getTableName(table));
  expect(await rowsOf(gone.id)).toEqual(all);
  await cleanUp(db, new Date(clock.now.getTime() + 30 * day));
  expect(await rowsOf(gone.id)).toEqual([]);
  expect(await rowsOf(stays.id)).toEqual(all);
});

test('who said yes again before keeps everything', async () => {
  const child = await among('Zqback Mercy');
  const say = (given: boolean) =>
    send('PUT', `/api/children/${child.id}/consent`, { token: child.parent.token, body: { given } });
  await say(false);
  await say(true);
  await cleanUp(db, new Date(clock.now.getTime() + 30 * day));
  expect(await rowsOf(child.id)).toHaveLength(amongOthers.length);
});
