/**
 * The limit of this machine: the same framework, driver, database and hash without our code. The product's
 * numbers mean something only in comparison.
 */
import { hash, verify } from '@node-rs/argon2';
import { fastify } from 'fastify';
import pg from 'pg';

const socket = process.argv[2] ?? '';
const pool = new pg.Pool({ host: socket, user: 'afrolearn', database: 'postgres', max: 10 });
await pool.query('create table if not exists bench_rows (id serial primary key, text text)');
await pool.query('truncate bench_rows');
// Its own table, because another version of the product may lack the tables of this one.
await pool.query('create table if not exists bench_state (version bigint not null)');
await pool.query('insert into bench_state select 1 where not exists (select from bench_state)');
const hashed = await hash('mango tree shade 42', { memoryCost: 19_456, timeCost: 2, parallelism: 1 });

const app = fastify();
app.get('/empty', async () => ({ done: true }));
app.get('/read', async () => {
  const query = {
    name: 'read',
    text: 'select version from bench_state where version >= $1',
    values: [0],
  };
  return { rows: (await pool.query(query)).rowCount };
});
app.get('/write', async () => {
  await pool.query({
    name: 'write',
    text: 'insert into bench_rows (text) values ($1)',
    values: ['an answer'],
  });
  return { done: true };
});
app.get('/hash', async () => ({ fits: await verify(hashed, 'mango tree shade 42') }));
app.get('/events', async () => {
  const { rows } = await pool.query('select count(*)::int as events from events');
  return { events: rows[0]?.events };
});
process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }));
