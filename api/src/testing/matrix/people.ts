/** The fixture people of the authorization matrix: one for each actor, in two schools, all marked with canaries. */
import { eq } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { blocks, classes, classMembers, friendships, guardianships, schools, sessions } from '#db/tables.ts';
import { addUser, hashPassword, newSession, type UserRow } from '#features/accounts/index.ts';
import { type Actor, actors } from '#http/policy.ts';
import { giveSecondStep } from '../second-step.ts';
import { type Canary, canaryWord } from './canaries.ts';

export type SignedIn = Exclude<Actor, 'anonymous'>;

export const password = 'matoke and groundnut sauce';

type Kind = Pick<UserRow, 'role'> &
  Partial<Pick<UserRow, 'consent' | 'administrator'>> & {
    school: 'here' | 'elsewhere' | null;
    verified?: boolean;
  };

const learner = (school: Kind['school'], consent: UserRow['consent'] = 'school'): Kind => ({
  role: 'learner',
  school,
  consent,
});
const teacher = (school: Kind['school'], more: Partial<Kind> = {}): Kind => ({
  role: 'teacher',
  school,
  verified: true,
  ...more,
});

const kinds: Record<SignedIn, Kind> = {
  owner: learner('here'),
  classmate: learner('here'),
  friend: learner('here'),
  schoolmate: learner('here'),
  'blocked learner': learner('here'),
  'learner of another school': learner('elsewhere'),
  'learner without consent': learner('here', 'none'),
  'unverified teacher': teacher('here', { verified: false }),
  'class teacher': teacher('here'),
  'teacher of the school': teacher('here'),
  'teacher of another school': teacher('elsewhere'),
  'linked parent': { role: 'parent', school: 'here', verified: true },
  'parent without a child': { role: 'parent', school: null },
  administrator: teacher('here', { administrator: true }),
  'administrator of another school': teacher('elsewhere', { administrator: true }),
};

/* Each class with its teacher and its members. */
const rooms: readonly { teacher: SignedIn; school: 'here' | 'elsewhere'; members: readonly SignedIn[] }[] = [
  { teacher: 'class teacher', school: 'here', members: ['owner', 'classmate', 'blocked learner'] },
  { teacher: 'teacher of the school', school: 'here', members: ['schoolmate', 'friend'] },
  { teacher: 'teacher of another school', school: 'elsewhere', members: ['learner of another school'] },
];

export type Scene = {
  db: Db;
  now: () => Date;
  people: Record<SignedIn, UserRow>;
  /** A person who is not an actor and has no canaries, for calls that name some person. */
  somebody: UserRow;
  schools: Record<'here' | 'elsewhere', { id: number; name: string }>;
  canaries: readonly Canary[];
  /** A new session each time, so that a call may end it. */
  tokenOf: (actor: Actor) => Promise<string | undefined>;
  /** One bearer for each kind of invalid session. */
  badTokens: Record<'garbage' | 'expired' | 'ended' | 'of a suspended person', string>;
  /** A counter for values that must be unique in each request. */
  next: () => number;
};

const addMarked = async (db: Db, canaries: Canary[], who: string, user: Parameters<typeof addUser>[2]) => {
  const mark = (field: string): string => {
    const word = canaryWord();
    canaries.push({ who, field, word });
    return word;
  };
  const row = await addUser(db, 'public', {
    ...user,
    name: `${mark('name')} ${mark('family name')}`,
    email: `${mark('email')}@home.ug`,
    picture: `/avatars/${mark('picture')}.svg`,
  });
  if (row === null) throw new Error(`${who} could not be added`);
  canaries.push({ who, field: 'id', word: String(row.id) });
  return row;
};

export const setScene = async (db: Db, now: () => Date): Promise<Scene> => {
  const canaries: Canary[] = [];
  const marked = (who: string, field: string, word = canaryWord()) => {
    canaries.push({ who, field, word });
    return word;
  };
  const places = {
    here: { id: 501, name: `${marked('here', 'school')} Primary School` },
    elsewhere: { id: 502, name: `${marked('elsewhere', 'school')} Primary School` },
  };
  await db.insert(schools).values([places.here, places.elsewhere]);

  const passwordHash = await hashPassword(password);
  const people: Partial<Record<SignedIn, UserRow>> = {};
  for (const actor of actors) {
    if (actor === 'anonymous') continue;
    const { school, verified, ...kind } = kinds[actor];
    people[actor] = await addMarked(db, canaries, actor, {
      ...kind,
      name: '',
      passwordHash,
      schoolId: school === null ? null : places[school].id,
      country: 'Uganda',
      ...(kind.role === 'learner' ? { gradeId: 4, birthYear: 2015 } : {}),
      verifiedAt: verified === true ? now() : null,
    });
  }
  const all = people as Record<SignedIn, UserRow>;
  for (const [index, { teacher: by, school, members }] of rooms.entries()) {
    const [room] = await db
      .insert(classes)
      .values({
        schoolId: places[school].id,
        teacherId: all[by].id,
        name: `P4 ${marked(by, 'class')}`,
        gradeId: 4,
        subjectId: 7,
        code: marked(by, 'class code', String(73_190_000 + index)),
      })
      .returning();
    if (room === undefined) throw new Error('the class could not be added');
    await db
      .insert(classMembers)
      .values(members.map((member) => ({ classId: room.id, userId: all[member].id })));
  }
  await db.insert(guardianships).values({ guardianId: all['linked parent'].id, childId: all.owner.id });

  // On a server of many schools an administrator may do nothing without the second step.
  for (const head of [all.administrator, all['administrator of another school']])
    await giveSecondStep(db, head.id, now());

  const since = { askedAt: now(), agreedAt: now() };
  await db.insert(friendships).values({ askerId: all.friend.id, askedId: all.owner.id, ...since });
  await db
    .insert(blocks)
    .values({ blockerId: all.owner.id, blockedId: all['blocked learner'].id, createdAt: now() });

  const somebody = await addUser(db, 'public', {
    role: 'parent',
    name: 'Somebody Else',
    email: 'somebody@home.ug',
    passwordHash,
    demoAbout: 'anybody may be this person',
  });
  if (somebody === null) throw new Error('somebody could not be added');
  let count = 0;
  return {
    db,
    now,
    people: all,
    somebody,
    schools: places,
    canaries,
    tokenOf: async (actor) =>
      actor === 'anonymous' ? undefined : await newSession(db, all[actor], now(), null, now()),
    badTokens: await badTokens(db, now(), all.owner),
    next: () => ++count,
  };
};

/* They belong to learners of the school, so a call that skipped the session check would admit each of them. */
const badTokens = async (db: Db, now: Date, owner: UserRow): Promise<Scene['badTokens']> => {
  const ended = await newSession(db, owner, now);
  await db.update(sessions).set({ endedAt: now }).where(eq(sessions.userId, owner.id));
  const { schoolId } = owner;
  const paused = await addUser(db, 'public', { role: 'learner', name: 'Paused', schoolId, suspendedAt: now });
  if (paused === null) throw new Error('the suspended person could not be added');
  return {
    garbage: 'A'.repeat(43),
    expired: await newSession(db, owner, new Date(now.getTime() - 400 * 24 * 60 * 60 * 1000)),
    ended,
    'of a suspended person': await newSession(db, paused, now),
  };
};
