import type { Page } from '@playwright/test';
import { alive } from '#stage/people.ts';
import { type RunningProvider, startProvider } from '#stage/provider.ts';
import { startServer } from '#stage/server.ts';
import { test as base, expect, type Watch } from '#stage/stage.ts';

/** A server with a real identity provider on this computer. */
const test = base.extend<object, { provider: RunningProvider }>({
  provider: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const provider = await startProvider();
      await use(provider);
      await provider.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  server: [
    async ({ provider: { issuer, clientId } }, use) => {
      const server = await startServer({
        OIDC_ISSUER: issuer,
        OIDC_CLIENT_ID: clientId,
        OIDC_NAME: 'Google',
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

const google = (page: Page) => page.getByRole('button', { name: 'Continue with Google' });
const person = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? 'null') as object | null);

/** Up to the provider's page; no request may go there before the click. */
const leave = async (page: Page, watch: Watch, { issuer }: RunningProvider, from: string) => {
  await page.goto(from);
  await alive(page);
  await expect(google(page)).toBeVisible();
  expect(watch.problems).toEqual([]);
  watch.allow(new RegExp(`another origin: ${issuer}/`));
  watch.allow(new RegExp(`\\(${issuer}/`));
  await google(page).click();
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
  expect(page.url()).toContain(issuer);
};

test('a learner goes to the provider from /login, comes back signed in and is asked for the class', async ({
  page,
  watch,
  provider,
}) => {
  await leave(page, watch, provider, '/login');
  await page.getByRole('link', { name: 'auma@home.example' }).click();
  await expect(page).toHaveURL(/\/welcome$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Auma Jane!' })).toBeVisible();
  expect(await person(page)).toMatchObject({ role: 'learner', email: 'auma@home.example', picture: null });
  await page.getByLabel('Country').first().selectOption('Uganda');
  await page.getByLabel('Class', { exact: true }).selectOption('Primary 6');
  await page.getByRole('button', { name: 'Start learning' }).click();
  await expect(page).toHaveURL(/\/lesson\/u\d+-l\d+$/);
  expect(await person(page)).toMatchObject({ grade: 'Primary 6', country: 'Uganda' });

  // The second time there is nothing to ask. Waits for the page's calls, which would be refused after
  // log-out.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => localStorage.clear());
  await leave(page, watch, provider, '/login');
  await page.getByRole('link', { name: 'auma@home.example' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.reload();
  await expect(page.getByRole('heading', { name: /Auma Jane/ })).toBeVisible();
});

test('a teacher signs up through the provider and starts at the teacher dashboard', async ({
  page,
  watch,
  provider,
}) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(`${request.url()} ${request.headers()['referer'] ?? ''}`));
  await leave(page, watch, provider, '/signup?role=teacher');
  await page.getByRole('link', { name: 'byaruhanga@home.example' }).click();
  await expect(page).toHaveURL(/\/teacher-dashboard$/);
  expect(await person(page)).toMatchObject({ role: 'teacher', name: 'Byaruhanga Moses' });
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  // The token came in the URL fragment, which browsers do not send.
  expect(addresses.filter((address) => address.replace(/#.*/, '').includes('id_token='))).toEqual([]);
});

test('who turns back at the provider reads what happened, and may try again', async ({
  page,
  watch,
  provider,
}) => {
  await leave(page, watch, provider, '/login');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByRole('alert')).toHaveText('Google login failed. Please try again.');
  await expect(page).toHaveURL(/\/login$/);
  await expect(google(page)).toBeEnabled();
  expect(await person(page)).toBeNull();
});

test('who presses the back button at the provider finds the page awake', async ({
  page,
  watch,
  provider,
}) => {
  await leave(page, watch, provider, '/login');
  await page.goBack();
  await alive(page);
  await expect(google(page)).not.toHaveAttribute('aria-busy', 'true');
});

test('a link with a token of somebody else signs nobody in', async ({ page }) => {
  await page.goto('/login#id_token=e30.e30.e30&state=stolen');
  await expect(page.getByRole('alert')).toHaveText('Google login failed. Please try again.');
  await expect(page).toHaveURL(/\/login$/);
  expect(await person(page)).toBeNull();
});

base('without a provider the button says that this server has none', async ({ page }) => {
  for (const path of ['/login', '/signup?role=parent']) {
    await page.goto(path);
    await alive(page);
    await google(page).click();
    await expect(page.getByText('This server has no Google sign-in.')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${path.replace('?', '\\?')}$`));
  }
});
