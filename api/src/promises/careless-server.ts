/**
 * For the control test of R5: a server whose pool neither handles broken connections nor waits for an unavailable
 * database.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '#app.ts';
import { connect } from '#db/connect.ts';
import { migrate } from '#db/migrate.ts';
import { readMigrations } from '#db/migrations.ts';
import { readEnv } from '#env.ts';

const url = process.env['DATABASE_URL'] ?? '';
const env = readEnv({ DATABASE_URL: url, DATA_DIR: mkdtempSync(join(tmpdir(), 'afrolearn-careless-')) });
const { db, sql } = connect(url, { guarded: false });
await migrate(sql, readMigrations());
const app = await buildApp({ db, env, now: () => new Date(), webFolder: null });
process.stdout.write(`ready: ${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
