import { call } from '#lib/call.ts';

export const unitsOf = (subject: number, grade: number | null) =>
  call('GET /units', {
    query: { subject: String(subject), ...(grade === null ? {} : { grade: String(grade) }) },
  });
export const unitWith = (id: number) => call('GET /unit/:id', { params: { id } });
export const lessonWith = (id: string) => call('GET /lesson/:id', { params: { id } });
