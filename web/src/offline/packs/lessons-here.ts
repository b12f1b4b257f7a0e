/** Lessons that open on this device without a network. */
import { urlOf } from '#lib/call.ts';
import { contentCache } from '#lib/device/caches.ts';
import { existingCache, hasCaches } from '#lib/device/open-cache.ts';
import { packedLessons } from './pack-store.ts';

export type LessonHere = { id: string; title: string; type: string };

const unitOf = (id: string): string => /^u\d+/.exec(id)?.[0] ?? '';

/* The last opened ones only, because reading all would take long on a slow phone. */
const mostRead = 12;

const openedLessons = async (): Promise<LessonHere[]> => {
  const cache = await existingCache(contentCache);
  if (cache === null) return [];
  const urls = (await cache.keys()).map(({ url }) => url).filter((url) => /\/lesson\/u\d+-\w+$/.test(url));
  const found: LessonHere[] = [];
  for (const url of urls.slice(-mostRead).reverse()) {
    const reply = await cache.match(url, { ignoreVary: true });
    const { id, title, type, content } = ((await reply?.json().catch(() => null)) ??
      {}) as Partial<LessonHere> & { content?: unknown };
    if (id !== undefined && title !== undefined && type !== undefined && content != null)
      found.push({ id, title, type });
  }
  return found;
};

/** Titles of lessons stored on this device, by id. Other ids are left out, because nothing is fetched for a title. */
export const titlesHere = async (ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  if (!hasCaches()) return new Map();
  const found = new Map((await packedLessons()).map(({ id, title }) => [id, title]));
  const cache = await existingCache(contentCache);
  for (const id of new Set(ids)) {
    if (found.has(id)) continue;
    const reply = await cache?.match(urlOf('GET /lesson/:id', { params: { id } }), { ignoreVary: true });
    const { title } = ((await reply?.json().catch(() => null)) ?? {}) as Partial<LessonHere>;
    if (title !== undefined) found.set(id, title);
  }
  return found;
};

/** At most `most` lessons, those of the same unit first. */
export const lessonsHere = async (near: string, most: number): Promise<readonly LessonHere[]> => {
  if (!hasCaches()) return [];
  const all = [...(await openedLessons()), ...(await packedLessons())].filter(({ id }) => id !== near);
  const byId = new Map(all.map((lesson) => [lesson.id, lesson]));
  const isNear = ({ id }: LessonHere) => Number(unitOf(id) === unitOf(near));
  return [...byId.values()].sort((a, b) => isNear(b) - isNear(a)).slice(0, most);
};
