import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { writeChunkTable } from './build/chunk-table.ts';
import { chunkGroups } from './build/chunks.ts';
import { copyAvatars } from './build/copy-avatars.ts';
import { joinRuntime } from './build/join-runtime.ts';
import { pageSources } from './build/page-sources.ts';
import { prerender } from './build/prerender.ts';
import { sheetsLast } from './build/sheets-last.ts';

/*
 * Short class names, because they are in every prerendered page. The same file and name give the same class in both
 * builds.
 */
const className = (name: string, file: string) =>
  `_${createHash('sha256')
    .update(`${relative(import.meta.dirname, file.split('?')[0] ?? file)} ${name}`)
    .digest('base64url')
    .replace(/[-_]/g, '')
    .slice(0, 5)}`;

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    pageSources(isSsrBuild === true),
    ...(isSsrBuild
      ? []
      : [copyAvatars(), joinRuntime('common'), sheetsLast(), writeChunkTable(), prerender()]),
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
      // The first visit would load the list of every page's files. Shared code is in one file anyway, and each HTML
      // names its own.
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
