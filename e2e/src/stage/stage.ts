import { test as base, expect, type Page } from '@playwright/test';
import { type RunningServer, startServer } from './server.ts';

/** Watches a page for problems, which fail the test. */
export type Watch = {
  problems: string[];
  /** Allows matching lines, for problems that the test provokes. */
  allow: (words: RegExp) => void;
  /** Also watches another page of the same journey: a second device, the next child. */
  also: (page: Page) => Promise<void>;
};

type Mine = { watch: Watch };
type Workers = { server: RunningServer };

const reportViolations = () => {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    // biome-ignore lint/suspicious/noConsole: the console is how the page speaks to the test
    console.error(`Content policy: ${violatedDirective} blocked ${blockedURI}`);
  });
};

const watchPage = (page: Page, address: string, say: (words: string) => void) => {
  page.on('console', (message) => {
    // The worker is blocked by `playwright.config.ts`, except in journeys about it.
    if (message.text().startsWith('Service Worker registration blocked by Playwright')) return;
    if (message.type() === 'error' || message.type() === 'warning')
      say(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => say(`uncaught: ${error.message} (${page.url()})`));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${address}/`) && !/^(data|blob|about):/.test(url)) say(`another origin: ${url}`);
  });
};

/**
 * Every journey runs against a real server (one per worker), and fails on any console error or warning,
 * uncaught error, content policy violation, or request to another origin (promise S9).
 */
export const test = base.extend<Mine, Workers>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ server }, use) => await use(server.address),
  watch: [
    async ({ page, server }, use) => {
      const problems: string[] = [];
      const allowed: RegExp[] = [];
      const also = async (one: Page) => {
        await one.addInitScript(reportViolations);
        watchPage(one, server.address, (words) => {
          if (!allowed.some((pattern) => pattern.test(words))) problems.push(words);
        });
      };
      await also(page);
      await use({ problems, allow: (words) => allowed.push(words), also });
      const left = problems.filter((words) => !allowed.some((pattern) => pattern.test(words)));
      expect(left, 'what the page should not have done').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
