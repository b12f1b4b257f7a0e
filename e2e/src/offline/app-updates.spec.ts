/**
 * Updates of the server while devices have open pages and unsent work. The old version is the same build under other
 * file names (`versions.ts`); versions with different stores are tested in `device-upgrade.spec.ts`.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { contentOf } from '#stage/answers.ts';
import { fingers } from '#stage/hands.ts';
import { answerQuestions } from '#stage/lesson.ts';
import { asked, logIn, newLearner } from '#stage/people.ts';
import { expectSavedHere } from '#stage/saved.ts';
import { expect } from '#stage/stage.ts';
import { type School, test, updateArrives, versionOf } from './versions.ts';
import { appStored, coldPage, filesCache, networkGone } from './worker.ts';

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ timeout: 180_000 });

const checkpoint = '/lesson/u400-q1';
const card = (page: Page) => page.getByRole('status').filter({ hasText: 'A new version is ready' });
const results = (page: Page) => page.getByText('10 / 10 correct').first();

/** The seeds of the person signed in on this page, and how often they finished the checkpoint. */
const counted = async (page: Page) => {
  const { id } = await asked<{ id: number }>(page, '/me');
  const { totalXP } = await asked<{ totalXP: number }>(page, `/xp/${id}`);
  const finished = await asked<{ id: string }[]>(page, '/lesson-history');
  return [totalXP, finished.filter((one) => one.id === 'u400-q1').length];
};
const once = [25, 1];

/** Leaves a finished checkpoint by the page's own buttons, without a page load. */
const toHome = async (page: Page) => {
  await page.getByRole('button', { name: /^(?:Leave|Close)/ }).click();
  await page.getByRole('navigation', { name: 'AfroLearn' }).getByRole('link', { name: 'Learn' }).click();
  await expect(page.getByRole('region', { name: 'Today' })).toBeVisible();
};

const storedPaths = (page: Page) =>
  page.evaluate(
    async (name) =>
      (await (await caches.open(name)).keys())
        .map(({ url }) => new URL(url).pathname)
        .filter((path) => path.startsWith('/assets/')),
    filesCache,
  );

/** A new learner on the old version, with all of its files stored. */
const beginBefore = async (page: Page, school: School, name: string) => {
  await school.serve('before');
  await logIn(page, (await newLearner(school.address, name)).email);
  const quiz = await contentOf(school.address, 'u400-q1', 'quiz');
  await page.goto('/dashboard');
  await appStored(page);
  return quiz;
};

test('the next version arrives in the middle of a quiz, waits until it is done, and is there without a network', async ({
  page,
  context,
  school,
  watch,
}) => {
  watch.allow(networkGone);
  const quiz = await beginBefore(page, school, 'Auma Stella');
  await page.goto(checkpoint);
  await answerQuestions(fingers, page, quiz, 0, 4);

  await school.serve('next');
  await updateArrives(page);
  await answerQuestions(fingers, page, quiz, 4, 5);
  await expect(card(page)).toHaveCount(0);
  await answerQuestions(fingers, page, quiz, 5);
  await expect(results(page)).toBeVisible();
  await expect.poll(() => counted(page)).toEqual(once);
  await expect(card(page)).toHaveCount(0);
  expect(await versionOf(page)).toBe('before');

  await toHome(page);
  await expect(card(page)).toBeVisible();
  expect(await versionOf(page)).toBe('before');
  await card(page).getByRole('button', { name: 'Use it now' }).click();
  await expect.poll(() => versionOf(page).catch(() => 'loading')).toBe('next');
  await expect(page.getByRole('region', { name: 'Today' })).toBeVisible();
  await expect(card(page)).toHaveCount(0);

  // The new version has not opened a lesson yet, so it can only come from its installed files.
  await context.setOffline(true);
  const cold = await coldPage(context, `${school.address}${checkpoint}`);
  expect(await versionOf(cold)).toBe('next');
  await expect(results(cold)).toBeVisible();
  await context.setOffline(false);
  const later = await coldPage(context, `${school.address}/dashboard`);
  await expect(later.getByRole('region', { name: 'Today' })).toBeVisible();
  expect(await counted(later)).toEqual(once);
  // The files of the old version are deleted when no open page can need them.
  await expect
    .poll(async () => (await storedPaths(later)).filter((path) => /-before\.\w+$/.test(path)), {
      timeout: 30_000,
    })
    .toEqual([]);
});

const logOut = async (page: Page) => {
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('dialog', { name: 'Log out?' }).getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
};

