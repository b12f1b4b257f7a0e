import type { Plugin } from 'vite';

const rows = /[\\/]src[\\/]app[\\/]pages[\\/][\w-]+\.ts$/;
const page = /pageIn\(\s*(\(\) => import\('#(features\/[^']+)'\),\s*'\w+'),?\s*\)/g;
const early = /\bearly: \[[^[\]]*\],?/g;

/** In the build that prerenders, each page knows its source file. */
export const withSources = (code: string): string =>
  code.replace(page, (_, load: string, file: string) => `pageIn(${load}, ['src/${file}'])`);

/** In the browser's build, the list of early requests is removed. */
export const withoutEarlyCalls = (code: string): string => {
  const without = code.replace(early, '');
  if (/\bearly:/.test(without))
    throw new Error('early calls are a plain list of texts; else they travel along');
  return without;
};

/** For prerendering, adds build information to the rows of the pages; for the browser, removes it. */
export const pageSources = (isSsrBuild: boolean): Plugin => ({
  name: 'afrolearn-page-sources',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) =>
    rows.test(id) ? { code: isSsrBuild ? withSources(code) : withoutEarlyCalls(code), map: null } : null,
});
