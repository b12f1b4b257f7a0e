import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { answerRight, contentOf, formOf } from '#stage/answers.ts';
import { fingers } from '#stage/hands.ts';
import { publicPages } from '#stage/pages.ts';
import { alive, signInAs } from '#stage/people.ts';
import { expect, test } from '#stage/stage.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** All that night can change: the tokens are colours, and nothing else. */
const colourRules = ['color-contrast', 'link-in-text-block'];

const appPages = {
  learner: [
    '/dashboard',
    '/settings',
    '/community',
    '/teachers',
    '/join-class',
    '/practice',
    '/practice/before-and-after',
    '/profile',
    '/profile?tab=progress',
    '/profile?tab=intelligence',
    '/profile?tab=achievements',
    '/units?grade=7&subject=7&unit=400',
    '/lesson/u400-l1',
    '/lesson/u400-r1',
    '/lesson/u400-q1',
    '/lesson/u414-l1',
    '/lesson/u382-q1',
  ],
  teacher: ['/teacher-dashboard', '/teacher-dashboard/class/7', '/profile', '/classes/mine/cards'],
  parent: ['/parent-dashboard', '/children'],
  administrator: [
    '/administration',
    '/administration?tab=learners',
    '/administration?tab=codes',
    '/administration?tab=school',
  ],
} as const;

/** What axe finds, told so that it can be mended. */
const violations = async (page: Page, where: string, rules?: string[]) => {
  // Legacy: in the page itself. There are no frames to ask, and the other way opens a second page each time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (rules === undefined) axe.withTags(tags);
  else axe.withRules(rules);
  const { violations: found } = await axe.analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${where} ${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
};

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Day or night, when the colours have arrived: some of them fade over, and half-way there is no contrast. */
const light = async (page: Page, colorScheme: 'light' | 'dark') => {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const fades = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(fades.map(({ finished }) => finished));
  });
};

/** Each page by day and by night: the theme follows the system, so one visit shows both. */
const look = async (page: Page, paths: readonly string[], waits = false) => {
  const found: string[] = [];
  for (const path of paths) {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(path);
    await alive(page);
    // What the page shows it asks for first.
    if (waits) await page.waitForLoadState('networkidle');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.getByRole('complementary').first(), 'the demo banner').toBeVisible();
    found.push(...(await violations(page, `light ${path}`)));
    await light(page, 'dark');
    found.push(...(await violations(page, `dark ${path}`, colourRules)));
    const wider = await overflow(page);
    if (wider > 0) found.push(`${path} is ${wider} px wider than the screen`);
  }
  return found;
};

const parts = <T>(list: readonly T[], size: number): T[][] =>
  list.length === 0 ? [] : [list.slice(0, size), ...parts(list.slice(size), size)];

for (const [at, paths] of parts(publicPages(), 5).entries()) {
  test(`axe finds nothing on the public pages, part ${at + 1}, by day and night; none is wider than the screen`, async ({
    page,
    watch,
  }) => {
    test.setTimeout(120_000);
    watch.allow(/404 \(Not Found\)/);
    expect(await look(page, paths)).toEqual([]);
  });
}

for (const [role, all] of Object.entries(appPages)) {
  for (const [at, paths] of parts(all, 5).entries()) {
    test(`axe finds nothing on the pages for ${role}s, part ${at + 1}, by day and night; none is wider than the screen`, async ({
      page,
      server,
      watch,
    }) => {
      test.setTimeout(120_000);
      watch.allow(/404 \(Not Found\)/);
      await signInAs(page, server.address, role as keyof typeof appPages);
      expect(await look(page, paths, true)).toEqual([]);
    });
  }
}

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
