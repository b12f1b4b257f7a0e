/** The web uses a device's storage in four places only, with the names of `web/src/lib/device/` (promise C9). */
import { Visitor } from 'oxc-parser';
import { importsOf, lineAt, parseFile } from '../parse.ts';
import { isTest, type SourceFile } from '../tree.ts';

const doors: Readonly<Record<string, readonly string[]>> = {
  'web/src/lib/local.ts': ['localStorage', 'sessionStorage', 'caches'],
  // Its caches are named in `web/src/lib/device/caches.ts`.
  'web/src/worker/worker.ts': ['caches'],
  'web/src/lib/device/open-cache.ts': ['caches'],
  'web/src/offline/database.ts': ['idb'],
};
const stores = new Set(['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookie', 'cookieStore']);

export const storageProblems = (file: SourceFile): readonly string[] => {
  const { path, source } = file;
  if (!path.startsWith('web/src/') || isTest(path)) return [];
  const found: string[] = [];
  const tell = (name: string, line: number) => {
    if (doors[path]?.includes(name)) return;
    found.push(
      `${path}:${line} reaches ${name}; give the key a row in lib/device/keys.ts and go through local.ts`,
    );
  };
  const onName = ({ name, start }: { name: string; start: number }) => {
    if (stores.has(name)) tell(name, lineAt(source, start));
  };
  for (const { from, typeOnly, line } of importsOf(file)) if (from === 'idb' && !typeOnly) tell('idb', line);
  new Visitor({
    Identifier: onName,
    // `globalThis['localStorage']` is the same storage.
    Literal: ({ value, start }) => {
      if (typeof value === 'string') onName({ name: value, start });
    },
  }).visit(parseFile(file).program);
  return found;
};
