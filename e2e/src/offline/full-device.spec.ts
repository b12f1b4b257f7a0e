import type { Page } from '@playwright/test';
import { contentOf } from '#stage/answers.ts';
import { fingers } from '#stage/hands.ts';
import { answerQuestions } from '#stage/lesson.ts';
import { asked, logIn, newLearner } from '#stage/people.ts';
import { expect, test } from '#stage/stage.ts';
import { networkGone } from './worker.ts';

/** A learner in a checkpoint, on a device without free space. Returns a function that frees some. */
const onFullDevice = async (page: Page, address: string, name: string) => {
  const devtools = await page.context().newCDPSession(page);
  // Before the first write, because Chromium caches the quota for some time.
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: address, quotaSize: 1 });
  await logIn(page, (await newLearner(address, name)).email);
  await expect(page.getByRole('link', { name: 'Make room' })).toHaveAttribute('href', '/on-this-device');
  await page.goto('/lesson/u400-q1');
  const quiz = await contentOf(address, 'u400-q1', 'quiz');
  await answerQuestions(fingers, page, quiz, 0, 2);
  // The code that saves and sends is loaded some seconds after the page.
  let before = -1;
  const isAllHere = async () => {
    const now = await page.evaluate(() => performance.getEntriesByType('resource').length);
    const isSame = now === before;
    before = now;
    return isSame;
  };
  await expect.poll(isAllHere, { timeout: 60_000, intervals: [0, 7000] }).toBe(true);
  return { quiz, makeRoom: () => devtools.send('Storage.overrideQuotaForOrigin', { origin: address }) };
};

const unsavedWork = (page: Page) => page.getByText('This could not be saved on this device yet.');

/** The server's totals for the person signed in on this page. */
const counted = async (page: Page) => {
  const { id } = await asked<{ id: number }>(page, '/me');
  const { totalXP } = await asked<{ totalXP: number }>(page, `/xp/${id}`);
  const history = await asked<{ id: string }[]>(page, '/lesson-history');
  return { seeds: totalXP, finished: history.map(({ id: item }) => item) };
};
const oneCheckpoint = { seeds: 25, finished: ['u400-q1'] };

test('a full device says that it cannot save and what can be removed; once there is room nothing of the work is lost', async ({
  page,
  context,
  server,
  watch,
}) => {
  watch.allow(networkGone);
  const { quiz, makeRoom } = await onFullDevice(page, server.address, 'Nalubega Rita');
  await context.setOffline(true);
  await answerQuestions(fingers, page, quiz, 2);
  await expect(page.getByText('10 / 10 correct').first()).toBeVisible();
  await expect(unsavedWork(page).first()).toBeVisible();
  const full = page.getByText('This device is full');
  await expect(full).toBeVisible();

  await makeRoom();
  await expect(unsavedWork(page)).toHaveCount(0, { timeout: 60_000 });
  await expect(full).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible();
  // It is on the disk now, so the page may be closed and a later visit sends it.
  await page.close();
  await context.setOffline(false);
  const later = await context.newPage();
  await watch.also(later);
  await later.goto(`${server.address}/dashboard`);
  await expect.poll(() => counted(later), { timeout: 30_000 }).toEqual(oneCheckpoint);
  await later.reload();
  await later.waitForLoadState('networkidle');
  expect(await counted(later)).toEqual(oneCheckpoint);
});

test('work that a full device does not take is sent from the open page when the network is back', async ({
  page,
  context,
  server,
  watch,
}) => {
  watch.allow(networkGone);
  const { quiz } = await onFullDevice(page, server.address, 'Ssali Denis');
  await context.setOffline(true);
  await answerQuestions(fingers, page, quiz, 2);
  await expect(unsavedWork(page).first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('status').filter({ hasText: '+25 Wisdom Seeds' }).first()).toBeVisible();
  await expect(unsavedWork(page)).toHaveCount(0);
  expect(await counted(page)).toEqual(oneCheckpoint);
});
