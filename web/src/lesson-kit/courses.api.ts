import { call } from '#lib/call.ts';

export const unitsOf = (subject: number, grade: number | null) =>
  call('GET /units', {
    query: { subject: String(subject), ...(grade === null ? {} : { grade: String(grade) }) },
  });
export const unitWith = (id: number) => call('GET /unit/:id', { params: { id } });
/** As an image, never inlined in the page. */
export const drawingOf = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
/** The first drawing of each entry, as an image address. */
export const picturesOf = async (ids: string): Promise<ReadonlyMap<string, string>> =>
  new Map((await call('GET /pictures', { query: { of: ids } })).map(({ id, svg }) => [id, drawingOf(svg)]));
export const lessonWith = (id: string) => call('GET /lesson/:id', { params: { id } });
