import type { Page } from '@playwright/test';
import { type RunningMailbox, startMailbox } from '#stage/mailbox.ts';
import { alive, freshEmail, password } from '#stage/people.ts';
import { freePort, startServer } from '#stage/server.ts';
import { test as base, expect } from '#stage/stage.ts';

/** A server with a real mail server; its letters link to itself. */
const test = base.extend<object, { mailbox: RunningMailbox }>({
  mailbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const mailbox = await startMailbox();
      await use(mailbox);
      await mailbox.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  server: [
    async ({ mailbox }, use) => {
      const port = String(await freePort());
      const server = await startServer({
        PORT: port,
        PUBLIC_URL: `http://127.0.0.1:${port}`,
        SMTP_URL: mailbox.smtpUrl,
        MAIL_FROM: 'AfroLearn <learn@school.ug>',
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const tryToEnter = async (page: Page, email: string, secret: string) => {
  await page.goto('/login');
  await alive(page);
  await page.getByLabel('Email or student ID').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await button(page, 'Log in').click();
};

test('a parent verifies the email by the letter’s link, forgets the password and gets back by another letter', async ({
  page,
  watch,
  mailbox,
  browser,
  server,
}) => {
  watch.allow(/(401|403|410) \(/);
  const email = freshEmail('okot');
  await page.goto('/signup?role=parent');
  await alive(page);
  await page.getByLabel('Full name').fill('Okot Paul');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Next').click();
  await button(page, 'Create Account').click();
  await expect(page.getByText('Your account is made. We sent you a mail')).toBeVisible();
  const link = await mailbox.linkFor(email);
  expect(link.startsWith(`${server.address}/verify-email#`)).toBe(true);

  await tryToEnter(page, email, password);
  await expect(page.getByRole('alert')).toHaveText(
    'Please verify your email. Check your inbox for the verification link.',
  );
  await page.goto(link);
  await alive(page);
  await button(page, 'Verify my email').click();
  await expect(page.getByText('Thank you! Your email is verified.')).toBeVisible();
  await page.goto('about:blank');
  await page.goto(link);
  await button(page, 'Verify my email').click();
  await expect(page.getByText('This link was used already, or it is too old.')).toBeVisible();
  await tryToEnter(page, email, password);
  await expect(page).toHaveURL(/\/parent-dashboard$/);

  // The same person on another device forgot the password.
  const context = await browser.newContext({ baseURL: server.address });
  const other = await context.newPage();
  await watch.also(other);
  await other.goto('/login');
  await alive(other);
  await other.getByRole('link', { name: 'Forgot your password?' }).click();
  const ask = async (address: string) => {
    await other.getByLabel('Email', { exact: true }).fill(address);
    await button(other, 'Send the link').click();
    await expect(other.getByText('If this address has an account, a mail is on its way.')).toBeVisible();
  };
  const before = mailbox.letters.length;
  await ask(freshEmail('nobody'));
  await button(other, 'Use another email').click();
  await ask(email);
  const reset = await mailbox.linkFor(email);
  expect(
    mailbox.letters.slice(before).map(({ to }) => to),
    'no letter to a stranger',
  ).toEqual([email]);
  await other.goto(reset);
  await alive(other);
  await other.getByLabel('New password', { exact: true }).fill('five jackfruits 9');
  await button(other, 'Save the password').click();
  await expect(other.getByText('Your new password is saved. Log in with it.')).toBeVisible();
  await tryToEnter(other, email, password);
  await expect(other.getByRole('alert')).toContainText('The email, student ID or password is not right.');
  await tryToEnter(other, email, 'five jackfruits 9');
  await expect(other).toHaveURL(/\/parent-dashboard$/);
  await other.goto('about:blank');
  await other.goto(reset);
  await alive(other);
  await other.getByLabel('New password', { exact: true }).fill('six pineapples 2');
  await button(other, 'Save the password').click();
  await expect(other.getByText('This link was used already, or it is too old.')).toBeVisible();
  await context.close();

  // Sessions with the old password are revoked.
  await page.reload();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Your session expired. Please log in again.')).toBeVisible();
});
