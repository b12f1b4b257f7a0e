import { builtFileOf } from '#stage/pages.ts';
import { alive, signInAs } from '#stage/people.ts';
import { expect, test } from '#stage/stage.ts';

test('an unknown address is a friendly page with status 404 and a way home', async ({ page, watch }) => {
  watch.allow(/404 \(Not Found\).*nowhere/);
  const answer = await page.goto('/nowhere/at/all');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'We lost our way' })).toBeVisible();
  await page.getByRole('link', { name: 'Go home' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('a page whose code does not load shows the error page, never a blank one, and Try again works', async ({
  page,
  server,
  watch,
}) => {
  watch.allow(/Failed to load resource|Failed to fetch dynamically imported module|ERR_FAILED/);
  await signInAs(page, server.address, 'learner');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const code = builtFileOf('src/features/settings/settings-page.tsx');
  await page.route(code, (route) => route.abort());
  const settings = page.getByRole('link', { name: 'Settings' }).first();
  const more = page.getByRole('button', { name: 'More' });
  await expect(settings.or(more).filter({ visible: true }).first()).toBeVisible();
  if (await settings.isVisible()) await settings.click();
  else {
    await more.click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Settings' }).click();
  }
  await expect(page.getByRole('heading', { name: 'This page did not open' })).toBeVisible();
  await expect(page.getByText('Your work is safe.')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.unroute(code);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});

test('a page that was opened without a network is whole when the network is back', async ({
  page,
  context,
  server,
  watch,
}) => {
  watch.allow(
    /Failed to load resource|Failed to fetch dynamically imported module|ERR_|Unable to preload CSS/,
  );
  await signInAs(page, server.address, 'learner');
  await page.goto('/dashboard');
  await alive(page);
  const look = () =>
    page.evaluate(() => {
      const all = document.querySelectorAll('main *');
      const styles = [...all]
        .map((one) => getComputedStyle(one))
        .map(({ display, padding }) => display + padding);
      return { parts: all.length, styled: styles.filter((one) => !/^(block|inline)0px$/.test(one)).length };
    });
  const quiz = page.getByText('Question 1 of 10').first();
  await page.goto('/lesson/u400-q1');
  await expect(quiz).toBeVisible();
  // Some question kinds are loaded a little later.
  await page.waitForLoadState('networkidle');
  const whole = await look();
  await page.goto('/dashboard');
  await alive(page);
  await context.setOffline(true);
  // Navigates within the app, without a page load.
  await page.evaluate(() => {
    history.pushState(null, '', '/lesson/u400-q1');
    globalThis.dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByText(/did not open|cannot reach|offline/i).first()).toBeVisible();
  await context.setOffline(false);
  await expect(quiz).toBeVisible();
  await expect.poll(look).toEqual(whole);
});

test('a part of the shell that does not load leaves the page alive', async ({ page, server, watch }) => {
  watch.allow(/Failed to load resource|Failed to fetch dynamically imported module|ERR_FAILED/);
  // React logs that hydration failed and renders the page on the client: that is the expected recovery.
  watch.allow(/Minified React error #(418|42[0-9]|520)/);
  // The shell is in the chunk shared by all pages; only the landing page works without it.
  for (const part of ['app-bar', 'bottom-bar', 'sidebar', 'mobile-menu'])
    await page.route(builtFileOf(`src/app/shell/${part}.tsx`), (route) => route.abort());
  await signInAs(page, server.address, 'learner');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'This page did not open' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.goto('/');
  await alive(page);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^(Menu|Explore)$/ })
    .first()
    .click();
  await page.waitForTimeout(300);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('going offline is told, logs nobody out, and passes when the network is back', async ({
  page,
  context,
  server,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED/);
  const { name } = await signInAs(page, server.address, 'learner');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: `Welcome, ${name}` })).toBeVisible();
  await context.setOffline(true);
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: 'You are offline. What is on this device works, and your work is sent later.' }),
  ).toBeVisible();
  await page.getByRole('button', { name: /Change$/ }).click();
  await page.getByRole('button', { name: 'Primary 6' }).click();
  await expect(page.getByRole('heading', { name: 'Primary 6 subjects' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toBeHidden();
});

test('a server that cannot be reached at the start does not log anybody out', async ({
  page,
  server,
  watch,
}) => {
  watch.allow(/Failed to load resource|ERR_FAILED/);
  const { name } = await signInAs(page, server.address, 'learner');
  await page.route('**/api/**', (route) => route.abort());
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: `Welcome, ${name}` })).toBeVisible();
});

test('a login without a network says what to do and keeps what was typed (spec 1 §8)', async ({
  page,
  watch,
}) => {
  watch.allow(/Failed to load resource|ERR_FAILED/);
  await page.goto('/login');
  await alive(page);
  await page.getByLabel('Email or student ID').fill('akello@school.ug');
  await page.getByLabel('Password', { exact: true }).fill('three mangoes 7');
  await page.route('**/api/login', (route) => route.abort());
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('We could not reach AfroLearn.');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('three mangoes 7');
});
