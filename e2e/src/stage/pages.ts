import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type PageTable = { routes: string[]; pages: Record<string, unknown> };

const guarded =
  /^\/(welcome|administration|children|classes|dashboard|settings|profile|community|teachers|join-class|teacher-dashboard|parent-dashboard)\b/;

const table = (): PageTable =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../web/dist/pages.json'), 'utf8')) as PageTable;

/** The pages that are finished HTML before any script runs. */
export const prerenderedPages = (): string[] => Object.keys(table().pages);

/** Every page that anybody may open, with an id where one is asked for, and one that does not exist. */
export const publicPages = (): string[] => [
  ...table()
    .routes.filter((path) => !guarded.test(path))
    .map((path) => path.replace(/:\w+/g, '7')),
  '/nowhere',
];

/** The built file that holds a source file, to stop it on its way. */
export const builtFileOf = (source: string): string => {
  const chunks = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../../web/dist/.vite/chunks.json'), 'utf8'),
  ) as { file: string; modules: string[] }[];
  const file = chunks.find(({ modules }) => modules.includes(source))?.file;
  if (file === undefined) throw new Error(`The build has no ${source}`);
  return `**/${file}`;
};
