import { alive } from '#stage/people.ts';
import { expect, test } from '#stage/stage.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/dev/components');
  await alive(page);
  await expect(page.getByRole('heading', { name: 'Components' })).toBeVisible();
});

test('a dialog keeps the focus inside, closes by Escape and gives it back', async ({ page }) => {
  const opener = page.getByRole('button', { name: 'Keep on this phone' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Keep Science P4 on this phone?' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Not now' })).toBeFocused();
  for (let presses = 0; presses < 6; presses++) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && document.activeElement?.closest('dialog') === null,
    );
    expect(outside, 'focus left the dialog').toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a long dialog scrolls inside while the page behind stands still', async ({ page }) => {
  // Late drawings shift the page.
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Long', exact: true }).click();
  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.move(10, 10);
  await page.mouse.wheel(0, 900);
  await page.waitForTimeout(200);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a menu opens by keys, moves by arrows, Home, End and letters, and closes by Escape', async ({
  page,
}) => {
  const button = page.getByRole('button', { name: 'More' }).first();
  await button.focus();
  await page.keyboard.press('ArrowDown');
  const focused = page.locator(':focus');
  await expect(focused).toHaveText('Profile');
  await page.keyboard.press('ArrowDown');
  await expect(focused).toHaveText('Settings');
  await page.keyboard.press('End');
  await expect(focused).toHaveText('Log out');
  await page.keyboard.press('Home');
  await expect(focused).toHaveText('Profile');
  await page.keyboard.press('a');
  await expect(focused).toHaveText('Archive');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('tabs are one stop for Tab, and arrows, Home and End choose among them', async ({ page }) => {
  const tabs = page.getByRole('tablist', { name: 'Lesson, child' }).getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await expect(tabs.last()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.first()).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(tabs.last()).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel', { name: 'Overview' }).first()).toBeFocused();
});
