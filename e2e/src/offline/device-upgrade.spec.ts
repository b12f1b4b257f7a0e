import type { Page } from '@playwright/test';
import { contentOf } from '#stage/answers.ts';
import { fingers } from '#stage/hands.ts';
import { answerQuestions } from '#stage/lesson.ts';
import { asked, newLearner, sessionOf, signedIn } from '#stage/people.ts';
import { expect, test } from '#stage/stage.ts';

const checkpoint = '/lesson/u400-q1';

/** Makes a page act as the next version of the app, whose database has one more upgrade step. */
const nextVersion = (page: Page) =>
  page.addInitScript(() => {
    const open = indexedDB.open.bind(indexedDB);
    indexedDB.open = (name, version) => open(name, name === 'afrolearn' ? (version ?? 1) + 1 : version);
  });

const counted = async (page: Page) => {
  const { id } = await asked<{ id: number }>(page, '/me');
  return (await asked<{ totalXP: number }>(page, `/xp/${id}`)).totalXP;
};

test('a newer version in another tab upgrades the database, the older tab says so, and the work goes on there', async ({
  context,
  page,
  server,
  watch,
}) => {
  watch.allow(/VersionError|newer/);
  const { email } = await newLearner(server.address, 'Nabirye Ruth');
  const session = await sessionOf(server.address, email);
  await signedIn(context, session);
  const quiz = await contentOf(server.address, 'u400-q1', 'quiz');
  await page.goto(checkpoint);
  await answerQuestions(fingers, page, quiz, 0, 4);

  const newer = await context.newPage();
  await watch.also(newer);
  await nextVersion(newer);
  await newer.goto(checkpoint);
  await expect(page.getByText('A newer AfroLearn page was opened on this device.')).toBeVisible();
  // The upgrade kept what the older tab had stored.
  await answerQuestions(fingers, newer, quiz, 4);
  await expect(newer.getByText('10 / 10 correct').first()).toBeVisible();
  await expect.poll(() => counted(newer)).toBe(25);
  await page.close();
  await newer.reload();
  await expect(newer.getByText('10 / 10 correct').first()).toBeVisible();
  expect(await counted(newer)).toBe(25);
});

test('an old tab that does not let go is named, keeps nobody from working, and is forgotten when it is closed', async ({
  context,
  page,
  server,
  watch,
}) => {
  watch.allow(/an older page holds the database open/);
  const { email } = await newLearner(server.address, 'Opio Denis');
  await signedIn(context, await sessionOf(server.address, email));
  const quiz = await contentOf(server.address, 'u400-q1', 'quiz');
  await page.goto('/dashboard');
  await expect(page.getByText('Opio').first()).toBeVisible();
  // A tab of a version without upgrades: it never closes its connection.
  const old = await context.newPage();
  await old.goto('/robots.txt');
  await old.evaluate(
    () =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('afrolearn', 1);
        opening.onsuccess = () => {
          Object.assign(globalThis, { held: opening.result });
          done();
        };
        opening.onerror = () => fail(opening.error);
      }),
  );
  await page.close();

  const newer = await context.newPage();
  await watch.also(newer);
  await nextVersion(newer);
  await newer.goto(checkpoint);
  const notice = newer.getByRole('status').filter({ hasText: 'older AfroLearn page' });
  await expect(notice).toBeVisible();
  await answerQuestions(fingers, newer, quiz, 0);
  await expect(newer.getByText('10 / 10 correct').first()).toBeVisible();
  await expect.poll(() => counted(newer)).toBe(25);
  await old.close();
  await expect(notice).toBeHidden();
});
