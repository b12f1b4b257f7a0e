import type { Page } from '@playwright/test';
import { contentOf, tryRight } from '#stage/answers.ts';
import { keysOnly, tabTo } from '#stage/hands.ts';
import { answerQuestions, playToEnd } from '#stage/lesson.ts';
import { newLearner, sessionOf, signedIn } from '#stage/people.ts';
import { expectEarned } from '#stage/saved.ts';
import { expect, test } from '#stage/stage.ts';

test.skip(({ isMobile }) => isMobile, 'a phone has no keyboard');

test.beforeEach(async ({ page, server }) => {
  const { email } = await newLearner(server.address, 'Tumusiime Ivan');
  await signedIn(page, await sessionOf(server.address, email));
});

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

test('an explainer is played, answered and left by keys alone; k, j and f work, but not in a field (spec 1 §2.7)', async ({
  page,
  server,
}) => {
  await page.goto('/lesson/u414-l1');
  const film = await contentOf(server.address, 'u414-l1', 'video');
  const player = page.getByRole('region', { name: 'Explainer' });
  const slider = player.getByRole('slider');
  await expect(slider).toBeVisible();
  await page.keyboard.press('Space');
  await expect(player.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => Number(await slider.getAttribute('aria-valuenow'))).toBeGreaterThan(4);
  await tabTo(page, slider);
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute('aria-valuenow', '0');

  await page.keyboard.press('f');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.tagName)).toBe('SECTION');
  await page.keyboard.press('f');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
  await keysOnly(page).press(page.getByRole('button', { name: 'Leave. Your place stays.' }));
  await tabTo(page, page.getByRole('tab', { name: 'Overview' }));
  await page.keyboard.press('ArrowRight');
  const search = page.getByPlaceholder('Search transcript...');
  await tabTo(page, search);
  await page.keyboard.type('kjf');
  await expect(search).toHaveValue('kjf');
  await expect(page.getByText('No matches.')).toBeVisible();
  await expect(title(page, film.title)).toBeVisible();

  await playToEnd(keysOnly(page), page, film);
  for (const words of ['+25 Wisdom Seeds', 'Saved'])
    await expect(page.getByRole('status').filter({ hasText: words })).toBeVisible();
  await page.keyboard.press('k');
  await expect(page).toHaveURL(/\/lesson\/u414-l2$/);
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('j');
  await expect(page).toHaveURL(/\/lesson\/u414-l1$/);
});

test('a reading is read, its quick check answered, and finished by keys alone', async ({ page, server }) => {
  await page.goto('/lesson/u85-r1');
  const reading = await contentOf(server.address, 'u85-r1', 'reading');
  await expect(title(page, reading.title)).toBeVisible();
  const hands = keysOnly(page);
  for (const item of reading.quickCheck) await tryRight(hands, page.getByRole('main'), item);
  await expectEarned(page);
  await hands.press(page.getByRole('link', { name: 'Next lesson' }));
  await expect(page).not.toHaveURL(/u85-r1/);
  // The address changes first; the keys are ready once the list marks the new lesson and the page has the focus.
  await page.waitForFunction(
    () =>
      document.querySelector('a[aria-current="page"][href^="/lesson/"]')?.getAttribute('href') ===
      location.pathname,
  );
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('j');
  await expect(page).toHaveURL(/\/lesson\/u85-r1$/);
});

for (const id of ['u400-q1', 'u382-q1']) {
  test(`every question of the checkpoint ${id} is answered by keys alone, whatever its kind`, async ({
    page,
    server,
  }) => {
    await page.goto(`/lesson/${id}`);
    const quiz = await contentOf(server.address, id, 'quiz');
    const all = quiz.items.length;
    await answerQuestions(keysOnly(page), page, quiz);
    await expect(page.getByRole('heading', { name: 'Results' })).toBeFocused();
    await expect(page.getByText(`${all} / ${all} correct`).first()).toBeVisible();
    await expectEarned(page);
  });
}
