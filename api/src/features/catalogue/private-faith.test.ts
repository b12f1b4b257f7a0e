/**
 * Privacy of faith (G20): a child takes the Islamic side of a unit; then every call is made as everybody
 * else. A reply that mentions the unit, and did not before, is a leak.
 */
import { randomUUID } from 'node:crypto';
import { calls } from '@afrolearn/contract';
import type { Call } from '@afrolearn/contract/define.ts';
import type { EntryContent } from '@afrolearn/learning/lessons/lesson.ts';
import { rightAnswer } from '@afrolearn/learning/quizzes/grade-question.ts';
import { questionsForFaith } from '@afrolearn/learning/quizzes/grade-quiz.ts';
import { likelyMistake } from '@afrolearn/learning/quizzes/likely-mistake.ts';
import { and, eq, isNotNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  classes,
  groupMembers,
  items,
  lessonNotes,
  placesLeft,
  sharedNotes,
  units,
  users,
} from '#db/tables.ts';
import { actors } from '#http/policy.ts';
import { learnerActs } from '#testing/learner-acts.ts';
import { type SignedIn, setScene } from '#testing/matrix/people.ts';
import { requestOf } from '#testing/matrix/request-of.ts';
import type { AnySamples } from '#testing/matrix/sample.ts';
import { samples } from '#testing/matrix/samples.ts';
import { taughtDatabase } from '#testing/packed-curriculum.ts';
import { testApp } from '#testing/test-app.ts';

const unitId = 361;
const mark = 'zqfaith';
/* Title, description and figures of the unit. */
const trace = /zqfaith\w*|\bu361-[lrq]\d+|\bunit[:-]361\b|"(?:unitId|unit_id)":361\b/;

/** A unique word in all texts of the unit. */
const marked = (content: EntryContent): EntryContent => {
  const named = ['name', 'help', 'prompt', 'talkAtHome', 'narration', 'why', 'explanation'];
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [
        key,
        named.includes(key) && typeof one === 'string' ? `${mark}${key}` : walk(one),
      ]),
    );
  };
  return walk(content) as EntryContent;
};

const openWorld = async () => {
  const app = await testApp({ SAFETY_PROFILE: 'public' }, { database: await taughtDatabase() });
  const { db } = app.database;
  const scene = await setScene(db, () => app.clock.now);
  // The class in which this strand is taught.
  await db.update(classes).set({ gradeId: 7, subjectId: 5 });
  await db.update(users).set({ gradeId: 7 }).where(eq(users.role, 'learner'));
  await db
    .update(units)
    .set({ title: `${mark}unit` })
    .where(eq(units.id, unitId));
  const list = await db.select().from(items).where(eq(items.unitId, unitId)).orderBy(items.position);
  for (const { id, content } of list)
    await db
      .update(items)
      .set({ title: `${mark}${id}`, content: content === null ? null : marked(content) })
      .where(eq(items.id, id));
  return { ...app, db, scene };
};
type World = Awaited<ReturnType<typeof openWorld>>;

