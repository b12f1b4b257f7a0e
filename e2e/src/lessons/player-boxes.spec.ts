import { authoredAt, contentOf } from '#stage/answers.ts';
import { inSight } from '#stage/in-sight.ts';
import { signInAs } from '#stage/people.ts';
import { expect, test } from '#stage/stage.ts';

/** All buttons are visible without scrolling, on a small phone and on a low computer screen. */
const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 720 },
];

for (const size of sizes) {
  test(`the player and its controls fit ${size.width} × ${size.height}, in question scenes too`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize(size);
    const { scenes } = await contentOf(server.address, 'u400-l1', 'video');
    await page.goto('/lesson/u400-l1');
    const player = page.getByRole('region', { name: 'Explainer' });
    await player.getByRole('button', { name: 'Play', exact: true }).click();
    await player.getByRole('button', { name: 'Pause', exact: true }).click();
    await expect(page.getByRole('tab'), 'nothing but the player').toHaveCount(0);
    for (const [at, { visual }] of scenes.entries()) {
      await expect(page.getByText(`Scene ${at + 1} of ${scenes.length}`)).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
        size.height,
      );
      for (const name of ['Scene before', 'Next scene', 'Leave. Your place stays.']) {
        const box = await player.getByRole('button', { name, exact: true }).boundingBox();
        expect(box === null ? Number.NaN : box.y + box.height, name).toBeLessThanOrEqual(size.height);
      }
      if (visual.kind === 'question' && visual.item.kind === 'match')
        for (const list of await player.locator('form').getByRole('list').all())
          await inSight(list.getByRole('button').last(), 'the last of the pairs');
      if (visual.kind === 'question' && visual.item.kind === 'single') {
        await inSight(player.getByRole('radio').first(), 'the first answer');
        await inSight(player.getByRole('radio').last(), 'the last answer');
        const wrong = visual.item.options.findIndex(({ right }) => !right);
        await authoredAt(player.getByRole('radio'), wrong).click({ force: true });
        for (const seen of [
          player.getByRole('heading', { name: 'Try again.' }),
          player.getByRole('button', { name: 'Try again', exact: true }),
          player.getByRole('button', { name: /^(Carry on|Finish)$/ }),
        ])
          await expect(seen, 'what is said and both ways are in sight').toBeInViewport({ ratio: 1 });
        await inSight(authoredAt(player.getByRole('radio'), wrong), 'what was chosen');
        await inSight(player.getByRole('heading', { name: 'Try again.' }), 'what is said of it');
      }
      if (at < scenes.length - 1)
        await player.getByRole('button', { name: 'Next scene', exact: true }).click();
    }
  });

  test(`answers of a quiz, its main button and what is said are in sight at ${size.width} × ${size.height}`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize(size);
    const main = page.locator('button[type=submit]');

    // A drawing and three drawn answers: the largest quiz question.
    const { items } = await contentOf(server.address, 'u73-q1', 'quiz');
    const drawn = items.findIndex(({ kind, figure }) => kind === 'single' && figure !== undefined);
    const asked = items[drawn];
    if (asked?.kind !== 'single') throw new Error('the quiz has no drawing');
    const [right, wrong] = [true, false].map((is) =>
      asked.options.findIndex((option) => option.right === is),
    );
    await page.goto('/lesson/u73-q1');
    for (let at = 0; at < drawn; at++)
      await page.getByRole('button', { name: 'Skip this one', exact: true }).click();
    await inSight(page.getByRole('radio').nth(0), 'the first answer of the quiz');
    await inSight(page.getByRole('radio').nth(1), 'the second answer of the quiz');
    await inSight(main, 'the main button of the quiz');
    await authoredAt(page.getByRole('radio'), wrong ?? 0).check();
    await main.click();
    await inSight(page.getByRole('heading', { name: 'Not yet.' }), 'what the quiz says');
    await inSight(authoredAt(page.getByRole('radio'), wrong ?? 0), 'what was chosen');
    await inSight(authoredAt(page.getByRole('radio'), right ?? 0), 'what is right');
    await inSight(main, 'the way on in the quiz');
  });

  test(`an exercise with a figure and a question of the review stand whole at ${size.width} × ${size.height}`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize(size);
    await signInAs(page, server.address, 'learner');
    const main = page.locator('button[type=submit]');
    const isWhole = async (words: string) => {
      await inSight(main, `the main button of ${words}`);
      const fields = page.locator('form').getByRole('radio').or(page.locator('form').getByRole('textbox'));
      await inSight(fields.first(), `the first place to answer of ${words}`);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, `nothing of ${words} is beside the screen`).toBeLessThanOrEqual(size.width);
      const last = fields.last();
      await last.evaluate((field) => field.scrollIntoView({ block: 'center' }));
      await inSight(last, `the last place to answer of ${words}`);
    };

    // Only some of these exercises have a plan; each visit draws another one.
    await expect(async () => {
      await page.goto('/practice/compass-points');
      await expect(page.locator('form figure')).toBeVisible({ timeout: 5000 });
    }).toPass();
    await isWhole('the exercise');
    const answer = page.locator('form').getByRole('radio').first();
    await answer.check();
    await main.click();
    await inSight(page.getByRole('heading', { name: /^(Yes|Not yet)\.$/ }), 'what the exercise says');
    await inSight(answer, 'what was chosen in the exercise');

    await page.goto('/review');
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await isWhole('the review');
  });
}
