import { answerRight, contentOf, formOf } from '#stage/answers.ts';
import { colourRules, light, violations } from '#stage/axe.ts';
import { fingers } from '#stage/hands.ts';
import { alive, signInAs } from '#stage/people.ts';
import { expect, test } from '#stage/stage.ts';

test('axe finds nothing on the open bell, the avatar chooser and answers that are explained', async ({
  page,
  server,
}) => {
  await signInAs(page, server.address, 'learner');
  const bothThemes = async (where: string) => {
    await light(page, 'light');
    const day = await violations(page, `light ${where}`);
    await light(page, 'dark');
    expect([...day, ...(await violations(page, `dark ${where}`, colourRules))]).toEqual([]);
  };
  await page.goto('/profile');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Notifications/ })
    .click();
  await expect(
    page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem').first(),
  ).toBeVisible();
  await bothThemes('bell');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Change your avatar' }).click();
  const chooser = page.getByRole('dialog', { name: 'Choose Your Avatar' });
  await expect(chooser.getByRole('group', { name: 'Animals' })).toBeVisible();
  await bothThemes('avatar chooser');
  await page.goto('/lesson/u382-q1');
  const { items } = await contentOf(server.address, 'u382-q1', 'quiz');
  const [first, second] = items;
  if (first === undefined || second?.kind !== 'number') throw new Error('The checkpoint has other questions');
  await answerRight(fingers, formOf(page.getByRole('main'), first), first);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Yes.' })).toBeVisible();
  await bothThemes('right answer');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await formOf(page.getByRole('main'), second).getByRole('textbox').fill('-7');
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Not yet.' })).toBeVisible();
  await bothThemes('answer that is not yet right');
});

test('axe finds nothing on the open menu, the bell, the signup steps and their errors', async ({
  page,
  isMobile,
}) => {
  await page.goto('/signup');
  await alive(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Please write your name.')).toBeVisible();
  expect(await violations(page, 'errors')).toEqual([]);
  await page.getByLabel('Full name').fill('Akello');
  await page.getByLabel('Email', { exact: true }).fill('a@b.ug');
  await page.getByLabel('Password', { exact: true }).fill('three mangoes 7');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Step 2 of 3')).toBeVisible();
  expect(await violations(page, 'step 2')).toEqual([]);
  if (isMobile) await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  else await page.getByRole('button', { name: 'Explore' }).click();
  await expect(isMobile ? page.getByRole('dialog', { name: 'Menu' }) : page.getByRole('menu')).toBeVisible();
  expect(await violations(page, 'menu')).toEqual([]);
});

test('control: axe sees a picture without words and a button without a name', async ({ page }) => {
  await page.goto('/about');
  await alive(page);
  await page.evaluate(() => {
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<img src="/icon.svg"><button></button>');
  });
  const found = await violations(page, 'control');
  expect(found.join()).toContain('image-alt');
  expect(found.join()).toContain('button-name');
});
