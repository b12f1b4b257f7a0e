import type { Page } from '@playwright/test';
import { alive, signInAs } from '#stage/people.ts';
import { picture } from '#stage/pictures.ts';
import { expect, test } from '#stage/stage.ts';

/** The width of A4 between margins of 8 mm, in pixels. */
const a4 = { width: 733, height: 1000 };
/** Two halves and the line to cut along are one sheet. */
const mostOfHalf = (136 * 96) / 25.4;

const onPaper = async (page: Page) => {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(a4);
};

/** The pixels of text that a box cuts off. */
const cutIn = (page: Page, boxes: string) =>
  page
    .locator(boxes)
    .evaluateAll((all) => all.map((box) => Math.max(0, box.scrollHeight - box.clientHeight)));

test('a half page in Luganda is whole, and two of them are one sheet', async ({ page, server }) => {
  await signInAs(page, server.address, 'parent');
  await page.goto('/family-reports');
  await alive(page);
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await page.request.patch(`${server.address}/api/parent/choices`, {
    headers: { authorization: `Bearer ${token}` },
    data: { language: 'lg' },
  });
  await page.getByRole('main').getByRole('link').first().click();
  const half = page.locator('article[lang=lg]');
  await expect(half).toBeVisible();
  await onPaper(page);
  expect(await cutIn(page, 'article')).toEqual([0]);
  expect(await half.evaluate((sheet) => sheet.clientHeight)).toBeLessThan(mostOfHalf);
  await picture(page, 'half-page-on-paper');
});

test('codes for the families of a class are printed whole, in two languages', async ({ page, server }) => {
  await signInAs(page, server.address, 'teacher');
  await page.goto('/classes');
  await page.getByRole('link', { name: 'Sign-in cards' }).last().click();
  await page.getByRole('button', { name: 'Codes for the parents of all' }).click();
  const codes = page.locator('article li');
  await expect(codes.first()).toBeVisible();
  await onPaper(page);
  const cut = await cutIn(page, 'article li');
  expect(cut.length).toBeGreaterThan(10);
  expect(cut.filter((pixels) => pixels > 0)).toEqual([]);
  await picture(page, 'codes-on-paper');
});
