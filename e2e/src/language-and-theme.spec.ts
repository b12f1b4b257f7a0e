import type { Page } from '@playwright/test';
import { alive, newLearner, sessionOf, signedIn } from '#stage/people.ts';
import { expect, test } from '#stage/stage.ts';

/** A learner for this test alone: the choices here follow the person to later pages. */
const asNobodyElse = async (page: Page, address: string): Promise<void> => {
  const { email } = await newLearner(address, 'Nansubuga Rita');
  await signedIn(page, await sessionOf(address, email));
};

for (const { code, name, hero, footer, label } of [
  { code: 'sw', name: 'Kiswahili', hero: /^(?!Where).+/, footer: 'Faragha', label: 'Lugha' },
  { code: 'fr', name: 'Français', hero: /^(?!Where).+/, footer: 'Accessibilité', label: 'Langue' },
  { code: 'lg', name: 'Luganda', hero: /^(?!Where).+/, footer: null, label: 'Olulimi' },
]) {
  test(`${name} speaks on every part of the page, survives a reload, and goes back to English (spec 1 §2.1)`, async ({
    page,
  }) => {
    await page.goto('/');
    await alive(page);
    await page.getByRole('contentinfo').getByLabel('Language').selectOption(code);
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero);
    if (footer !== null) await expect(page.getByRole('contentinfo')).toContainText(footer);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero);
    await page.getByRole('contentinfo').getByLabel(label).selectOption('en');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Where African Roots Meet Future Learning',
    );
  });
}

test('the tabs of the community stay within the page in every language', async ({ page, server }) => {
  await asNobodyElse(page, server.address);
  for (const code of ['sw', 'fr', 'lg', 'en']) {
    await page.goto('/community');
    await page.getByRole('contentinfo').locator('select').first().selectOption(code);
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    await expect(page.getByRole('tab')).toHaveCount(3);
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect([code, beyond]).toEqual([code, 0]);
  }
});

test('a chosen country is remembered (spec 1 §2.1)', async ({ page }) => {
  await page.goto('/about');
  await alive(page);
  const country = page.getByRole('contentinfo').getByLabel('Country');
  await country.selectOption('Ghana');
  await page.reload();
  await alive(page);
  await expect(country).toHaveValue('Ghana');
});

test('the dark theme is there before the first paint after a reload: no flash (spec 2 §4)', async ({
  page,
  server,
}) => {
  await asNobodyElse(page, server.address);
  await page.goto('/settings');
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await paper();
  await page.getByRole('switch', { name: 'Dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const dark = await paper();
  expect(dark).not.toBe(light);
  // Set before the body is parsed, so nothing was painted earlier.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.body === null) return;
      observer.disconnect();
      sessionStorage.setItem('theme-at-body', document.documentElement.dataset['theme'] ?? 'none');
    }).observe(document, { childList: true, subtree: true });
  });
  for (const path of ['/settings', '/about']) {
    await page.goto(path);
    expect(await page.evaluate(() => sessionStorage.getItem('theme-at-body'))).toBe('dark');
    expect(await paper()).toBe(dark);
  }
  await page.goto('/settings');
  await page.getByRole('switch', { name: 'Dark theme' }).click();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});
