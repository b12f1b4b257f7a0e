import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const node = (name: string, more: object = {}) => ({
  test: { name, root: `./${name}`, include: ['src/**/*.test.ts'], environment: 'node', ...more },
});

/** One project a room. The server's tests share one Postgres and take a database each. */
export default defineConfig({
  test: {
    reporters: ['default'],
    // Vitest leaves one core to itself; of two that would be half.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      node('learning', { isolate: false, testTimeout: 60_000 }),
      node('contract'),
      node('curriculum', { isolate: false, testTimeout: 60_000 }),
      node('api', {
        globalSetup: './src/testing/global-setup.ts',
        exclude: ['src/db/embedded/**', 'src/promises/**'],
        // The server is read once for all files of a worker: reading it takes longer than most files do.
        isolate: false,
        testTimeout: 120_000,
        hookTimeout: 60_000,
      }),
      {
        test: {
          name: 'postgres',
          root: './api',
          include: ['src/db/embedded/**/*.test.ts'],
          environment: 'node',
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'promises',
          root: './api',
          include: ['src/promises/**/*.test.ts'],
          environment: 'node',
          // One kills what another measures: never two at once. PROOF=1 runs them five times as long.
          fileParallelism: false,
          testTimeout: 30 * 60_000,
          hookTimeout: 300_000,
        },
      },
      './web/vitest.config.ts',
      node('house', {
        root: './scripts',
        include: ['house/**/*.test.ts', 'texts/**/*.test.ts'],
        // A worker reads and parses the tree once for all of its files.
        isolate: false,
        testTimeout: 60_000,
      }),
    ],
  },
});
