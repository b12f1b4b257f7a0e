import { expect, type Locator, type Page } from '@playwright/test';

/* After a reading one note says both; the feast of a lesson or checkpoint has a status for each. */
const status = (page: Page, words: string | RegExp): Locator =>
  page.getByRole('main').getByRole('status').filter({ hasText: words });

/** The page says that the work is safe, and that the server has counted its seeds. */
export const expectEarned = async (page: Page): Promise<void> => {
  await expect(status(page, '+25 Wisdom Seeds').last()).toBeVisible();
  await expect(status(page, 'Saved').last()).toBeVisible();
};

/** The page says that the work is safe here, and promises nothing that the server has not counted. */
export const expectSavedHere = async (page: Page): Promise<void> => {
  await expect(status(page, 'Saved').last()).toBeVisible();
  await expect(status(page, 'Will be sent').last()).toBeVisible();
  await expect(status(page, '+25 Wisdom Seeds')).toHaveCount(0);
};