/** Works through the Islamic side and the shared part, with a mistake in each quiz first. */
const takeSide = async ({ app, db, scene, clock, send }: World) => {
  const token = (await scene.tokenOf('owner')) ?? '';
  const acts = learnerActs({ send, db }, token);
  const written = await db
    .select({ id: items.id, type: items.type, faith: items.faith })
    .from(items)
    .where(and(eq(items.unitId, unitId), isNotNull(items.content)));
  const tick = () => {
    clock.now = new Date(clock.now.getTime() + 600_000);
    return clock.now;
  };
  const own = written.filter(({ faith }) => faith !== 'christian');
  expect(own.some(({ faith }) => faith === 'islamic')).toBe(true);
  for (const { id, type } of own) {
    await acts.tell([acts.event('item.opened', { item: id }, tick())]);
    const asked = questionsForFaith(await acts.questions(id), 'islamic');
    for (const answer of [likelyMistake, likelyMistake, likelyMistake, rightAnswer]) {
      if (type === 'quiz') {
        const answers = asked.map((question) => ({ question: question.id, answer: answer(question) }));
        await acts.tell([acts.event('quiz.finished', { item: id, attempt: randomUUID(), answers }, tick())]);
        continue;
      }
      for (const question of asked)
        await acts.tell([
          acts.event('answer.given', { item: id, question: question.id, answer: answer(question) }, tick()),
        ]);
    }
    if (type === 'video') await acts.video(id, tick());
    if (type === 'reading') await acts.reading(id, tick());
    await send('POST', '/api/plan', { token, body: { ref: id } });
    const [userId, at] = [scene.people.owner.id, clock.now];
    await db.insert(lessonNotes).values({ userId, id: randomUUID(), itemId: id, text: `${mark}note`, at });
    await db.insert(placesLeft).values({ userId, itemId: id, place: '{}', leftAt: at }).onConflictDoNothing();
  }
  await send('POST', '/api/plan', { token, body: { ref: `unit:${unitId}` } });
  await send('POST', `/api/units/${unitId}/claim`, { token });
  return app;
};

const askAs = async ({ app, scene, clock, db }: World, key: string, actor: SignedIn): Promise<string> => {
  const sample = (samples as AnySamples)[key];
  if (sample === undefined) throw new Error(`${key} has no sample`);
  clock.now = new Date(clock.now.getTime() + 1000);
  const words = (await sample.objects?.(scene))?.real ?? {};
  const sent = await sample.ask(scene, actor, words);
  // Group figures count only work done as a member, so the members join before the work.
  await db.update(groupMembers).set({ joinedAt: new Date('2026-01-01') });
  const answer = await app.inject(requestOf(key, words, sent, await scene.tokenOf(actor)));
  await sample.after?.(scene);
  return answer.statusCode < 300 ? answer.body : '';
};

const others = actors.filter((actor): actor is SignedIn => actor !== 'anonymous' && actor !== 'owner');

const quiet = await openWorld();
const acted = await openWorld();
await takeSide(acted);

const tracesIn = async (only: (key: string) => boolean) => {
  const found: string[] = [];
  let answered = 0;
  for (const [key, call] of Object.entries<Call>(calls)) {
    if (!only(key) || call.only === 'demo') continue;
    for (const actor of others) {
      const answer = await askAs(acted, key, actor);
      if (answer !== '') answered += 1;
      const [seen] = trace.exec(answer) ?? [];
      // Public catalogue replies reveal nothing about a child.
      if (seen !== undefined && !trace.test(await askAs(quiet, key, actor)))
        found.push(`${key} as ${actor}: ${seen}`);
    }
  }
  return { found, answered };
};

const longest = 600_000;

test(
  'nothing that anybody else reads tells what a child did in religious education',
  async () => {
    const { found, answered } = await tracesIn((key) => key.startsWith('GET'));
    process.stdout.write(`G20: ${answered} answers read\n`);
    expect(answered).toBeGreaterThan(500);
    expect(found).toEqual([]);
  },
  longest,
);

test('the child’s own pages and own copy keep it', async () => {
  const token = await acted.scene.tokenOf('owner');
  for (const path of ['/lesson-history', '/progress', '/me/export', '/plan'])
    expect((await acted.send('GET', `/api${path}`, { token: token ?? '' })).text).toMatch(trace);
});

test('the copy that a guardian takes for the child leaves it out, and nothing else', async () => {
  const { send, scene } = acted;
  const copyAs = async (actor: SignedIn, path: string) => {
    const { status, text, body } = await send('GET', `/api${path}`, {
      token: (await scene.tokenOf(actor)) ?? '',
    });
    expect(status).toBe(200);
    return { text, tables: (body as { tables: { table: string }[] }).tables.map(({ table }) => table) };
  };
  const copy = await copyAs('linked parent', `/children/${scene.people.owner.id}/export`);
  expect(copy.text).not.toMatch(trace);
  expect(copy.tables).toContain('active_days');
  expect(copy.tables).not.toContain('answers');
});

