import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '#stage/stage.ts';

/** Console messages that browsers write without a network, or without a server. */
export const networkGone =
  /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED|Failed to fetch|no-response/;

export const filesCache = 'afrolearn-files';

/** Waits until the worker has stored what a learner's pages need. */
export const appStored = async (page: Page): Promise<void> => {
  await page.evaluate(() => navigator.serviceWorker.ready);
  let before = -1;
  await expect
    .poll(
      async () => {
        const now = await page.evaluate(
          async (name) => (await (await caches.open(name)).keys()).length,
          filesCache,
        );
        const isSame = now === before;
        before = now;
        return isSame && now > 30;
      },
      { timeout: 60_000, intervals: [2000] },
    )
    .toBe(true);
};

/** Opens the app in a new page, after all others are closed. */
export const coldPage = async (context: BrowserContext, url: string): Promise<Page> => {
  for (const page of context.pages()) await page.close();
  const page = await context.newPage();
  await page.goto(url);
  return page;
};
