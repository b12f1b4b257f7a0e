import type { Locator, Page } from '@playwright/test';
import { authoredAt, contentOf } from '#stage/answers.ts';
import { inSight } from '#stage/in-sight.ts';
import { alive } from '#stage/people.ts';
import { expect, test } from '#stage/stage.ts';

/** The scene of each kind that needs most room: lesson and scene. */
const fullest = [
  {
    size: { width: 360, height: 740 },
    scenes: [
      ['u133-l5', 7],
      ['u37-l4', 8],
      ['u346-l3', 4],
      ['u346-l4', 13],
      ['u361-l4', 6],
      ['u181-l3', 7],
      ['u181-l3', 10],
    ],
  },
  {
    size: { width: 1280, height: 720 },
    scenes: [
      ['u109-l5', 3],
      ['u133-l5', 9],
      ['u420-l4', 13],
      ['u346-l5', 11],
      ['u196-l1', 7],
      ['u300-l2', 10],
    ],
  },
] as const;

/** A device with a voice shows an ear on every answer, which takes room. */
const withVoice = (page: Page) =>
  page.addInitScript(() => {
    const voice = { voiceURI: 'here', name: 'here', lang: 'en-GB', localService: true, default: true };
    Object.defineProperty(speechSynthesis, 'getVoices', { value: () => [voice] });
    Object.defineProperty(speechSynthesis, 'speak', { value: () => {} });
  });

/** The part of the text outside its scroll container. */
const hiddenPart = (words: Locator) =>
  words.evaluate((element) => {
    let place = element.parentElement;
    while (place !== null && getComputedStyle(place).overflowY !== 'auto') place = place.parentElement;
    return place === null ? Number.NaN : place.scrollHeight - place.clientHeight;
  });

for (const { size, scenes } of fullest) {
  test(`a question and all its answers are seen at once at ${size.width} × ${size.height}`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize(size);
    await withVoice(page);
    for (const [id, scene] of scenes) {
      const { scenes: all } = await contentOf(server.address, id, 'video');
      const visual = all[scene - 1]?.visual;
      await page.goto(`/lesson/${id}`);
      await alive(page);
      const player = page.getByRole('region', { name: 'Explainer' });
      await player.getByRole('button', { name: 'Play', exact: true }).click();
      await player.getByRole('button', { name: 'Pause', exact: true }).click();
      await player.getByRole('slider', { name: 'Place in the lesson' }).focus();
      for (let at = 1; at < scene; at++) await page.keyboard.press('PageUp');
      await expect(page.getByText(`Scene ${scene} of ${all.length}`)).toBeVisible();
      const place = `scene ${scene} of ${id}`;
      await expect
        .poll(() => hiddenPart(player.getByRole('heading', { level: 2 })), { message: `hidden in ${place}` })
        .toBe(0);

      if (visual?.kind !== 'question' || visual.item.kind !== 'single') continue;
      const wrong = visual.item.options.findIndex(({ right }) => !right);
      await authoredAt(player.getByRole('radio'), wrong).click({ force: true });
      await inSight(player.getByRole('heading', { name: 'Try again.' }), `what is said in ${place}`);
      await inSight(player.getByRole('heading', { level: 2 }), `what was asked in ${place}`);
      await inSight(player.getByRole('button', { name: 'Try again', exact: true }), `the way on in ${place}`);
      await inSight(authoredAt(player.getByRole('radio'), wrong), `what was chosen in ${place}`);
    }
  });
}

test('three piles of money stand whole on a phone', async ({ page }) => {
  await page.setViewportSize(fullest[0].size);
  await page.goto('/lesson/u361-l5');
  await alive(page);
  const player = page.getByRole('region', { name: 'Explainer' });
  await player.getByRole('button', { name: 'Play', exact: true }).click();
  await player.getByRole('button', { name: 'Next scene', exact: true }).click();
  await expect.poll(() => hiddenPart(player.getByText('He got', { exact: true }))).toBe(0);
});
