import { contentOf } from '#stage/answers.ts';
import { inSight } from '#stage/in-sight.ts';
import { expect, test } from '#stage/stage.ts';

/** Everything that is pressed lies on the screen, without scrolling: on a small phone and on a low computer screen. */
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
        const wrong = visual.item.options.findIndex(({ right }) => !right);
        await player.getByRole('radio').nth(wrong).click({ force: true });
        for (const seen of [
          player.getByRole('heading', { name: 'Try again.' }),
          player.getByRole('button', { name: 'Try again', exact: true }),
          player.getByRole('button', { name: /^(Carry on|Finish)$/ }),
        ])
          await expect(seen, 'what is said and both ways are in sight').toBeInViewport({ ratio: 1 });
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

    // A drawing and three drawn answers: the most that a question of a quiz holds.
    const { items } = await contentOf(server.address, 'u73-q1', 'quiz');
    const drawn = items.findIndex(({ kind, figure }) => kind === 'single' && figure !== undefined);
    await page.goto('/lesson/u73-q1');
    for (let at = 0; at < drawn; at++)
      await page.getByRole('button', { name: 'Skip this one', exact: true }).click();
    await inSight(page.getByRole('radio').nth(0), 'the first answer of the quiz');
    await inSight(page.getByRole('radio').nth(1), 'the second answer of the quiz');
    await inSight(main, 'the main button of the quiz');
    await page.getByRole('radio').first().check();
    await main.click();
    await inSight(page.getByRole('heading', { name: /^(Yes|Not yet)\.$/ }), 'what the quiz says');
    await inSight(main, 'the way on in the quiz');
  });
}
