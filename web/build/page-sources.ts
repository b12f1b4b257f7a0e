import type { Plugin } from 'vite';

const page = /pageIn\(\s*(\(\) => import\('#(features\/[^']+)'\),\s*'\w+'),?\s*\)/g;

/** Tells the prerendering of which file a page is made. The browser needs no such list. */
export const pageSources = (): Plugin => ({
  name: 'afrolearn-page-sources',
  enforce: 'pre',
  transform: (code, id) =>
    /[\\/]src[\\/]app[\\/]routes\.ts$/.test(id)
      ? {
          code: code.replace(page, (_, load: string, file: string) => `pageIn(${load}, ['src/${file}'])`),
          map: null,
        }
      : null,
});
