import { contentOf } from '#stage/answers.ts';
import { expect, test } from '#stage/stage.ts';

/** Everything that is pressed lies on the screen, without scrolling: on a small phone and on a low computer screen. */
for (const size of [
  { width: 360, height: 740 },
  { width: 1280, height: 720 },
])
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
      if (visual.kind === 'question' && visual.item.kind === 'single') {
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
