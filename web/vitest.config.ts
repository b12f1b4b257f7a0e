import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  test: {
    name: 'web',
    include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts', 'build/**/*.test.ts'],
    environment: 'happy-dom',
    // A link that is pressed in one file (a download) would take the window's address from the files after it.
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
