import { call } from '#lib/call.ts';

export const readDay = (id: number, date: string | null) =>
  call('GET /classes/:id/attendance', { params: { id }, query: date === null ? {} : { date } });

type Days = { from: string; to: string };
export const readRegister = (id: number, days: Days | null) =>
  call('GET /classes/:id/register', { params: { id }, query: days ?? {} });

/** The teacher's classes, and which still need today's register. */
export const classesToday = () => call('GET /teacher/today');
