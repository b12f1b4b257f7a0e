import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  test: {
    name: 'web',
    include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts', 'build/**/*.test.ts'],
    environment: 'happy-dom',
    // A download that is pressed, or a page that loads itself anew, would take the window's address and storage from the
    // files that follow in the same worker.
    environmentOptions: {
      happyDOM: {
        settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } },
      },
    },
    setupFiles: ['./src/testing/setup.ts'],
    testTimeout: 20_000,
    isolate: false,
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
