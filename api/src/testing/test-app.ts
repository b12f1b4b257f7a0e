/** A complete server for a test file: its own database, no port, and a clock that the test controls. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Registration } from '@afrolearn/contract/entry.ts';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, inject } from 'vitest';
import { type AppOptions, buildApp } from '#app.ts';
import { type Connection, connect, type Database } from '#db/connect.ts';
import { schools } from '#db/tables.ts';
import { type Env, readEnv } from '#env.ts';
import type { DiskWatch } from '#http/transport/disk-guard.ts';
import { inDatabase } from './global-setup.ts';
import { packedTexts } from './matrix/packed-texts.ts';

export type TestApp = {
  app: FastifyInstance;
  database: Database;
  env: Env;
  clock: { now: Date };
  /** Sends one request. A `body` is sent as JSON, a `token` as bearer. */
  send: (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    more?: { body?: unknown; token?: string; headers?: Record<string, string> },
  ) => Promise<{ status: number; body: unknown; headers: Record<string, unknown>; text: string }>;
};

/** One statement on a connection that is closed afterwards. */
const once = async (postgres: Connection, statement: string): Promise<void> => {
  const main = connect(postgres, { max: 1 });
  await main.sql.unsafe(statement);
  await main.close();
};

/** A fresh database copied from a template, by default the migrated one. It is dropped after the test file. */
export const testDatabase = async (template = 'afrolearn_template'): Promise<Database> => {
  const postgres = inject('postgres');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await once(postgres, `create database ${name} template ${template}`);
  // On a busy machine hundreds of concurrent requests wait long for four connections, and none may time out.
  const database = connect(inDatabase(postgres, name), {
    max: 4,
    connectionTimeoutMillis: 300_000,
    silence: Number.POSITIVE_INFINITY,
    monotonic: () => 0,
  });
  afterAll(async () => {
    await database.close();
    await once(postgres, `drop database if exists ${name} with (force)`);
  });
  return database;
};

type Changes = { database?: Database | undefined } & Partial<
  Record<'logger', AppOptions['logger']> &
    Record<'doctored', AppOptions['doctored']> &
    Record<'webFolder', string> &
    Record<'disk', DiskWatch> &
    /** A server of the profile `school` on which `npm run school` has not been run yet. */
    Record<'schoolless', boolean> &
    Record<'limitsWidth', number | undefined> &
    Record<'mostLogLines', number>
>;

/* The clock of a test does not advance, so a minute never ends. Tests of the limits set the width themselves. */
const widthIn = (more: Pick<Changes, 'limitsWidth'>): { limitsWidth?: number } => {
  if (!('limitsWidth' in more)) return { limitsWidth: 1000 };
  return more.limitsWidth === undefined ? {} : { limitsWidth: more.limitsWidth };
};

/** The school of every test server with the profile `school`, as its operator would create it. */
export const testSchool = { id: 7_000_001, name: 'Lake View Primary School' };

export const testApp = async (
  settings: Record<string, string> = {},
  { database, logger, doctored, webFolder, schoolless, mostLogLines, disk, ...more }: Changes = {},
): Promise<TestApp> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'afrolearn-test-data-'));
  const textsDir = mkdtempSync(join(tmpdir(), 'afrolearn-test-texts-'));
  afterAll(() => {
    for (const folder of [dataDir, textsDir]) rmSync(folder, { recursive: true, force: true });
  });
  const env = readEnv({ DATA_DIR: dataDir, ...settings });
  const own = database ?? (await testDatabase());
  if (env.profile === 'school' && schoolless !== true)
    await own.db.insert(schools).values(testSchool).onConflictDoNothing();
  const clock = { now: new Date('2026-03-09T06:00:00Z') };
  // Caches measure age by the clock of the test, so nothing expires because the machine is slow.
  own.pool.monotonic = () => clock.now.getTime();
  const app = await buildApp({
    db: own.db,
    env,
    now: () => clock.now,
    textsFile: packedTexts(textsDir),
    webFolder: webFolder ?? null,
    ...widthIn(more),
    ...(disk === undefined ? {} : { disk }),
    ...(logger === undefined ? {} : { logger }),
    ...(mostLogLines === undefined ? {} : { mostLogLines }),
    ...(doctored === undefined ? {} : { doctored }),
  });
  afterAll(() => app.close());
  const send: TestApp['send'] = async (method, path, { body, token, headers } = {}) => {
    const options: InjectOptions = {
      method,
      url: path.startsWith('/') ? path : `/${path}`,
      headers: { ...headers, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
    };
    if (body !== undefined) options.payload = body as NonNullable<InjectOptions['payload']>;
    const answer = await app.inject(options);
    const isJson = String(answer.headers['content-type'] ?? '').includes('json');
    return {
      status: answer.statusCode,
      body: isJson ? (answer.json() as unknown) : null,
      headers: answer.headers,
      text: answer.body,
    };
  };
  return { app, database: own, env, clock, send };
};

export const goodPassword = 'mango tree shade 42';

/** A valid form of each role, which tests modify. */
export const forms = {
  learner: (email = 'akello@home.ug') => ({
    role: 'learner' as const,
    name: 'Akello Grace',
    email,
    password: goodPassword,
    country: 'Uganda' as const,
    grade: 'Primary 4',
  }),
  teacher: (email = 'achieng@school.ug') => ({
    role: 'teacher' as const,
    name: 'Achieng Ruth',
    email,
    password: goodPassword,
    subjectId: 7,
    gradeId: 4,
    className: 'P4 Green',
  }),
  parent: (email = 'lamwaka@home.ug') => ({
    role: 'parent' as const,
    name: 'Lamwaka Grace',
    email,
    password: goodPassword,
  }),
} satisfies Record<Registration['role'], (email?: string) => object>;
