/** A school with a head, a class and pupils, and calls for reports. */
import { randomUUID } from 'node:crypto';
import type { ReportCase } from '@afrolearn/contract/reports.ts';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { reportCases, schools } from '#db/tables.ts';
import { aClass } from '#testing/a-class.ts';

export type Someone = { id: number; token: string };
export type About = { kind: 'person' | 'picture' | 'group' | 'note' | 'lesson'; id: string };

export const named = ({ id }: { id: number }): About => ({ kind: 'person', id: String(id) });

export const only = <T>(all: readonly T[]): T => {
  expect(all).toHaveLength(1);
  return all[0] as T;
};

export const aDesk = async (settings: Record<string, string> = {}) => {
  const school = await aClass('school', settings);
  const { send, db, person } = school;
  const head = await person('teacher', { administrator: true, name: 'Nakato Ruth' });
  await db.insert(schools).values({ id: 12, name: 'Elsewhere Primary School' });
  const report = (by: Someone, about: About, reason = 'unkind', id: string = randomUUID()) =>
    send('POST', '/api/reports', { token: by.token, body: { id, about, reason } });
  const queue = async (by: Someone, state = 'open') =>
    (await send('GET', `/api/reports?state=${state}`, { token: by.token })).body as {
      cases: ReportCase[];
      head: boolean;
    };
  const cases = async (by: Someone, state = 'open') => (await queue(by, state)).cases;
  const act = (by: Someone, id: number, what: string) =>
    send('POST', `/api/reports/${id}/act`, { token: by.token, body: { act: what } });
  const mine = async (by: Someone) =>
    (await send('GET', '/api/reports/mine', { token: by.token })).body as { id: string; state: string }[];
  const clear = async () => {
    await db.delete(reportCases);
    await db.execute(sql`delete from school_safety`);
    await db.execute(sql`delete from limit_counters`);
  };
  return { ...school, head, report, queue, cases, act, mine, clear };
};
