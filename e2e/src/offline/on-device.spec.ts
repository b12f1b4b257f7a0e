import { fingers } from '#stage/hands.ts';
import { logIn, newLearner } from '#stage/people.ts';
import { expect, test } from '#stage/stage.ts';
import { networkGone } from './worker.ts';

test.use({ serviceWorkers: 'allow' });

test('a subject is kept with one tap: its lessons open cold without a network, and it goes again', async ({
  page,
  context,
  server,
  watch,
}) => {
  watch.allow(networkGone);
  await logIn(page, (await newLearner(server.address, 'Apio Mercy')).email);
  await page.goto('/dashboard');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto('/settings');
  await fingers.press(page.getByRole('link', { name: 'Keep lessons on this device' }));
  const science = page.getByRole('region', { name: 'Science' });
  await fingers.press(science.getByRole('button', { name: /^Keep Science · [\d.]+ [kM]B$/ }));
  await expect(science.getByText('Kept', { exact: true })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('button', { name: 'Remove Science, Primary 7' })).toBeVisible();

  await context.setOffline(true);
  await page.close();
  const cold = await context.newPage();
  // This lesson was never opened on this device.
  await cold.goto(`${server.address}/lesson/u400-l3`);
  await expect(cold.locator('h1').first()).toHaveText(/\w/);
  await expect(cold.getByText('did not load')).toHaveCount(0);
  await cold.goto(`${server.address}/unit/400`);
  await expect(cold.getByRole('heading', { level: 1 })).toHaveText('Electricity');

  // Nothing of another subject is stored: the page says so, and offers lessons that are.
  await cold.goto(`${server.address}/lesson/u196-l1`);
  await expect(cold.getByRole('heading', { name: 'This lesson is not on this device yet.' })).toBeVisible();
  const picture = cold.locator('section').filter({ hasText: 'These are here:' }).locator('img');
  await expect
    .poll(() => picture.first().evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const offered = cold.locator('a[href^="/lesson/u"]').filter({ hasText: /Lesson|Reading|Checkpoint/ });
  await expect(offered).toHaveCount(3);
  await fingers.press(cold.getByRole('button', { name: 'Keep it when online' }));
  await expect(cold.getByText('It will be fetched when the network is back.')).toBeVisible();

  await cold.goto(`${server.address}/on-this-device`);
  await expect(cold.getByText('You are offline. What is here works.')).toBeVisible();
  await expect(cold.getByText('Kept', { exact: true })).toBeVisible();
  await fingers.press(cold.getByRole('button', { name: 'Remove Science, Primary 7' }));
  await expect(cold.getByText('Science is removed from this device.')).toBeVisible();
  await cold.goto(`${server.address}/lesson/u400-l4`);
  await expect(cold.getByRole('heading', { name: 'This lesson is not on this device yet.' })).toBeVisible();

  // The requested lesson is fetched at the next visit with a network.
  await context.setOffline(false);
  await cold.goto(`${server.address}/dashboard`);
  await expect
    .poll(
      () =>
        cold.evaluate(
          async () => (await caches.match('/api/lesson/u196-l1', { ignoreVary: true })) !== undefined,
        ),
      { timeout: 30_000 },
    )
    .toBe(true);
});
