import { signInAs } from '#stage/people.ts';
import { expect, test } from '#stage/stage.ts';

test.skip(
  ({ isMobile }) => isMobile,
  'guards do not look at the screen: every route and role is a page test',
);

test('a guest is led to /login from pages that need a person', async ({ page }) => {
  for (const path of ['/dashboard', '/settings', '/teacher-dashboard', '/parent-dashboard']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/login$/);
  }
});

test('a learner who opens a teacher’s or the login page is at the dashboard', async ({ page, server }) => {
  await signInAs(page, server.address, 'learner');
  for (const path of ['/teacher-dashboard', '/parent-dashboard', '/login', '/signup']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page).not.toHaveURL(/teacher|parent/);
  }
});

test('a session that ended on the server leads to /login, and back after logging in', async ({
  page,
  server,
  watch,
}) => {
  watch.allow(/401 \(Unauthorized\)/);
  await page.addInitScript(() => {
    if (sessionStorage.getItem('once') === null) localStorage.setItem('token', 'a-token-of-last-year');
    sessionStorage.setItem('once', 'yes');
  });
  await page.goto('/settings');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Your session expired. Please log in again.')).toBeVisible();
  await page.getByRole('button', { name: /Akello Grace/ }).click();
  await expect(page).toHaveURL(`${server.address}/settings`);
});
