/**
 * Which roles and languages are used on this device. The next version is complete only with the files of all of them,
 * and while it is being installed no page of it is open that could say so. No word of who it was.
 */
import { filesCache } from '#lib/device/caches.ts';
import { openCache } from '#lib/device/open-cache.ts';
import type { AppFiles } from './files.ts';

const place = '/app-uses.json';
const day = 24 * 60 * 60 * 1000;
/** Days. Files of roles and languages that are no longer used are not fetched with every version. */
const keptFor = 60;

/** By role and language, `learner sw`: the last day, counted from 1970. */
type Uses = Record<string, number>;

const read = async (): Promise<Uses> => {
  const stored = await (await openCache(filesCache)).match(place);
  return stored === undefined ? {} : ((await stored.json()) as Uses);
};

export const rememberUse = async (role: string, language: string, now = Date.now()): Promise<void> => {
  const uses = await read();
  const today = Math.floor(now / day);
  const use = `${role} ${language}`;
  if (uses[use] === today) return;
  const left = Object.entries(uses).filter(([, last]) => Math.abs(today - last) <= keptFor);
  const cache = await openCache(filesCache);
  await cache.put(place, new Response(JSON.stringify({ ...Object.fromEntries(left), [use]: today })));
};

/** The files of a version that the people of this device need. */
export const usedFiles = async ({ byRole, texts }: AppFiles): Promise<readonly string[]> =>
  Object.keys(await read()).flatMap((use) => {
    const [role = '', language = ''] = use.split(' ');
    return [...(byRole[role] ?? []), ...(texts[role]?.[language] ?? [])];
  });