test('control: as an ordinary unit the same work is read by teacher, family, friends and groups', async () => {
  const { db } = acted;
  const [unit] = await db.select().from(units).where(eq(units.id, unitId));
  if (unit === undefined) throw new Error('the unit is gone');
  const entries = await db.select().from(items).where(eq(items.unitId, unitId));
  await db
    .update(units)
    .set({ details: { ...unit.details, strand: null } })
    .where(eq(units.id, unitId));
  await db.update(items).set({ faith: null }).where(eq(items.unitId, unitId));
  const found = (
    await tracesIn((key) => /recent-activity|GET \/cheers|groups\/:id\/progress|GET \/parent/.test(key))
  ).found;
  const told = new Set(found.map((one) => one.split(' as ')[0]));
  expect([...told].sort()).toEqual([
    'GET /cheers/good-things',
    'GET /groups/:id/progress',
    'GET /parent/dashboard',
    'GET /teacher/recent-activity',
  ]);
  await db.update(units).set({ details: unit.details }).where(eq(units.id, unitId));
  for (const { id, faith } of entries) await db.update(items).set({ faith }).where(eq(items.id, id));
});

test('who may read a lesson of one faith assigned to a class reads nobody’s status, and what was said there is its writer’s', async () => {
  const fresh = await openWorld();
  await takeSide(fresh);
  const { send, scene, db } = fresh;
  const [lesson] = await db
    .select({ id: items.id })
    .from(items)
    .where(and(eq(items.unitId, unitId), eq(items.faith, 'islamic'), isNotNull(items.content)));
  const [room] = await db
    .select({ id: classes.id })
    .from(classes)
    .where(eq(classes.teacherId, scene.people['class teacher'].id));
  const teacher = (await scene.tokenOf('class teacher')) ?? '';
  const owner = (await scene.tokenOf('owner')) ?? '';
  const classmate = (await scene.tokenOf('classmate')) ?? '';
  const { body } = await send('POST', '/api/assignments', {
    token: teacher,
    body: { ref: lesson?.id, classId: room?.id },
  });
  const { id } = body as { id: number };
  const read = (await send('GET', `/api/assignments/${id}`, { token: teacher })).body as {
    pupils: { status: string | null }[];
    counts: { completed: number };
  };
  expect(read.pupils.length).toBeGreaterThan(0);
  expect(read.pupils.every(({ status }) => status === null)).toBe(true);
  expect(read.counts.completed).toBe(0);

  await db.insert(sharedNotes).values({
    userId: scene.people.owner.id,
    sentId: randomUUID(),
    itemId: lesson?.id ?? '',
    text: 'What we read here',
    at: fresh.clock.now,
  });
  const shared = async (token: string) =>
    (await send('GET', `/api/lesson/${lesson?.id}/shared`, { token })).body as {
      posts: unknown[];
      mayShare: boolean;
    };
  expect(await shared(owner)).toMatchObject({ posts: [{ own: true }], mayShare: false });
  expect(await shared(classmate)).toEqual({ posts: [], mayShare: false });
  expect((await shared(teacher)).posts).toEqual([]);
  expect(
    await send('POST', `/api/lesson/${lesson?.id}/shared`, {
      token: owner,
      body: { id: randomUUID(), text: 'Once more' },
    }),
  ).toMatchObject({ status: 403 });
});

test(
  'nor does anything that is answered to what others do',
  async () => {
    const { found, answered } = await tracesIn((key) => !key.startsWith('GET'));
    process.stdout.write(`G20: ${answered} answers to acts\n`);
    expect(answered).toBeGreaterThan(300);
    expect(found).toEqual([]);
  },
  longest,
);
