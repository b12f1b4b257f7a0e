import type { Page } from '@playwright/test';
import { colourRules, light, violations } from '#stage/axe.ts';
import { publicPages } from '#stage/pages.ts';
import { alive, signInAs } from '#stage/people.ts';
import { expect, test } from '#stage/stage.ts';

const appPages = {
  learner: [
    '/dashboard',
    '/settings',
    '/community',
    '/community?tab=friends',
    '/community?tab=groups',
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
    '/review',
    '/ubongo-tools',
    '/tools/jokes-riddles',
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

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * Tab names that overflow their tab or the screen. A scrolling row must show the selected tab completely, a
 * part of another as a hint, and every tab completely once scrolled to.
 */
const cutTabs = (page: Page) =>
  page.evaluate(() => {
    const isOut = (tab: HTMLElement) => {
      const { left, right, width } = tab.getBoundingClientRect();
      return width > 0 && (left < 0 || right > innerWidth);
    };
    const isPartly = (tab: HTMLElement) => {
      const { left, right } = tab.getBoundingClientRect();
      return (left < 0 && right > 12) || (left < innerWidth - 12 && right > innerWidth);
    };
    return [...document.querySelectorAll<HTMLElement>('[role="tablist"]')].flatMap((row) => {
      const tabs = [...row.querySelectorAll<HTMLElement>('[role="tab"]')];
      const tight = tabs.filter((tab) => tab.scrollWidth > tab.clientWidth).map((tab) => tab.innerText);
      const out = tabs.filter(isOut);
      if (out.length === 0 || !/auto|scroll/.test(getComputedStyle(row).overflowX))
        return [...tight, ...out.map((tab) => tab.innerText)];
      const hidden = out.filter((tab) => tab.ariaSelected === 'true').map((tab) => tab.innerText);
      const unsigned = tabs.some(isPartly) ? [] : ['row without a sign of more'];
      const before = row.scrollLeft;
      const lost = tabs.filter((tab) => {
        row.scrollLeft += tab.getBoundingClientRect().left - 16;
        return isOut(tab);
      });
      row.scrollLeft = before;
      return [...tight, ...hidden, ...unsigned, ...lost.map((tab) => tab.innerText)];
    });
  });

/*
 * Colours hardly depend on the width: dark mode is checked on the phone, and by `npm run proof` at both
 * widths.
 */
const widths = [
  { width: 360, height: 740, night: true },
  { width: 1280, height: 900, night: process.env['PROOF'] === '1' },
];

/** Each page, narrow and wide, light and dark, in one visit. */
const look = async (page: Page, paths: readonly string[], waits = false) => {
  const found: string[] = [];
  for (const path of paths) {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(path);
    await alive(page);
    // Waits for the page's calls.
    if (waits) await page.waitForLoadState('networkidle');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeVisible();
    // A full-screen task has no bars, and always an exit.
    const out = page
      .getByRole('button', { name: /^Leave/ })
      .or(page.getByRole('link', { name: /^(Close|All practice|Back to the tools)$/ }));
    const banner = page.getByRole('complementary').or(out);
    await expect(banner.first(), 'the demo banner').toBeVisible();
    for (const { night, ...size } of widths) {
      await page.setViewportSize(size);
      await light(page, 'light');
      found.push(...(await violations(page, `light ${size.width} ${path}`)));
      if (night) {
        await light(page, 'dark');
        found.push(...(await violations(page, `dark ${size.width} ${path}`, colourRules)));
      }
      const wider = await overflow(page);
      if (wider > 0) found.push(`${path} is ${wider} px wider than a screen of ${size.width}`);
      found.push(...(await cutTabs(page)).map((name) => `${path} cuts the tab ${name} at ${size.width}`));
    }
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
