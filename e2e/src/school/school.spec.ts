import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { alive, freshEmail, password } from '#stage/people.ts';
import { picture } from '#stage/pictures.ts';
import { startServer } from '#stage/server.ts';
import { test as base, expect, type Watch } from '#stage/stage.ts';

/** A school's own server before its first day: no demo, no school, no people. */
const test = base.extend({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const server = await startServer({ SAFETY_PROFILE: 'school' });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const found = (command: readonly string[], dataDir: string) =>
  promisify(execFile)(
    process.execPath,
    [join(import.meta.dirname, '../../../api/dist/school.js'), ...command],
    {
      env: {
        PATH: process.env['PATH'],
        DATA_DIR: dataDir,
        SAFETY_PROFILE: 'school',
        ADMINISTRATOR_PASSWORD: password,
      },
    },
  );

/** Opens a browser context for one person's device. */
const arrive = async (browser: Browser, watch: Watch, page: Page): Promise<Page> => {
  const context = await browser.newContext({
    viewport: page.viewportSize(),
    baseURL: new URL(page.url()).origin,
  });
  const own = await context.newPage();
  await watch.also(own);
  return own;
};

const signUpTeacher = async (page: Page, email: string, code: string) => {
  await page.goto('/signup?role=teacher');
  await alive(page);
  await page.getByLabel('Full name').fill('Ssali Peter');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Next').click();
  await page.getByLabel('Subject').selectOption('MTC');
  await page.getByLabel('Class', { exact: true }).selectOption('Primary 1');
  await page.getByLabel('Class name').fill('P1 Sunbird');
  await page.getByLabel('Staff code (if you have one)').fill(code);
  await button(page, 'Next').click();
  await button(page, 'Create Account').click();
};

const logIn = async (page: Page, email: string) => {
  await page.goto('/login');
  await alive(page);
  await page.getByLabel('Email or student ID').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Log in').click();
  await expect(
    page.getByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening), / }),
  ).toBeVisible();
};

const openTab = async (page: Page, name: string) => {
  await page.getByRole('tab', { name }).click();
  await expect(page.getByRole('tabpanel', { name })).toBeVisible();
};

test('a school begins: founded by the command, its teacher comes by a staff code, a pupil by pictures; who is paused is out', async ({
  page,
  browser,
  server,
  watch,
  isMobile,
}) => {
  test.setTimeout(180_000);
  watch.allow(/(401|403|503) \(/);
  const email = freshEmail('ssali');
  await signUpTeacher(page, email, '');
  await expect(page.getByRole('alert')).toHaveText(
    'This server has no school yet. Please ask the person who looks after it to make one.',
  );
  await picture(page, 'no-school');

  const school = ['--school', 'Lake View Primary School'];
  const head = ['--name', 'Nalubega Sarah', '--email', 'sarah@lakeview.ug'];
  const { stdout } = await found([...school, ...head], server.dataDir);
  expect(stdout).toContain('Lake View Primary School is made. Nalubega Sarah is its administrator');

  const office = await arrive(browser, watch, page);
  await logIn(office, 'sarah@lakeview.ug');
  const places = office.getByRole('navigation', { name: isMobile ? 'AfroLearn' : 'Main' });
  await places.getByRole('link', { name: 'School' }).click();
  await expect(office.getByRole('heading', { level: 1, name: 'Administration' })).toBeVisible();
  await openTab(office, 'Staff codes');
  await button(office, 'Make codes').click();
  const sheet = office.getByRole('region', { name: '1 staff code is ready.' });
  const code = /[A-Z0-9]{4} [A-Z0-9]{4}/.exec(await sheet.getByRole('listitem').innerText())?.[0] ?? '';
  await picture(office, 'staff-codes');

  // The form is still there, with everything typed.
  await button(page, 'Back').click();
  await page.getByLabel('Staff code (if you have one)').fill(code.toLowerCase());
  await button(page, 'Next').click();
  await button(page, 'Create Account').click();
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, email);
  await page.goto('/classes/mine/cards');
  await expect(page.getByText('No pupils yet. Write their names below.')).toBeVisible();
  await expect(page.getByText('has to confirm you first')).toBeHidden();
  await office.reload();
  await openTab(office, 'People');
  const row = office.getByRole('listitem').filter({ hasText: email });
  await expect(row).toContainText('Confirmed');
  await picture(office, 'people');

  await page.getByLabel('Names, one on each line').fill('1. Nabirye Faith\n2. Wasswa Joel');
  await button(page, 'Make 2 cards').click();
  const cards = page.getByRole('region', { name: '2 cards are ready.' }).locator('ul > li');
  await expect(cards).toHaveCount(2);
  const card = cards.filter({ hasText: 'Nabirye Faith' });
  const number = (/AFRO ([\d ]+)/.exec(await card.innerText())?.[1] ?? '').replace(/\D/g, '');
  const pictures = await card
    .getByRole('img')
    // The QR code does not encode the PIN.
    .evaluateAll((all) => all.flatMap((one) => one.getAttribute('alt') ?? []));
  expect(pictures).toHaveLength(5);
  await page.emulateMedia({ media: 'print' });
  await expect(card).toBeVisible();
  await expect(button(page, 'Print')).toBeHidden();
  await expect(page.getByLabel('Names, one on each line')).toBeHidden();
  await picture(page, 'cards-on-paper');
  await page.emulateMedia({ media: null });

  const tablet = await arrive(browser, watch, page);
  await tablet.goto('/login');
  await alive(tablet);
  await tablet.getByRole('link', { name: /Sign in with pictures/ }).click();
  for (const digit of number) await button(tablet, `Number ${digit}`).click();
  await button(tablet, 'Go on').click();
  await expect(tablet.getByRole('heading', { name: 'Tap your 5 pictures.' })).toBeVisible();
  for (const name of pictures) await button(tablet, name ?? '').click();
  await expect(tablet.getByRole('heading', { name: 'Hello, Nabirye' })).toBeVisible();
  await picture(tablet, 'pupil');

  await row.getByRole('button', { name: 'Pause' }).click();
  await office.getByRole('dialog').getByRole('button', { name: 'Pause' }).click();
  await expect(office.getByText('Ssali Peter is paused.')).toBeVisible();
  // The teacher's page is still open: its next action ends the session.
  await page.getByRole('button', { name: 'New card' }).first().click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Nabirye')).toBeHidden();
  await page.getByLabel('Email or student ID').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Log in').click();
  await expect(page.getByRole('alert')).toHaveText('This account is paused. Please ask your school.');
});
