/** A school with learners of two classes, another school, and their friend calls. */
import type { FoundLearner, Friend } from '@afrolearn/contract/friends.ts';
import { classes, classMembers, guardianships, schools } from '#db/tables.ts';
import { addUser, type NewUser, newSession } from '#features/accounts/index.ts';
import { testApp } from '#testing/test-app.ts';

export type Learner = { id: number; token: string; name: string };

export const aSchool = async (
  profile: 'demo' | 'school' | 'public' = 'school',
  more: Parameters<typeof testApp>[1] = {},
) => {
  const app = await testApp({ SAFETY_PROFILE: profile }, more);
  const { send, clock } = app;
  const { db } = app.database;
  await db
    .insert(schools)
    .values([
      { id: 21, name: 'Here' },
      { id: 22, name: 'Elsewhere' },
    ])
    .onConflictDoNothing();
  const person = async (user: Partial<NewUser> = {}): Promise<Learner> => {
    const row = await addUser(db, 'school', {
      role: 'learner',
      name: 'Akello Grace',
      schoolId: 21,
      consent: 'school',
      gradeId: 6,
      ...user,
    });
    if (row === null) throw new Error('nobody was added');
    return { id: row.id, name: row.name, token: await newSession(db, row, clock.now) };
  };
  const learner = (name = 'Akello Grace', user: Partial<NewUser> = {}) => person({ name, ...user });
  const teacher = await person({ role: 'teacher', name: 'Okot Paul', gradeId: null, verifiedAt: clock.now });
  /** Puts learners into one new class. */
  const sitTogether = async (...pupils: readonly Learner[]) => {
    const [room] = await db
      .insert(classes)
      .values({ teacherId: teacher.id, schoolId: 21, name: 'P6', gradeId: 6, subjectId: 7 })
      .returning();
    if (room === undefined) throw new Error('no class was added');
    await db.insert(classMembers).values(pupils.map(({ id }) => ({ classId: room.id, userId: id })));
  };
  const guardianOf = async (
    child: Learner,
    choice: { community?: boolean; approveFriends?: boolean } = {},
  ) => {
    const parent = await person({ role: 'parent', name: 'Auma Grace', gradeId: null, schoolId: null });
    await db.insert(guardianships).values({ guardianId: parent.id, childId: child.id, ...choice });
    return parent;
  };

  const friendsOf = async ({ token }: Learner) =>
    (await send('GET', '/api/friends', { token })).body as Friend[];
  const pendingOf = async ({ token }: Learner) =>
    (await send('GET', '/api/friends/pending', { token })).body as Friend[];
  const ask = ({ token }: Learner, { id: friendId }: { id: number }) =>
    send('POST', '/api/friends/request', { token, body: { friendId } });
  const accept = ({ token }: Learner, friendshipId: number | undefined) =>
    send('POST', '/api/friends/accept', { token, body: { friendshipId } });
  const end = ({ token }: Learner, friendshipId: number | undefined) =>
    send('DELETE', `/api/friends/${friendshipId}`, { token });
  const block = ({ token }: Learner, { id: blockedId }: { id: number }) =>
    send('POST', '/api/blocks', { token, body: { blockedId } });
  const search = ({ token }: Learner, text: string) =>
    send('GET', `/api/users?search=${encodeURIComponent(text)}`, { token });
  const found = async (who: Learner, text: string) => (await search(who, text)).body as FoundLearner[];
  /** Makes two learners friends; returns the friendship's id. */
  const befriend = async (one: Learner, other: Learner): Promise<number> => {
    const { friendshipId } = (await ask(one, other)).body as Friend;
    await accept(other, friendshipId);
    return friendshipId;
  };
  return {
    ...app,
    db,
    person,
    learner,
    teacher,
    sitTogether,
    guardianOf,
    friendsOf,
    pendingOf,
    ask,
    accept,
    end,
    block,
    search,
    found,
    befriend,
  };
};
