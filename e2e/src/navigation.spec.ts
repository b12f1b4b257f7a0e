import { tabTo } from '#stage/hands.ts';
import { alive, signInAs } from '#stage/people.ts';
import { expect, test } from '#stage/stage.ts';

test.describe('on a phone', () => {
  test.skip(({ isMobile }) => !isMobile, 'the mobile menu is for small screens');

  test('the mobile menu locks the page, closes by Escape and gives the focus back (spec 1 §2.1)', async ({
    page,
  }) => {
    await page.goto('/about');
    await alive(page);
    const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' });
    await menu.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Menu' });
    await expect(dialog).toBeVisible();
    await page.mouse.move(20, 400);
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(200);
    expect(await page.evaluate(() => window.scrollY), 'scrolled behind the open menu').toBe(0);
    for (let presses = 0; presses < 30; presses++) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(() => {
        const { activeElement: now } = document;
        return now !== document.body && now?.closest('dialog') === null;
      });
      expect(outside, 'focus left the menu').toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(menu).toBeFocused();
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  });

  test('the menu leads on, closes behind itself, and opens again', async ({ page }) => {
    await page.goto('/about');
    await alive(page);
    for (const [name, path] of [
      ['Courses', '/courses'],
      ['Home', '/'],
    ] as const) {
      await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`:\\d+${path}$`));
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
    }
  });

  test('the app has a drawer, a bottom bar, and Log out without its word (spec 1 §2.1, §9)', async ({
    page,
    server,
  }) => {
    const { name } = await signInAs(page, server.address, 'learner');
    await page.goto('/dashboard');
    const bar = page.getByRole('navigation', { name: 'AfroLearn' });
    await expect(bar.getByRole('link')).toHaveText(['Learn', 'Tools', 'Me', 'Friends']);
    const logOut = page.getByRole('banner').getByRole('button', { name: 'Log out' });
    await expect(logOut).toBeVisible();
    await expect(logOut.getByText('Log out')).toBeHidden();
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(drawer.getByText(`Hi ${name}`)).toBeVisible();
    await expect(drawer.getByRole('link')).toHaveText([
      'My Courses',
      'Profile & Progress',
      'Community',
      'Teachers/Mentors',
      'Ubongo Tools',
      'Settings',
      'Practice',
      'Help and safety',
    ]);
    await page.keyboard.press('Escape');
    await bar.getByRole('button', { name: 'More' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
  });
});

test.describe('by width', () => {
  test.skip(({ isMobile }) => isMobile, 'sets its own widths');

  for (const [width, word] of [
    [425, false],
    [426, true],
  ] as const) {
    test(`at ${width} px the word Log out is ${word ? 'shown' : 'hidden'} (spec 1 §2.1)`, async ({
      page,
      server,
    }) => {
      await signInAs(page, server.address, 'learner');
      await page.setViewportSize({ width, height: 740 });
      await page.goto('/dashboard');
      const logOut = page.getByRole('banner').getByRole('button', { name: 'Log out' });
      await expect(logOut).toBeVisible();
      await expect(logOut.getByText('Log out')).toBeVisible({ visible: word });
    });
  }

  for (const [width, wide] of [
    [1023, false],
    [1024, true],
  ] as const) {
    test(`at ${width} px the desktop navigation is ${wide ? 'shown' : 'hidden'} (spec 1 §2.1, §9)`, async ({
      page,
      server,
    }) => {
      await signInAs(page, server.address, 'teacher');
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/teacher-dashboard');
      await expect(page.getByRole('banner').getByRole('button', { name: 'Log out' })).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible({ visible: wide });
      await expect(page.getByRole('navigation', { name: 'AfroLearn' })).toBeVisible({ visible: !wide });
      await page.goto('/about');
      await alive(page);
      await expect(page.getByRole('button', { name: 'Explore' })).toBeVisible({ visible: wide });
      await expect(page.getByRole('banner').getByRole('button', { name: 'Menu' })).toBeVisible({
        visible: !wide,
      });
    });
  }

  test('the keyboard skips to the page, and Explore opens and leads on by keys', async ({ page }) => {
    await page.goto('/about');
    await alive(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to the page' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.goto('/about');
    await alive(page);
    await tabTo(page, page.getByRole('button', { name: 'Explore' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Math' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Science' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/science$/);
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test('at 360 px all classes of /practice are seen at once, the own one marked', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/practice?grade=7');
  const chips = page.getByRole('group', { name: 'Choose Your Class' }).getByText(/^Primary \d$/);
  await expect(chips).toHaveCount(7);
  for (const chip of await chips.all()) await expect(chip).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('radio', { name: 'Primary 7' })).toBeChecked();
});

test('the front page reaches both edges, and the picture beside a form hangs whole in the first sight', async ({
  page,
}) => {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const boxOf = async (selector: string) =>
    (await page.locator(selector).first().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.goto('/');
  const hero = await boxOf('main > section');
  expect([hero.x, hero.width]).toEqual([0, width]);
  await page.goto('/login');
  const picture = await boxOf('[data-picture]');
  expect(picture.width / picture.height).toBeCloseTo(width < 900 ? 5 / 2 : 4 / 3, 1);
  expect(picture.y + picture.height).toBeLessThan(height * 0.75);
});
