import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const chromium = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const isRoot = process.getuid?.() === 0;

/* Stories whose pages look alike at every width, run once, on the phone. */
const toldOnPhone = new RegExp(
  `(${[
    'newcomer',
    'offline-work',
    'offline-app',
    'full-device',
    'device-upgrade',
    'app-updates',
    'random-cuts',
    'openid',
    'failures',
    'own-origin',
    'mail',
    'school',
    'language-and-theme',
    'first-lesson',
    'first-question',
    'whole-questions',
    'together',
    'families',
    'teachers-day',
    'school/paper',
    'lessons/retry',
  ].join('|')}).spec`,
);

/** Journeys on the built product. Every worker starts its own server with its own database: see src/stage. */
export default defineConfig({
  testDir: './src',
  outputDir: '../.cache/journeys',
  globalSetup: './src/stage/global-setup.ts',
  workers: 2,
  fullyParallel: true,
  // A shared machine may starve a browser for a minute. npm test reports second tries instead of hiding them.
  retries: 1,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'line',
  use: {
    launchOptions: {
      ...(existsSync(chromium) ? { executablePath: chromium } : {}),
      args: ['--disable-background-networking', ...(isRoot ? ['--no-sandbox'] : [])],
    },
    reducedMotion: 'reduce',
    // A worker would answer for the requests that journeys count and block. Journeys about it allow it.
    serviceWorkers: 'block',
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    // This spec sets both widths itself, so that each page is opened once.
    {
      name: 'phone',
      testIgnore: /accessibility-walk/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', testIgnore: toldOnPhone, use: { viewport: { width: 1280, height: 900 } } },
  ],
});
