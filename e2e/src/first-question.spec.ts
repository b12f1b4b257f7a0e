import type { Locator, Page } from '@playwright/test';
import { contentOf } from '#stage/answers.ts';
import { fingers } from '#stage/hands.ts';
import { answerQuestions } from '#stage/lesson.ts';
import { newLearner, sessionOf, signedIn } from '#stage/people.ts';
import { expect, test } from '#stage/stage.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** A tap without scrolling: fails for an element off the screen or under a bar. */
const tap = async (page: Page, goal: Locator): Promise<void> => {
  await expect(goal).toBeVisible();
  const box = await goal.boundingBox();
  if (box === null) throw new Error('there is nothing to tap');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  expect(y, 'within the screen').toBeLessThan(740);
  const isOnTop = await goal.evaluate(
    (element, [left, top]) => element.contains(document.elementFromPoint(left ?? 0, top ?? 0)),
    [x, y],
  );
  expect(isOnTop, 'under nothing else').toBe(true);
  expect(await page.evaluate(() => scrollY), 'nobody had to scroll').toBe(0);
  await page.mouse.click(x, y);
};

/** Plays a lesson on a fast-forwarded clock until it asks something. */
const playUntilAsked = async (page: Page, question: Locator): Promise<void> => {
  for (let seconds = 0; seconds < 300 && !(await question.isVisible()); seconds += 5)
    await page.clock.runFor(5000);
  await expect(question).toBeVisible();
};

/** The answer options appear only with the question. */
const questionIn = (page: Page) => page.getByRole('main').getByRole('radiogroup').first();

/** From the dashboard by the main card. Returns the number of taps until a question appears. */
const tapsToQuestion = async (page: Page): Promise<number> => {
  await page.clock.install();
  await page.goto('/dashboard');
  await tap(page, page.getByRole('region', { name: 'Today' }).getByRole('link'));
  await expect(page).toHaveURL(/\/lesson\/u\d+-[lq]\d+$/);
  const player = page.getByRole('region', { name: 'Explainer' });
  const [play, pause] = ['Play', 'Pause'].map((name) => player.getByRole('button', { name, exact: true }));
  if (play === undefined || pause === undefined) throw new Error('there is no player');
  await expect(play.or(pause).or(questionIn(page)).first()).toBeVisible();
  const isStill = await play.isVisible();
  if (isStill) await tap(page, play);
  await playUntilAsked(page, questionIn(page));
  return isStill ? 2 : 1;
};

for (const grade of ['Primary 7', 'Primary 2'])
  test(`a new learner of ${grade} stands before a first question after two taps`, async ({
    page,
    server,
  }) => {
    const { email } = await newLearner(server.address, 'Nakato Joy', grade);
    await signedIn(page, await sessionOf(server.address, email));
    expect(await tapsToQuestion(page)).toBeLessThanOrEqual(2);
  });

test('who left a quiz is back at its question after one tap', async ({ page, server }) => {
  const { email } = await newLearner(server.address, 'Okello Sam');
  await signedIn(page, await sessionOf(server.address, email));
  await page.goto('/lesson/u400-q1');
  await answerQuestions(fingers, page, await contentOf(server.address, 'u400-q1', 'quiz'), 0, 2);
  await expect(page.getByText('Question 3 of 10', { exact: true })).toBeVisible();
  await page.goto('/dashboard');
  const card = page.getByRole('region', { name: 'Today' });
  await expect(card.getByText('Question 3 of 10')).toBeVisible();
  await tap(page, card.getByRole('link'));
  await expect(page.getByRole('main').getByText('Question 3 of 10', { exact: true })).toBeVisible();
});
