/** A complete server on its own database, with people of every kind, over real HTTP, and everything that it logs. */
import { appendFileSync, mkdtempSync } from 'node:fs';
import { chmod, readFile, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { FastifyInstance } from 'fastify';
import { type AppOptions, buildApp } from '#app.ts';
import { connect } from '#db/connect.ts';
import { eraseEmbeddedPostgres } from '#db/embedded/home.ts';
import { launch } from '#db/embedded/start.ts';
import { migrate } from '#db/migrate.ts';
import { readMigrations } from '#db/migrations.ts';
import { readEnv } from '#env.ts';
import type { Actor } from '#http/policy.ts';
import { setScene } from '#testing/matrix/people.ts';
import { bringCurriculum } from '#testing/packed-curriculum.ts';
import { ensureProduct, webFolder } from '../product.ts';
import type { Sent } from './requests.ts';

export type Answer = { status: number; text: string; type: string; took: number };

/** The raw answer. A broken connection has status 0. */
const ask = (agent: Agent, port: number, sent: Sent, token: string | undefined): Promise<Answer> =>
  new Promise((resolve) => {
    const began = performance.now();
    const finish = (status: number, text: string, type = '') =>
      resolve({ status, text, type, took: performance.now() - began });
    const bearer = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const length = sent.payload === null ? {} : { 'content-length': Buffer.byteLength(sent.payload) };
    const options = {
      ...{ agent, port, host: '127.0.0.1', method: sent.method, path: sent.url },
      headers: { ...sent.headers, 'accept-encoding': 'identity', ...bearer, ...length },
    };
    const out = request(options, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (bytes: Buffer) => parts.push(bytes));
      answer.on('error', () => finish(0, 'the answer broke off'));
      answer.on('end', () =>
        finish(
          answer.statusCode ?? 0,
          Buffer.concat(parts).toString(),
          String(answer.headers['content-type'] ?? ''),
        ),
      );
    });
    // A server that refuses a large body may close the connection before all of it was sent.
    out.on('error', (error) => finish(0, error.message));
    out.end(sent.payload ?? undefined);
  });

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Retained memory of this process in MB: the heap after garbage collection, and memory outside it. */
const memory = (): number => {
  for (let time = 0; time < 3; time += 1) collect();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 2 ** 20;
};

export const openServer = async (doctored?: AppOptions['doctored']) => {
  await ensureProduct();
  const dataDir = mkdtempSync(join(tmpdir(), 'afrolearn-requests-'));
  await chmod(dataDir, 0o755);
  const postgres = await launch({ dataDir, say: () => undefined });
  const { db, sql, close } = connect(postgres.connection);
  await migrate(sql, readMigrations());
  const now = () => new Date();
  await bringCurriculum(db, now());
  const scene = await setScene(db, now);
  // The level is `debug`, to catch every leak. The log goes to a file, because the memory of the server is measured.
  const logFile = join(dataDir, 'server.log');
  appendFileSync(logFile, '');
  const logger = { level: 'debug', stream: { write: (line: string) => appendFileSync(logFile, line) } };
  const listen = async (profile: string) => {
    const app = await buildApp({
      ...{ db, now, webFolder, logger, limitsWidth: Number.POSITIVE_INFINITY },
      mostLogLines: Number.POSITIVE_INFINITY,
      env: readEnv({ DATA_DIR: dataDir, SAFETY_PROFILE: profile }),
      ...(doctored === undefined ? {} : { doctored }),
    });
    await app.listen({ host: '127.0.0.1', port: 0 });
    return app;
  };
  const [many, demo] = [await listen('public'), await listen('demo')];
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const portOf = (app: FastifyInstance) => (app.server.address() as AddressInfo).port;

  const tokens = new Map<Actor, string | undefined>();
  const tokenOf = async (actor: Sent['actor']): Promise<string | undefined> => {
    if (actor === 'bad session') return scene.badTokens.ended;
    if (!tokens.has(actor)) tokens.set(actor, await scene.tokenOf(actor));
    return tokens.get(actor);
  };
  const bearers: string[] = [scene.badTokens.ended];

  const send = async (sent: Sent, onlyDemo: boolean): Promise<Answer> => {
    const token = await tokenOf(sent.actor);
    if (token !== undefined && !bearers.includes(token)) bearers.push(token);
    const answer = await ask(agent, portOf(onlyDemo ? demo : many), sent, token);
    // A call may end its own session; then the next request signs in again.
    if (answer.status === 401 || sent.url.includes('/logout') || sent.url.includes('/sessions'))
      tokens.delete(sent.actor as Actor);
    return answer;
  };

  return {
    scene,
    send,
    sql,
    log: many.log,
    memory,
    /** The current content of both logs. */
    logs: async () => ({
      'the log of the server': await readFile(logFile, 'utf8'),
      'postgres.log': await readFile(join(dataDir, 'postgres.log'), 'utf8'),
    }),
    secrets: () => [
      ...scene.canaries.filter(({ field }) => field !== 'id').map(({ word }) => word),
      ...bearers,
    ],
    close: async () => {
      agent.destroy();
      await Promise.all([many.close(), demo.close()]);
      await close();
      await postgres.stop();
      await eraseEmbeddedPostgres(dataDir);
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};

export type Server = Awaited<ReturnType<typeof openServer>>;
