import type { Locator, Page } from '@playwright/test';
import { authoredAt, contentOf } from '#stage/answers.ts';
import { alive, signInAs } from '#stage/people.ts';
import { expect, test } from '#stage/stage.ts';

/**
 * The smallest phone we measure, where a question with three pictures leaves least room for its explanation.
 */
const size = { width: 360, height: 640 };

/** The whole text is visible and not covered by the button below or the question above. */
const whole = (reason: Locator, words: string) =>
  expect
    .poll(
      () =>
        reason.evaluate((element) => {
          const { left, width, top, bottom } = element.getBoundingClientRect();
          return [top + 4, (top + bottom) / 2, bottom - 4].every((y) =>
            element.contains(document.elementFromPoint(left + width / 2, y)),
          );
        }),
      { message: `the whole reason is in sight: ${words}` },
    )
    .toBe(true);

const reasonOf = (page: Page) => page.getByRole('status').filter({ has: page.getByRole('heading') });

/** Lesson and scene: three pictures below a picture, three drawings from data, five lines with a long reason. */
const scenes = [
  ['u121-l3', 5],
  ['u37-l5', 5],
  ['u346-l5', 4],
] as const;

/** The question may render again when the learner's saved position arrives; then the choice is repeated. */
const choose = (option: Locator) =>
  expect(async () => {
    await option.locator('xpath=ancestor::label').click();
    await expect(option).toBeChecked({ timeout: 1000 });
  }).toPass();

test.beforeEach(({ page }) => page.setViewportSize(size));

test('in a lesson the whole reason is seen after each wrong answer', async ({ page, server }) => {
  for (const [id, scene] of scenes) {
    const { scenes: all } = await contentOf(server.address, id, 'video');
    const visual = all[scene - 1]?.visual;
    if (visual?.kind !== 'question' || !('options' in visual.item)) throw new Error(`${id} asks no choice`);
    const { kind, options } = visual.item;
    const wrong = options.flatMap(({ right }, at) => (right ? [] : [at]));
    await page.goto(`/lesson/${id}`);
    await alive(page);
    const player = page.getByRole('region', { name: 'Explainer' });
    await player.getByRole('button', { name: 'Play', exact: true }).click();
    await player.getByRole('button', { name: 'Pause', exact: true }).click();
    await player.getByRole('slider', { name: 'Place in the lesson' }).focus();
    for (let at = 1; at < scene; at++) await page.keyboard.press('PageUp');
    for (const place of [wrong[0] ?? 0, wrong[1] ?? wrong[0] ?? 0]) {
      const role = kind === 'single' ? 'radio' : 'checkbox';
      await authoredAt(player.getByRole(role), place).click({ force: true });
      if (kind === 'several') await player.getByRole('button', { name: 'Check', exact: true }).click();
      await whole(reasonOf(page), `scene ${scene} of ${id}`);
      const again = player.getByRole('button', { name: 'Try again', exact: true });
      if (await again.isVisible()) await again.click();
    }
  }
});

test('in a question scene the line of the lesson has air below the buttons', async ({ page, server }) => {
  const [id, scene] = scenes[0];
  await contentOf(server.address, id, 'video');
  await page.goto(`/lesson/${id}`);
  await alive(page);
  const player = page.getByRole('region', { name: 'Explainer' });
  await player.getByRole('button', { name: 'Play', exact: true }).click();
  await player.getByRole('button', { name: 'Pause', exact: true }).click();
  const line = player.getByRole('slider', { name: 'Place in the lesson' });
  await line.focus();
  for (let at = 1; at < scene; at++) await page.keyboard.press('PageUp');
  await player.getByRole('radio').first().click({ force: true });
  const on = player.getByRole('button', { name: 'Carry on', exact: true });
  await expect(on).toBeVisible();
  const air = async () => {
    const [button, piece] = [await on.boundingBox(), await line.locator('i').first().boundingBox()];
    return (piece?.y ?? 0) - (button === null ? 0 : button.y + button.height);
  };
  await expect.poll(air).toBeGreaterThanOrEqual(12);
});

test('a told scene is at most 1.08 times as high as wide, and its words are large', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/lesson/u85-l1');
  await alive(page);
  const player = page.getByRole('region', { name: 'Explainer' });
  await player.getByRole('button', { name: 'Play', exact: true }).click();
  await player.getByRole('button', { name: 'Pause', exact: true }).click();
  await player.getByRole('button', { name: 'Next scene', exact: true }).click();
  await player.getByRole('button', { name: 'Next scene', exact: true }).click();
  await expect(page.getByText('Scene 3 of')).toBeVisible();
  const number = player.getByText('50', { exact: true });
  const [high, letters] = await number.evaluate((element) => {
    let stage: Element | null = element;
    while (stage !== null && getComputedStyle(stage).overflowY !== 'auto') stage = stage.parentElement;
    return [
      stage?.getBoundingClientRect().height ?? 0,
      Number.parseFloat(getComputedStyle(element).fontSize),
    ];
  });
  expect(high).toBeLessThanOrEqual(360 * 1.08 + 1);
  expect(letters, 'the numbers of a line').toBeGreaterThanOrEqual(16);
});

test('in a quiz and an exercise the whole reason is seen after a wrong answer', async ({ page, server }) => {
  const { items } = await contentOf(server.address, 'u121-q2', 'quiz');
  const [asked] = items;
  if (asked?.kind !== 'single') throw new Error('the quiz begins with no choice');
  const wrong = asked.options.findIndex(({ right }) => !right);
  const main = page.locator('button[type=submit]');
  await page.goto('/lesson/u121-q2');
  await alive(page);
  await choose(authoredAt(page.locator('form').getByRole('radio'), wrong));
  await main.click();
  await whole(reasonOf(page), 'the quiz');

  await signInAs(page, server.address, 'learner');
  await expect(async () => {
    await page.goto('/practice/compass-points');
    await expect(page.locator('form figure')).toBeVisible({ timeout: 5000 });
  }).toPass();
  await choose(page.locator('form').getByRole('radio').first());
  await main.click();
  await whole(reasonOf(page), 'the exercise');
});
