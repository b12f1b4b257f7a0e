import type { Page } from '@playwright/test';
import { signInAs } from '#stage/people.ts';
import { expect, test } from '#stage/stage.ts';

/** The requests of a cold page until it is idle. On slow 3G each is a round trip: counted, never timed. */
const requestsOf = async (page: Page, path: string): Promise<string[]> => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, protocol } = new URL(request.url());
    if (protocol.startsWith('http')) asked.push(`${request.method()} ${pathname}`);
  });
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  return asked;
};

test.use({ viewport: { width: 360, height: 740 } });

for (const { path, most } of [
  { path: '/dashboard', most: 11 },
  { path: '/unit/400', most: 13 },
  { path: '/practice', most: 13 },
  { path: '/lesson/u382-q1', most: 15 },
]) {
  test(`a cold ${path} makes at most ${most} requests, and asks its questions in one`, async ({
    page,
    server,
  }) => {
    await signInAs(page, server.address, 'learner');
    const asked = await requestsOf(page, path);
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(most);
    // Control: the page was cold and hydrated, so its own files are among them.
    for (const part of [/^GET \/assets\/.*\.js$/, /^GET \/api\/answers$/])
      expect(
        asked.some((one) => part.test(one)),
        String(part),
      ).toBe(true);
    expect(asked).not.toContain('GET /api/me');
    // An inlined style sheet is not fetched again.
    const inside = await page
      .locator('style[data-href]')
      .evaluateAll((styles) => styles.map((style) => style.getAttribute('data-href')));
    expect(inside.length).toBeGreaterThan(0);
    for (const sheet of inside) expect(asked).not.toContain(`GET ${sheet}`);
  });
}

for (const path of ['/unit/400', '/lesson/u400-l1', '/practice'])
  test(`${path} paints the bars of whoever is there before any code is`, async ({ page, server, watch }) => {
    watch.allow(/Failed to load resource|net::ERR_FAILED/);
    await page.route(/\/assets\//, (route) => route.abort());
    const tabs = page.getByRole('navigation', { name: 'AfroLearn' }).getByRole('link', { name: 'Learn' });
    await page.goto(path);
    await expect(page.locator('main [aria-busy="true"]').locator('visible=true')).toHaveCount(1);
    await expect(page.getByRole('banner')).toHaveCount(1);
    await expect(tabs).toHaveCount(0);
    await signInAs(page, server.address, 'learner');
    await page.goto(path);
    await expect(tabs).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(1);
  });

test('the bars and the shape of a page are there before any code is', async ({ page, server, watch }) => {
  watch.allow(/Failed to load resource|net::ERR_FAILED/);
  await signInAs(page, server.address, 'learner');
  await page.route(/\/assets\//, (route) => route.abort());
  await page.goto('/dashboard');
  await expect(page.getByRole('navigation', { name: 'AfroLearn' })).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toBeVisible();
  const colours = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await colours();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await colours()).not.toBe(light);
});
