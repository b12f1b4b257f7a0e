import { prerenderedPages } from '#stage/pages.ts';
import { alive, signInAs } from '#stage/people.ts';
import { expect, test } from '#stage/stage.ts';

// Every journey checks requests to other origins, content policy violations and console errors (see
// stage.ts). This file visits the pages that no other journey does.

test('every prerendered page comes alive without a complaint and shows the same words before and after', async ({
  page,
}) => {
  test.setTimeout(120_000);
  // Pages are prerendered without a voice: on a device with one, ears appear only after hydration.
  await page.addInitScript(() => {
    speechSynthesis.getVoices = () => [
      { lang: 'en-GB', localService: true, name: 'Voice', voiceURI: 'voice', default: true },
    ];
  });
  for (const path of prerenderedPages()) {
    const plain = await (await page.request.get(path)).text();
    const titleBefore = /<title>([^<]*)/.exec(plain)?.[1]?.replaceAll('&amp;', '&');
    const headingBefore = /<h1[^>]*>([^<]*)/.exec(plain)?.[1];
    await page.goto(path);
    await alive(page);
    expect(await page.title()).toBe(titleBefore);
    if (headingBefore !== undefined && headingBefore !== '')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        headingBefore.replaceAll('&amp;', '&').replaceAll('&#x27;', '’'),
      );
  }
});

test('a walk through the app by its own links stays on our origin (promise S9)', async ({ page, server }) => {
  await signInAs(page, server.address, 'learner');
  await page.goto('/dashboard');
  for (const name of ['Cultural Corner', 'Money Smart', 'Code Club', 'Creative Arts']) {
    await page.getByRole('link', { name, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await page.goto('/dashboard');
  }
});

test('control: another origin, a forbidden style and a console error are all noticed', async ({
  page,
  watch,
}) => {
  await page.goto('/about');
  await page.evaluate(() => {
    const image = new Image();
    image.src = 'http://127.0.0.1:9/pixel.gif';
    document.body.setAttribute('style', 'color: red');
    document.body.insertAdjacentHTML('beforeend', '<p style="color:red">x</p>');
  });
  await expect.poll(() => watch.problems.join('\n')).toMatch(/Content policy: img-src/);
  expect(watch.problems.join('\n')).toMatch(/Content policy: style-src/);
  watch.allow(/./);
});
