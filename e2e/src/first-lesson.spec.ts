import type { Page } from '@playwright/test';
import { contentOf, tryRight } from '#stage/answers.ts';
import { fingers } from '#stage/hands.ts';
import { answerQuestions, playToEnd } from '#stage/lesson.ts';
import { alive, freshEmail, logIn, password } from '#stage/people.ts';
import { picture } from '#stage/pictures.ts';
import { expectEarned } from '#stage/saved.ts';
import { expect, test } from '#stage/stage.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: RegExp) => page.getByRole('main').getByRole('link', { name }).first();

const signUp = async (page: Page, email: string) => {
  await page.goto('/signup?role=learner');
  await alive(page);
  await page.getByLabel('Full name').fill('Nakimuli Esther');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Next').click();
  await page.getByLabel('Country').first().selectOption('Uganda');
  await page.getByLabel('Class', { exact: true }).selectOption('Primary 7');
  await button(page, 'Next').click();
  await button(page, 'Create Account').click();
  await expect(page).toHaveURL(/\/lesson\/u\d+-l\d+$/);
};

/** A learner's view of themselves after three finished entries, on any device. */
const showsThreeItems = async (page: Page) => {
  await page.goto('/profile');
  const numbers = page.getByRole('region', { name: 'Your numbers' });
  await expect(numbers.getByText('75', { exact: true })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Level 1' })).toHaveAttribute('aria-valuenow', '75');
  await expect(page.getByText('75 of 100 XP')).toBeVisible();
  await page.getByRole('tab', { name: 'Achievements' }).click();
  const badge = (name: string) =>
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name, exact: true }) })
      .last();
  for (const name of ['XP Earner', 'First Steps', 'Quiz Starter', 'Perfect Score'])
    await expect(badge(name)).toContainText('Earned');
  await expect(badge('Bookworm')).toContainText('Locked');
};

test('a first lesson, a reading and a checkpoint: seeds, level, badges, bell and tree (spec 1 §2.4 to 2.7, 2.10)', async ({
  page,
  server,
  browser,
  watch,
  viewport,
}) => {
  test.setTimeout(240_000);
  const email = freshEmail('nakimuli');
  await signUp(page, email);
  await page.goto('/dashboard');
  await expect(page.getByRole('img', { name: 'Your baobab: a seedling' })).toBeVisible();
  await picture(page, 'dashboard-new');

  // The subjects of the learner's class are open without choosing.
  await link(page, /^Science/).click();
  await page
    .getByRole('navigation', { name: /units/i })
    .getByRole('button', { name: /Electricity/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Electricity', exact: true })).toBeVisible();
  await picture(page, 'unit');
  await link(page, /^Where electricity comes from/).click();
  await expect(page).toHaveURL(/\/lesson\/u400-l1$/);
  await expect(page.getByRole('region', { name: 'Explainer' })).toBeVisible();
  await picture(page, 'lesson-video');

  await playToEnd(fingers, page, await contentOf(server.address, 'u400-l1', 'video'));
  const feast = page.getByRole('region', { name: 'Explainer' });
  for (const words of ['+25 Wisdom Seeds', 'Saved', 'Now you know']) await expect(feast).toContainText(words);
  // It waits: there is no countdown, and nothing starts automatically.
  await page.clock.runFor(60_000);
  await expect(page).toHaveURL(/\/lesson\/u400-l1$/);
  await picture(page, 'lesson-video-end', false);
  const seeBadge = feast.getByRole('button', { name: /^See (your|the next) badge$/ });
  // If a badge arrives late, the button shows it before the next lesson.
  const next = feast.getByRole('button', { name: /^Next: / });
  await expect(async () => {
    await seeBadge.or(next).click({ timeout: 2000 });
    await expect(page).toHaveURL(/\/lesson\/u400-l2$/, { timeout: 1000 });
  }).toPass();
  // The next one plays automatically, in full screen.
  await button(page, 'Leave. Your place stays.').click();
  const list = page.getByRole('navigation', { name: 'Lessons in this unit' });
  await expect(list.getByRole('link', { name: /^Where electricity comes from/ })).toContainText('Done');

  await list.getByRole('link', { name: /^The market that stayed bright/ }).click();
  const reading = await contentOf(server.address, 'u400-r1', 'reading');
  await expect(page.getByText('~5 min read')).toBeVisible();
  for (const item of reading.quickCheck) await tryRight(fingers, page.getByRole('main'), item);
  await expect(page.getByText('You read to the end.')).toBeVisible();
  await expectEarned(page);
  await picture(page, 'lesson-reading');

  await list.getByRole('link', { name: /^Checkpoint/ }).click();
  const quiz = await contentOf(server.address, 'u400-q1', 'quiz');
  expect(new Set(quiz.items.map(({ kind }) => kind)).size, 'every kind of question').toBe(7);
  for (const [at, { kind }] of quiz.items.entries()) {
    await expect(page.getByText(`Question ${at + 1} of ${quiz.items.length}`, { exact: true })).toBeVisible();
    await picture(page, `quiz-${at + 1}-${kind}`);
    await answerQuestions(fingers, page, quiz, at, at + 1);
  }
  await expect(page.getByText(`${quiz.items.length} / ${quiz.items.length} correct`).first()).toBeVisible();
  await expectEarned(page);
  await picture(page, 'quiz-results');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Results' })).toBeVisible();
  await button(page, 'Next lesson').click();
  // Forward, never back to a lesson that was opened and left before.
  await expect(page).toHaveURL(/\/lesson\/u400-l6$/);

  await page.goto('/profile');
  await picture(page, 'profile');
  await showsThreeItems(page);
  await picture(page, 'achievements');
  await page.reload();
  await showsThreeItems(page);
  const bell = page.getByRole('banner').getByRole('button', { name: /^Notifications, \d+ new$/ });
  await bell.click();
  const news = page.getByRole('dialog', { name: 'Notifications' });
  await expect(news.getByText('You earned the badge ‘Perfect Score’.')).toBeVisible();
  await picture(page, 'bell');
  await page.goto('/dashboard');
  await expect(page.getByRole('img', { name: /^Your baobab: .*a bird/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /win back/ }), 'everything was right').toBeHidden();
  await picture(page, 'dashboard-grown');

  // Another phone, the same child.
  const second = await browser.newContext({ viewport, baseURL: server.address });
  const other = await second.newPage();
  await watch.also(other);
  await logIn(other, email);
  await expect(other.getByRole('img', { name: /^Your baobab: .*a bird/ })).toBeVisible();
  await showsThreeItems(other);
  await second.close();
});