test('work of three learners that the version before has not sent is counted once for each by the next version', async ({
  page,
  context,
  school,
  watch,
}) => {
  // Calls still in progress at log-out are answered with 401.
  watch.allow(new RegExp(`${networkGone.source}|401 \\(Unauthorized\\)`));
  await school.serve('before');
  const quiz = await contentOf(school.address, 'u400-q1', 'quiz');
  const emails: string[] = [];
  for (const name of ['Lubowa Zedekia', 'Amito Prisca', 'Okot James'])
    emails.push((await newLearner(school.address, name)).email);
  for (const email of emails) {
    await logIn(page, email);
    await page.goto(checkpoint);
    if (email === emails[0]) await appStored(page);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await answerQuestions(fingers, page, quiz);
    await expectSavedHere(page);
    await toHome(page);
    await logOut(page);
    await context.setOffline(false);
  }
  expect(await versionOf(page)).toBe('before');
  await school.serve('next');
  const upgraded = await coldPage(context, `${school.address}/login`);
  await watch.also(upgraded);
  expect(await versionOf(upgraded)).toBe('next');
  for (const email of emails) {
    await logIn(upgraded, email);
    await expect.poll(() => counted(upgraded).catch(() => 'not yet'), { message: email }).toEqual(once);
    await upgraded.goto('/dashboard');
    await upgraded.waitForLoadState('networkidle');
    expect(await counted(upgraded), `${email}, sent again`).toEqual(once);
    await logOut(upgraded);
  }
});

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

test('a version that the server withdraws is gone at the next visit, its work is not, and the next one comes back', async ({
  page,
  context,
  school,
  watch,
}) => {
  watch.allow(networkGone);
  const quiz = await beginBefore(page, school, 'Opio Denis');
  await page.goto(checkpoint);
  await expect(page.getByText('Question 1 of 10')).toBeVisible();
  await page.evaluate(async () => {
    const packs = await caches.open('afrolearn-packs');
    await packs.put('/api/lesson/u400-l9', new Response('{}'));
  });
  await context.setOffline(true);
  await answerQuestions(fingers, page, quiz);
  await expectSavedHere(page);

  await school.serve('withdrawn');
  await context.setOffline(false);
  const visit = await coldPage(context, `${school.address}/dashboard`);
  await watch.also(visit);
  await expect.poll(() => counted(visit)).toEqual(once);
  await expect.poll(() => registrations(visit), { timeout: 30_000 }).toBe(0);
  // Downloaded subjects stay, because somebody paid for the data.
  expect(await visit.evaluate(() => caches.keys())).toEqual(['afrolearn-packs']);
  await context.setOffline(true);
  await visit.close();
  const nothing = await context.newPage();
  await expect(nothing.goto(`${school.address}/dashboard`)).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);

  await context.setOffline(false);
  await school.serve('next');
  const again = await coldPage(context, `${school.address}/dashboard`);
  await appStored(again);
  await context.setOffline(true);
  const cold = await coldPage(context, `${school.address}/dashboard`);
  await expect(cold.getByText('Opio').first()).toBeVisible();
  expect(await versionOf(cold)).toBe('next');
});

/** Marks the document, to detect a reload. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(globalThis, { isTheSame: true }));
const isTheSame = (page: Page) => page.evaluate(() => 'isTheSame' in globalThis);

const bytesOf = (page: Page, path: string) =>
  page.evaluate(async (url) => {
    const answer = await fetch(url);
    return answer.ok ? (await answer.text()).length : 0;
  }, path);

const secondTab = async (context: BrowserContext, url: string) => {
  const page = await context.newPage();
  await page.goto(url);
  return page;
};

test('a tab of the version before goes on with its own files while another tab uses the next one', async ({
  page,
  context,
  school,
  watch,
}) => {
  watch.allow(networkGone);
  const quiz = await beginBefore(page, school, 'Nabirye Ruth');
  const old = await secondTab(context, `${school.address}${checkpoint}`);
  await watch.also(old);
  await answerQuestions(fingers, old, quiz, 0, 4);
  for (const tab of [page, old]) await mark(tab);

  await school.serve('next');
  await updateArrives(page);
  await page.bringToFront();
  await card(page).getByRole('button', { name: 'Use it now' }).click();
  await expect.poll(() => versionOf(page).catch(() => 'loading')).toBe('next');
  await expect(page.getByRole('region', { name: 'Today' })).toBeVisible();

  await old.bringToFront();
  expect(await isTheSame(old)).toBe(true);
  const ofBefore = (await storedPaths(old)).filter((path) => path.endsWith('-before.js'));
  expect(ofBefore.length).toBeGreaterThan(20);
  // The server no longer has these files, but the device has those that this tab has not loaded yet.
  for (const path of ofBefore) expect((await page.request.get(path)).status(), path).toBe(404);
  for (const path of ofBefore) expect(await bytesOf(old, path), path).toBeGreaterThan(1000);
  await answerQuestions(fingers, old, quiz, 4);
  await expect(results(old)).toBeVisible();
  await expect.poll(() => counted(old)).toEqual(once);
  await toHome(old);
  await expect(card(old)).toBeVisible();
  expect(await isTheSame(old)).toBe(true);
  await card(old).getByRole('button', { name: 'Later' }).click();
  await expect(card(old)).toHaveCount(0);
  expect(await versionOf(old)).toBe('before');
  await old.close();
  await page.reload();
  expect(await counted(page)).toEqual(once);
});
