import type { Plugin } from 'vite';

const rows = /[\\/]src[\\/]app[\\/]pages[\\/][\w-]+\.ts$/;
const page = /pageIn\(\s*(\(\) => import\('#(features\/[^']+)'\),\s*'\w+'),?\s*\)/g;
const early = /\bearly: \[[^[\]]*\],?/g;

/** In the build that prerenders, each page knows of which file it is made. */
export const withSources = (code: string): string =>
  code.replace(page, (_, load: string, file: string) => `pageIn(${load}, ['src/${file}'])`);

/** In the browser, no page knows what its HTML asked early. */
export const withoutEarlyCalls = (code: string): string => {
  const without = code.replace(early, '');
  if (/\bearly:/.test(without))
    throw new Error('early calls are a plain list of texts; else they travel along');
  return without;
};

/** Gives the rows of the pages to the prerendering with what only the build knows, to the browser without it. */
export const pageSources = (isSsrBuild: boolean): Plugin => ({
  name: 'afrolearn-page-sources',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) =>
    rows.test(id) ? { code: isSsrBuild ? withSources(code) : withoutEarlyCalls(code), map: null } : null,
});
