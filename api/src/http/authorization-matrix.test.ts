/** Promise S1: every call × every actor × every state of its object, bad sessions, forbidden fields, canaries. */
import { calls } from '@afrolearn/contract';
import { type Call, defineCalls } from '@afrolearn/contract/define.ts';
import { Id } from '@afrolearn/contract/values.ts';
import { eq, like, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { users } from '#db/tables.ts';
import { reads } from '#http/limits/limit.ts';
import { policy, served } from '#slices.ts';
import { type Scene, setScene } from '#testing/matrix/people.ts';
import { countCells, type Matrix, runMatrix } from '#testing/matrix/run.ts';
import { type AnySamples, forbiddenTraces, type ObjectWords } from '#testing/matrix/sample.ts';
import { samples } from '#testing/matrix/samples.ts';
import { taughtDatabase } from '#testing/packed-curriculum.ts';
import { testApp } from '#testing/test-app.ts';
import { actors, type PolicyTable } from './policy.ts';
import { refuse } from './refuse.ts';
import { type Served, serve } from './serve.ts';

type Doctored = { served: readonly Served[]; policy: PolicyTable };

/**
 * Two servers on one database with the same people: one of many schools, and one in the demo profile for calls that
 * only the demo has.
 */
const openMatrix = async (doctored?: Doctored): Promise<Matrix> => {
  const database = await taughtDatabase();
  const many = await testApp({ SAFETY_PROFILE: 'public' }, { database, doctored });
  const demo = await testApp({ SAFETY_PROFILE: 'demo' }, { database, doctored });
  const scene = await setScene(database.db, () => many.clock.now);
  return {
    calls,
    policy: doctored?.policy ?? policy,
    samples: samples as AnySamples,
    scene,
    appFor: (call) => (call.only === 'demo' ? demo.app : many.app),
    tick: () => {
      many.clock.now = new Date(many.clock.now.getTime() + 1000);
      demo.clock.now = many.clock.now;
    },
  };
};

const only = <T>(table: Record<string, T>, key: string): Record<string, T> =>
  Object.fromEntries(Object.entries(table).filter(([name]) => name === key));

/** Every row of every table, as text. */
const everythingIn = async ({ db }: Scene): Promise<string> => {
  const tables = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const texts = [];
  for (const { name } of tables) {
    texts.push(await db.execute(sql`select to_jsonb(t)::text as row from ${sql.identifier(name)} t`));
  }
  return JSON.stringify(texts);
};

/* The matrix takes three minutes on a quiet machine; the limit allows for a shared one. */
const longest = 20 * 60_000;

test(
  'every call answers every actor as the policy table says, and no answer names a stranger',
  async () => {
    const matrix = await openMatrix();
    const report = await runMatrix(matrix);
    process.stdout.write(`S1: ${countCells(report)} cells ${JSON.stringify(report.cells)}\n`);
    expect({ wrong: report.wrong, leaks: report.leaks }).toEqual({ wrong: [], leaks: [] });

    const callCount = Object.keys(calls).length;
    expect(report.cells.actors + report.cells.objects).toBeGreaterThanOrEqual(callCount * actors.length);
    expect(report.cells.sessions).toBeGreaterThanOrEqual(callCount * 4);

    expect(await everythingIn(matrix.scene), 'a forbidden value was stored').not.toMatch(forbiddenTraces);
    const registered = await matrix.scene.db.select().from(users).where(like(users.email, 'new%@matrix.ug'));
    expect(registered.length).toBeGreaterThan(actors.length);
    for (const { role, schoolId, administrator, verifiedAt, consent } of registered) {
      expect({ role, schoolId, administrator, verifiedAt, consent }).toEqual({
        role: 'teacher',
        schoolId: null,
        administrator: false,
        verifiedAt: null,
        consent: 'none',
      });
    }
  },
  longest,
);

test('control: an expectation that is flipped in one policy row is reported as one wrong cell', async () => {
  const matrix = await openMatrix();
  const flipped = {
    ...policy,
    'GET /me': { answers: { rest: 200, anonymous: 401, classmate: 404 }, limit: reads },
  };
  const report = await runMatrix({ ...matrix, policy: flipped, calls: only(matrix.calls, 'GET /me') });
  expect(report.wrong).toEqual(['GET /me, classmate: 404 expected, 200 answered']);
});

test('control: a call whose policy row was removed is reported', async () => {
  const matrix = await openMatrix();
  const { 'GET /me': _, ...rest } = policy;
  const report = await runMatrix({ ...matrix, policy: rest, calls: only(matrix.calls, 'GET /me') });
  expect(report.wrong).toEqual(['GET /me: no policy row']);
});

test("control: a handler that answers with another person's name and email is reported as a leak", async () => {
  let victim: { name: string; email: string | null } | undefined;
  const leaky = served.map((one) =>
    one.key === 'GET /me'
      ? { ...one, handle: async (asked: never) => ({ ...((await one.handle(asked)) as object), ...victim }) }
      : one,
  );
  const matrix = await openMatrix({ served: leaky, policy });
  const { name, email } = matrix.scene.people.schoolmate;
  victim = { name, email };
  const report = await runMatrix({ ...matrix, calls: only(matrix.calls, 'GET /me') });
  expect(report.wrong).toEqual([]);
  expect(report.leaks).toContain('GET /me, owner: email of schoolmate');
  expect(report.leaks.some((leak) => leak.includes('GET /me, schoolmate'))).toBe(false);
});

/* An invented call for a learner's own note. Its owner check can be removed to prove that the matrix detects it. */
const notes = defineCalls({
  'GET /made-up/:noteId': {
    says: 'A note of a learner, for its owner and nobody else.',
    access: 'learner',
    params: z.object({ noteId: z.coerce.number().pipe(Id) }),
    reply: z.object({ text: z.string() }),
  },
});

const noteMatrix = async ({ checksOwner }: { checksOwner: boolean }): Promise<Matrix> => {
  const noteRoutes = serve(notes, {
    'GET /made-up/:noteId': async ({ params, user, db }) => {
      const [author] = await db.select().from(users).where(eq(users.id, params.noteId));
      if (author === undefined || author.suspendedAt !== null) throw refuse('access/not-found');
      if (checksOwner && author.id !== user.id) throw refuse('access/not-found');
      return { text: `written by ${author.name}` };
    },
  });
  const notePolicy: PolicyTable = {
    ...policy,
    'GET /made-up/:noteId': {
      answers: {
        rest: 403,
        anonymous: 401,
        owner: 200,
        classmate: 404,
        friend: 404,
        schoolmate: 404,
        'blocked learner': 404,
        'learner of another school': 404,
        'learner without consent': 404,
      },
      limit: reads,
    },
  };
  const matrix = await openMatrix({ served: [...served, ...noteRoutes], policy: notePolicy });
  const word = (noteId: number | string): ObjectWords => ({ noteId: String(noteId) });
  const [gone] = await matrix.scene.db.select().from(users).where(eq(users.name, 'Paused'));
  return {
    ...matrix,
    calls: notes as Record<string, Call>,
    samples: {
      'GET /made-up/:noteId': {
        ask: () => ({}),
        objects: ({ people }) => ({
          real: word(people.owner.id),
          absent: word(77),
          malformed: word("1' or 1=1"),
          deleted: word(gone?.id ?? 0),
        }),
      },
    },
  };
};

test('a call with an object is asked in its four states by every actor', async () => {
  const report = await runMatrix(await noteMatrix({ checksOwner: true }));
  expect(report).toMatchObject({ cells: { objects: actors.length * 4, sessions: 5 }, wrong: [], leaks: [] });
});

test('control: with the owner check removed from a handler, wrong cells and leaks are reported', async () => {
  const report = await runMatrix(await noteMatrix({ checksOwner: false }));
  expect(report.wrong).toContain('GET /made-up/:noteId, classmate, object real: 404 expected, 200 answered');
  expect(report.leaks).toContain(
    'GET /made-up/:noteId, learner of another school, object real: name of owner',
  );
  expect(report.wrong).toHaveLength(6);
});
