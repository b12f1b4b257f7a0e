import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { test } from './stage.ts';

const folder = join(import.meta.dirname, '../../pictures');

/** With PICTURES=1 a journey saves screenshots in e2e/pictures. */
export const picture = async (page: Page, name: string, fullPage = true): Promise<void> => {
  if (process.env['PICTURES'] === undefined) return;
  await page.waitForLoadState('networkidle');
  const path = join(folder, `${name}-${test.info().project.name}.png`);
  await page.screenshot({ path, fullPage, animations: 'disabled' });
};
