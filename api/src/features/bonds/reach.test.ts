/**
 * Promise C1: every adult state × every child state × every writing call. Nothing reaches a child outside an
 * approved class: no request, invitation, notification, link or change. The head of the child's school is
 * excluded, because the head approves.
 */
import { calls } from '@afrolearn/contract';
import { type Call, methodAndPath } from '@afrolearn/contract/define.ts';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { classes, classLeavers, classMembers, classRequests, users } from '#db/tables.ts';
import { addUser, newSession, type UserRow } from '#features/accounts/index.ts';
import { type Scene, type SignedIn, setScene } from '#testing/matrix/people.ts';
import type { AnySamples, ObjectWords, Sent } from '#testing/matrix/sample.ts';
import { samples } from '#testing/matrix/samples.ts';
import { multipart } from '#testing/multipart.ts';
import { testApp, testDatabase } from '#testing/test-app.ts';

const database = await testDatabase();
const { db } = database;
const many = await testApp({ SAFETY_PROFILE: 'public' }, { database });
const demo = await testApp({ SAFETY_PROFILE: 'demo' }, { database });
const scene: Scene = await setScene(db, () => many.clock.now);
const { people } = scene;

const adults: readonly SignedIn[] = [
  'unverified teacher',
  'class teacher',
  'teacher of the school',
  'teacher of another school',
  'linked parent',
  'parent without a child',
  'administrator',
  'administrator of another school',
];

const addChild = async (name: string, more: Partial<Parameters<typeof addUser>[2]>): Promise<UserRow> => {
  const child = await addUser(db, 'public', {
    role: 'learner',
    name: `Reach ${name}`,
    email: `reach.${name}@home.ug`,
    schoolId: scene.schools.here.id,
    consent: 'school',
    gradeId: 4,
    birthYear: 2015,
    country: 'Uganda',
    ...more,
  });
  if (child === null) throw new Error(`${name} could not be added`);
  return child;
};

/** A new class of the teacher without these children, because calls may archive it. */
const makeRoom = async (adult: SignedIn): Promise<number | null> => {
  const { id, role, schoolId } = people[adult];
  if (role !== 'teacher') return null;
  const [room] = await db
    .insert(classes)
    .values({ schoolId, teacherId: id, name: 'P4 Reach', gradeId: 4, subjectId: 7 })
    .returning();
  const classId = room?.id ?? 0;
  if (adult === 'class teacher') await rememberPast(classId);
  return classId;
};

const elsewhere = { schoolId: scene.schools.elsewhere.id };
const children = {
  'in no class': await addChild('a', {}),
  'of another school': await addChild('h', elsewhere),
  'in the class of a colleague': await addChild('b', {}),
  'of no school': await addChild('c', { schoolId: null, consent: 'none' }),
  'without consent': await addChild('d', { consent: 'pending' }),
  'whose consent was taken back': await addChild('e', { consent: 'withdrawn' }),
  'who left the class': await addChild('f', {}),
  'who asked and was refused': await addChild('g', {}),
} as const;
const [colleague] = await db
  .insert(classes)
  .values({
    schoolId: scene.schools.here.id,
    teacherId: people.administrator.id,
    name: 'P4 Colleague',
    gradeId: 4,
    subjectId: 7,
  })
  .returning();
const seat = { classId: colleague?.id ?? 0, joinedAt: scene.now() };
await db.insert(classMembers).values({ ...seat, userId: children['in the class of a colleague'].id });
/** One child left this class, another was rejected, both too long ago for undo. */
const rememberPast = async (classId: number) => {
  const longAgo = new Date(scene.now().getTime() - 40 * 24 * 60 * 60 * 1000);
  await db
    .insert(classLeavers)
    .values({ classId, userId: children['who left the class'].id, leftAt: longAgo });
  await db.insert(classRequests).values({
    learnerId: children['who asked and was refused'].id,
    teacherId: people['class teacher'].id,
    classId,
    way: 'code',
    className: 'P4 Reach',
    state: 'rejected',
    askedAt: longAgo,
    answeredAt: longAgo,
  });
};

const pages = [
  '/me',
  '/notifications',
  '/my-assignments',
  '/plan',
  '/my-teachers',
  '/my-pending-teachers',
  '/friends',
  '/friends/pending',
  '/groups',
  '/groups/invitations/pending',
  '/guardian-invitations',
] as const;

/**
 * Codes for the child held by others: they make their holder family, without appearing on the child's pages.
 */
const keysTo = ({ id }: UserRow) =>
  db.execute(sql`select
    (select json_agg(code order by code.made_by) from link_codes code where code.child_id = ${id}) as codes,
    (select json_agg(bond order by bond.guardian_id) from guardianships bond where bond.child_id = ${id}) as guardians`);

/** The child's pages and the codes for the child. */
const seenBy = async (child: UserRow): Promise<string> => {
  const token = await newSession(db, child, scene.now());
  const shown: unknown[] = [await keysTo(child)];
  for (const page of pages) {
    const { status, body } = await many.send('GET', `/api${page}`, { token });
    shown.push([page, status, body]);
  }
  return JSON.stringify(shown);
};

const studentIdOf = ({ id }: UserRow) => `AFRO${String(id).padStart(6, '0')}`;

/** Redirects a request to another child: by id, student ID and email. */
const aimedAt = <T>(given: T, from: UserRow, to: UserRow): T => {
  const text = JSON.stringify(given)
    .replaceAll(studentIdOf(from), studentIdOf(to))
    .replaceAll(from.email ?? '-', to.email ?? '-')
    .replace(new RegExp(`(?<![\\d.])${from.id}(?![\\d.])`, 'g'), String(to.id));
  return JSON.parse(text) as T;
};

