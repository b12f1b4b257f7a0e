/** Processor and memory use of a server and its database, from the system's own figures. Linux only. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const text = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};

/* The fields after the name, which may contain anything: state, parent, … */
const fieldsOf = (id: number): string[] =>
  text(`/proc/${id}/stat`)
    .replace(/^.*\) /s, '')
    .split(' ');

const childrenOf = (roots: readonly number[]): number[] => {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  const parents = new Map(all.map((id) => [id, Number(fieldsOf(id)[1])]));
  const found = new Set(roots);
  for (let before = -1; before !== found.size; ) {
    before = found.size;
    for (const [id, parent] of parents) if (found.has(parent)) found.add(id);
  }
  return [...found];
};

const folderOf = (dataDir: string): string => {
  const elsewhere = join(dataDir, 'postgres.where');
  return existsSync(elsewhere)
    ? (text(elsewhere).trim().split('\n').at(-1) ?? '')
    : join(dataDir, 'postgres');
};

const databaseOf = (dataDir: string): number =>
  Number(text(join(folderOf(dataDir), 'postmaster.pid')).split('\n')[0]);

/** The database socket of a data folder. */
export const socketOf = (dataDir: string): string =>
  text(join(folderOf(dataDir), 'postmaster.pid')).split('\n')[4] ?? '';

const tick = 10;
const cpuOf = (ids: readonly number[]): number =>
  ids.reduce((sum, id) => {
    const fields = fieldsOf(id);
    return sum + (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * tick;
  }, 0);

export type Used = { serverMs: number; databaseMs: number };

/** Processor time so far, of processes that still run. */
export const cpuUsed = (server: number, dataDir: string): Used => ({
  serverMs: cpuOf(childrenOf([server]).filter((id) => !text(`/proc/${id}/comm`).startsWith('postgres'))),
  databaseMs: cpuOf(childrenOf([databaseOf(dataDir)])),
});

/* Shared memory is divided among its processes, so that the sum is what would be free without them. */
const megabytes = (id: number): number =>
  Number(/^Pss:\s+(\d+)/m.exec(text(`/proc/${id}/smaps_rollup`))?.[1] ?? 0) / 1024;

export const memoryOf = (server: number, dataDir: string) => {
  const sum = (ids: readonly number[]) => Math.round(ids.reduce((all, id) => all + megabytes(id), 0));
  const [own, database] = [childrenOf([server]), childrenOf([databaseOf(dataDir)])];
  return { server: sum(own.filter((id) => !database.includes(id))), database: sum(database) };
};
