import { contentOf } from '#stage/answers.ts';
import { fingers } from '#stage/hands.ts';
import { answerQuestions } from '#stage/lesson.ts';
import { asked, logIn, newLearner, sessionOf, signedIn } from '#stage/people.ts';
import { expect, test } from '#stage/stage.ts';
import { appStored, coldPage, filesCache, networkGone } from './worker.ts';

test.use({ serviceWorkers: 'allow' });

test('opened cold without a network the app is there: home, a lesson of before, and a checkpoint that counts once', async ({
  page,
  context,
  server,
  watch,
}) => {
  watch.allow(networkGone);
  const { email } = await newLearner(server.address, 'Auma Stella');
  await logIn(page, email);
  const quiz = await contentOf(server.address, 'u400-q1', 'quiz');
  await page.goto('/dashboard');
  await appStored(page);
  // The quiz is opened and left without an answer.
  await page.goto('/lesson/u400-q1');
  await expect
    .poll(
      () =>
        page.evaluate(
          async () => (await caches.match('/api/lesson/u400-q1', { ignoreVary: true })) !== undefined,
        ),
      {
        timeout: 30_000,
      },
    )
    .toBe(true);

  await context.setOffline(true);
  const home = await coldPage(context, `${server.address}/dashboard`);
  await expect(home.getByText('Auma').first()).toBeVisible();
  const lesson = await coldPage(context, `${server.address}/lesson/u400-q1`);
  await answerQuestions(fingers, lesson, quiz, 0);
  await expect(lesson.getByText('10 / 10 correct').first()).toBeVisible();
  const again = await coldPage(context, `${server.address}/lesson/u400-q1`);
  await expect(again.getByText('10 / 10 correct').first()).toBeVisible();

  await context.setOffline(false);
  const later = await coldPage(context, `${server.address}/dashboard`);
  const { id } = await asked<{ id: number }>(later, '/me');
  await expect
    .poll(async () => (await asked<{ totalXP: number }>(later, `/xp/${id}`)).totalXP, { timeout: 30_000 })
    .toBe(25);
});

test('the next learner on the device finds the app, and nothing of the one before in its caches', async ({
  page,
  context,
  server,
}) => {
  const { email } = await newLearner(server.address, 'Tumwebaze Zamzam');
  await logIn(page, email);
  await page.goto('/dashboard');
  await appStored(page);
  const stored = await page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) found.push(new URL(request.url).pathname);
    return found;
  });
  // Of the API only public content is stored, and the fact that learners use this device in English.
  const kinds =
    /^\/(?:app\.html|app-uses\.json|assets\/|avatars\/|icon|manifest|api\/(?:grades|subjects|units?|lesson|pictures|tools)\b)/;
  expect(stored.filter((path) => !kinds.test(path))).toEqual([]);
  const texts = await page.evaluate(async () => {
    const cache = (await caches.keys()).map((name) => caches.open(name));
    const all = await Promise.all((await Promise.all(cache)).map((one) => one.matchAll()));
    return (await Promise.all(all.flat().map((answer) => answer.text()))).join('\n');
  });
  expect(texts).not.toContain('Zamzam');
  expect(texts).toContain('AfroLearn');
  await expect(page.getByText('Zamzam').first()).toBeVisible();
  expect(context.serviceWorkers().length).toBe(1);

  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await expect.poll(() => page.evaluate(() => caches.has('afrolearn-content'))).toBe(false);
  expect(await page.evaluate((name) => caches.has(name), filesCache)).toBe(true);
});

test('Chromium finds nothing that keeps the app from being installed', async ({ page, server }) => {
  await signedIn(
    page,
    await sessionOf(server.address, (await newLearner(server.address, 'Nakato Joan')).email),
  );
  await page.goto('/dashboard');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const devtools = await page.context().newCDPSession(page);
  const { installabilityErrors } = (await devtools.send('Page.getInstallabilityErrors')) as {
    installabilityErrors: { errorId: string }[];
  };
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});