type Aim = { words: ObjectWords; sent: Sent };

/** Path ids are the child's even where the sample is about somebody else. */
const atChild = (key: string, { words, sent }: Aim, { id }: UserRow): Aim => {
  const isOfChild = /\/(children|learners)\/:id/.test(key);
  const named = ['userId', 'learnerId', 'studentId'].filter((name) => Object.hasOwn(words, name));
  const all = isOfChild ? ['id', ...named] : named;
  return { words: { ...words, ...Object.fromEntries(all.map((name) => [name, id])) }, sent };
};

/** Again with the adult's own class, where the call names one. */
const inOwnClass = (key: string, { words, sent }: Aim, classId: number): Aim => {
  const body = sent.body as Record<string, unknown> | undefined;
  const named = ['classId', 'to'].filter((field) => typeof body?.[field] === 'number');
  return {
    words: /\/classes\/:id/.test(key) ? { ...words, id: classId } : words,
    sent:
      body === undefined || named.length === 0
        ? sent
        : { ...sent, body: { ...body, ...Object.fromEntries(named.map((field) => [field, classId])) } },
  };
};

let asked = 0;
const ask = async (key: string, call: Call, token: string | undefined, { words, sent }: Aim) => {
  many.clock.now = new Date(many.clock.now.getTime() + 1000);
  demo.clock.now = many.clock.now;
  asked += 1;
  const { method, path } = methodAndPath(key);
  const url = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(words[name] ?? ''));
  const files = Object.entries(sent.file ?? {}).map(([name, bytes]) => ({ name, bytes: bytes as Buffer }));
  const { type, payload } =
    files.length > 0
      ? multipart(files)
      : {
          type: 'application/json',
          payload: sent.body === undefined ? undefined : JSON.stringify(sent.body),
        };
  const { app } = call.only === 'demo' ? demo : many;
  const { statusCode } = await app.inject({
    method,
    url: `/api${url}`,
    remoteAddress: `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(payload === undefined ? {} : { 'content-type': type }),
    },
    ...(payload === undefined ? {} : { payload }),
  });
  return statusCode;
};

type Table = Readonly<Record<string, Call>>;
const writes: Table = Object.fromEntries(
  Object.entries(calls as Table).filter(([key]) => methodAndPath(key).method !== 'GET'),
);

const isHeadOf = ({ administrator, schoolId }: UserRow, child: UserRow): boolean =>
  administrator && schoolId !== null && schoolId === child.schoolId;

/** Calls that changed these children's pages. Requests without a child are made once per adult. */
const reached = async (
  list: Table,
  whom: Readonly<Record<string, UserRow>>,
  by: readonly SignedIn[],
  roomFor: (adult: SignedIn) => Promise<number | null> = makeRoom,
): Promise<string[]> => {
  const found: string[] = [];
  const before = new Map<UserRow, string>();
  const look = async (title: string) => {
    for (const [name, child] of Object.entries(whom)) {
      const now = await seenBy(child);
      if (before.has(child) && now !== before.get(child)) found.push(`${title}: ${name}`);
      before.set(child, now);
    }
  };
  await look('before');
  for (const [key, call] of Object.entries(list)) {
    const sample = (samples as AnySamples)[key];
    if (sample === undefined) throw new Error(`${key} has no sample`);
    let hasDone = false;
    for (const adult of by) {
      const words = (await sample.objects?.(scene))?.real ?? {};
      const { file, ...plain } = await sample.ask(scene, adult, words);
      const ownRoom = await roomFor(adult);
      const made = new Set<string>();
      for (const child of Object.values(whom)) {
        if (isHeadOf(people[adult], child)) continue;
        const aim = atChild(key, aimedAt({ words, sent: plain }, people.owner, child), child);
        for (const one of ownRoom === null ? [aim] : [aim, inOwnClass(key, aim, ownRoom)]) {
          if (made.has(JSON.stringify(one))) continue;
          made.add(JSON.stringify(one));
          const sent = file === undefined ? one.sent : { ...one.sent, file };
          // A new token each time, because a call may end the session.
          const token = await scene.tokenOf(adult);
          hasDone = (await ask(key, call, token, { words: one.words, sent })) < 300 || hasDone;
        }
      }
      await sample.after?.(scene);
    }
    if (hasDone) await look(key);
  }
  await look('in the end');
  return found;
};

test('no call of any adult reaches a child outside an approved class', { timeout: 600_000 }, async () => {
  expect(await reached(writes, children, adults)).toEqual([]);
  process.stdout.write(`C1: ${asked} requests\n`);
  expect(asked).toBeGreaterThan(Object.keys(writes).length * adults.length);
  const names = await db
    .select({ name: users.name })
    .from(users)
    .where(eq(users.id, children['in no class'].id));
  expect(names).toEqual([{ name: 'Reach a' }]);
});

test.each(['POST /assignments', 'POST /children/:id/link-code'])(
  'control: a child who sits in the class of the teacher is reached, and it is told that %s did it',
  async (key) => {
    const call = writes[key];
    if (call === undefined) throw new Error('no such call');
    const child = children['in no class'];
    const classId = (await makeRoom('class teacher')) ?? 0;
    await db.insert(classMembers).values({ classId, userId: child.id, joinedAt: scene.now() });
    const found = await reached({ [key]: call }, { child }, ['class teacher'], async () => classId);
    expect(found).toEqual([`${key}: child`]);
  },
);
