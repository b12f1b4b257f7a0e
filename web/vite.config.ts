import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { writeChunkTable } from './build/chunk-table.ts';
import { chunkGroups } from './build/chunks.ts';
import { copyAvatars } from './build/copy-avatars.ts';
import { joinRuntime } from './build/join-runtime.ts';
import { pageSources } from './build/page-sources.ts';
import { prerender } from './build/prerender.ts';

/* Short class names: they stand in every prerendered page. The same file and name give the same class in both builds. */
const className = (name: string, file: string) =>
  `_${createHash('sha256')
    .update(`${relative(import.meta.dirname, file.split('?')[0] ?? file)} ${name}`)
    .digest('base64url')
    .replace(/[-_]/g, '')
    .slice(0, 5)}`;

/* By its name the package gives only its development build; the other has none of the warnings in it. */
const leanRouter = join(
  dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist/production/index.mjs',
);

/*
 * Whole halves of the router that we do not use would travel with every first visit. It names its components by assigning
 * to them, and does not say that making one changes nothing else; a link could fetch pages ahead; and a route could have
 * loaders with error pages of its own. None of ours does: what is cut is written here, and a cut that no longer finds its
 * place stops the build.
 */
const routerCuts: readonly { find: RegExp; put: string }[] = [
  { find: /^\s*\w+\.displayName = "\w+";$/gm, put: '' },
  {
    find: /^(var \w+ = )(?=React\d*\.(?:forwardRef|createContext|memo)\()/gm,
    put: '$1/* @__PURE__ */ ',
  },
  {
    find: /\/\* @__PURE__ \*\/ React\d*\.createElement\(PrefetchPageLinks, \{ page: href \}\)/g,
    put: 'null',
  },
  {
    find: /return dataRouterState && \(match\.route\.ErrorBoundary \|\| match\.route\.errorElement \|\| index === 0\) \? /g,
    put: 'return false ? ',
  },
  { find: /^\w+\.contextType = \w+;$/gm, put: '' },
  { find: /errorElement = match\.route\.errorElement \|\| defaultErrorElement;/g, put: '' },
];
const shakenRouter = {
  name: 'shaken-router',
  transform: (code: string, id: string) => {
    if (
      !/[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-[^\\/]+$/.test(id) ||
      !code.includes('function PrefetchPageLinks(')
    )
      return null;
    return {
      code: routerCuts.reduce((left, { find, put }) => {
        const cut = left.replace(find, put);
        if (cut === left) throw new Error(`The router has changed: ${find} is not in it.`);
        return cut;
      }, code),
      map: null,
    };
  },
};

export default defineConfig(({ isSsrBuild, command }) => ({
  root: import.meta.dirname,
  resolve:
    command === 'build' && !isSsrBuild
      ? { alias: [{ find: /^react-router$/, replacement: leanRouter }] }
      : {},
  plugins: [
    react(),
    shakenRouter,
    ...(isSsrBuild
      ? [pageSources()]
      : [copyAvatars(), joinRuntime('common'), writeChunkTable(), prerender()]),
  ],
  css: { modules: { generateScopedName: className } },
  server: {
    proxy: {
      '/api': 'http://127.0.0.1:3000',
      '/uploads': 'http://127.0.0.1:3000',
      '/videos': 'http://127.0.0.1:3000',
    },
  },
  build: {
    // All that our oldest browsers read (Chrome 87, Firefox 91, Safari 15). Named by them, `?.` is written out in full for
    // a fault of old Chrome that only a spread argument with another behind it meets; we have none.
    target: 'es2021',
    cssTarget: ['chrome87', 'firefox91', 'safari15'],
    modulePreload: {
      polyfill: false,
      // The list of every page's files would travel with the first visit; what pages share is in one file anyway, and each HTML names its own.
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => file.endsWith('.css')) : files,
    },
    outDir: isSsrBuild ? 'dist/.prerender' : 'dist',
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        chunkFileNames: 'assets/[hash].js',
        assetFileNames: ({ names }) =>
          names[0]?.endsWith('.css') ? 'assets/[hash][extname]' : 'assets/[name]-[hash][extname]',
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
}));
