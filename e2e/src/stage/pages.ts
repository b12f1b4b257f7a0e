import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type PageTable = { open: string[]; pages: Record<string, unknown> };

const table = (): PageTable =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../web/dist/pages.json'), 'utf8')) as PageTable;

/** The prerendered pages. */
export const prerenderedPages = (): string[] => Object.keys(table().pages);

/** Every page that needs no sign-in, with an example id where needed, and one that does not exist. */
export const publicPages = (): string[] => [
  ...table().open.map((path) => path.replace(/:\w+/g, '7')),
  '/nowhere',
];

/** The built file that contains a source file, to block it. */
export const builtFileOf = (source: string): string => {
  const chunks = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../../web/dist/.vite/chunks.json'), 'utf8'),
  ) as { file: string; modules: string[] }[];
  const file = chunks.find(({ modules }) => modules.includes(source))?.file;
  if (file === undefined) throw new Error(`The build has no ${source}`);
  return `**/${file}`;
};
