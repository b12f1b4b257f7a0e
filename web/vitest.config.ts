import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  test: {
    name: 'web',
    include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts'],
    environment: 'happy-dom',
    // A download or a reload would replace the window's address and storage for later files in the same worker.
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
