import { call } from '#lib/call.ts';

export const unitsOf = (subject: number, grade: number | null) =>
  call('GET /units', {
    query: { subject: String(subject), ...(grade === null ? {} : { grade: String(grade) }) },
  });
export const unitWith = (id: number) => call('GET /unit/:id', { params: { id } });
/** A drawing of a lesson is shown as a picture of its own, never as part of our page. */
export const drawingOf = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
/** The first drawing of each of these entries, as the address of a picture. */
export const picturesOf = async (ids: string): Promise<ReadonlyMap<string, string>> =>
  new Map((await call('GET /pictures', { query: { of: ids } })).map(({ id, svg }) => [id, drawingOf(svg)]));
export const lessonWith = (id: string) => call('GET /lesson/:id', { params: { id } });
