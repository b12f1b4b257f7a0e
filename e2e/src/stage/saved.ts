import { expect, type Locator, type Page } from '@playwright/test';

/* A reading has one status for both; the end screen of a lesson or checkpoint has one for each. */
const status = (page: Page, words: string | RegExp): Locator =>
  page.getByRole('main').getByRole('status').filter({ hasText: words });

/** The page shows the work as safe, and its seeds as counted by the server. */
export const expectEarned = async (page: Page): Promise<void> => {
  await expect(status(page, '+25 Wisdom Seeds').last()).toBeVisible();
  await expect(status(page, 'Saved').last()).toBeVisible();
};

/** The page shows the work as safe on this device, and promises nothing that the server has not counted. */
export const expectSavedHere = async (page: Page): Promise<void> => {
  await expect(status(page, 'Saved').last()).toBeVisible();
  await expect(status(page, 'Will be sent').last()).toBeVisible();
  await expect(status(page, '+25 Wisdom Seeds')).toHaveCount(0);
};
