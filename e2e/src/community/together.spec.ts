import type { Browser, Locator, Page } from '@playwright/test';
import { contentOf, tryRight } from '#stage/answers.ts';
import { fingers } from '#stage/hands.ts';
import { signedIn } from '#stage/people.ts';
import { picture } from '#stage/pictures.ts';
import { type Session, schoolWith } from '#stage/schools.ts';
import { startServer } from '#stage/server.ts';
import { test as base, expect, type Watch } from '#stage/stage.ts';

/** A server of many schools, to check that one school cannot see another. */
const test = base.extend({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const server = await startServer({ SAFETY_PROFILE: 'public' });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

const studentId = (session: Session | undefined) => `AFRO${String(session?.user.id).padStart(6, '0')}`;

const device = async (browser: Browser, watch: Watch, page: Page, address: string): Promise<Page> => {
  const context = await browser.newContext({ viewport: page.viewportSize(), baseURL: address });
  const own = await context.newPage();
  await watch.also(own);
  return own;
};

const signIn = async (page: Page, session: Session | undefined) => {
  if (session === undefined) throw new Error('nobody was made');
  await signedIn(page, session);
};

const friendsTab = async (page: Page) => {
  await page.goto('/community?tab=friends');
  await expect(page.getByRole('heading', { name: 'Add New Friends' })).toBeVisible();
};

const search = (page: Page, text: string) => page.getByLabel('Name or student ID').fill(text);

const acceptInvitation = async (page: Page) => {
  await page.goto('/community?tab=groups');
  await expect(page.getByRole('heading', { name: 'Pending Group Invitations' })).toBeVisible();
  await page.getByRole('button', { name: /^Accept/ }).click();
  await expect(page.getByText('Welcome to the group!')).toBeVisible();
};

const group = 'Omweso Counters';
/* Sixty letters without a space: as long as a name can be. */
const longName = `Auma${'Nakiyingi'.repeat(6)}Na`;

/** Nothing in the dialog overflows. */
const fits = (dialog: Locator) => dialog.evaluate((box) => box.scrollWidth <= box.clientWidth);

/** Reads a text to its end: the shortest thing that counts. */
const readToTheEnd = async (page: Page, address: string) => {
  await page.goto('/lesson/u400-r1');
  const { quickCheck } = await contentOf(address, 'u400-r1', 'reading');
  for (const item of quickCheck) await tryRight(fingers, page.getByRole('main'), item);
  await expect(page.getByText('You read to the end.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Saved' }).last()).toContainText(
    '+25 Wisdom Seeds',
  );
};

const weeklyBoard = async (page: Page) => {
  await page.goto('/community?tab=groups');
  await page
    .getByRole('button', { name: `View: ${group}` })
    .or(page.getByRole('button', { name: `View Group: ${group}` }))
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: 'Leaderboard' }).click();
  await dialog.getByLabel('Which points').selectOption('weekly');
  return dialog;
};

test('two become friends, form a group and invite a third; one learns, the week’s board tells it, another cheers; a fourth from elsewhere finds nobody', async ({
  page: one,
  browser,
  server,
  watch,
}) => {
  test.setTimeout(300_000);
  const { address } = server;
  const [grace, james, mercy] = await schoolWith(server, 'Lake View Primary School', [
    'Akello Grace',
    'Okello James',
    longName,
  ]);
  const [stranger] = await schoolWith(server, 'Hill Side Primary School', ['Chebet Joy']);
  const [two, three, far] = [
    await device(browser, watch, one, address),
    await device(browser, watch, one, address),
    await device(browser, watch, one, address),
  ];
  await signIn(one, grace);
  await signIn(two, james);
  await signIn(three, mercy);
  await signIn(far, stranger);

  // Friends.
  await friendsTab(one);
  await search(one, 'auma');
  await one.getByRole('button', { name: `Report ${longName}` }).click();
  await expect(one.getByRole('button', { name: 'It is unkind' })).toBeVisible();
  expect(await fits(one.getByRole('dialog'))).toBe(true);
  await one.getByRole('button', { name: 'Close' }).click();
  await search(one, 'okello');
  const found = one.getByRole('listitem').filter({ hasText: 'Okello James' });
  expect(
    (await found.getByText('Okello James', { exact: true }).first().boundingBox())?.width,
  ).toBeGreaterThan(90);
  await one.getByRole('button', { name: 'Add Okello James' }).click();
  await expect(one.getByText('Friend request sent!')).toBeVisible();
  await friendsTab(two);
  await expect(two.getByRole('heading', { name: 'Pending Friend Requests' })).toBeVisible();
  await picture(two, 'friend-request');
  await two.getByRole('button', { name: 'Accept Akello Grace' }).click();
  await expect(two.getByText('Friend request accepted!')).toBeVisible();
  await one.reload();
  await expect(one.getByRole('button', { name: 'Remove Okello James' })).toBeVisible();

  // A group of two, and an invitation to a third learner by student ID.
  await one.goto('/community?tab=groups');
  await one.getByRole('button', { name: 'Create Group' }).first().click();
  const form = one.getByRole('dialog');
  // Spec 2 §9: 340 to 400 px wide.
  const wide = await form.evaluate((dialog: HTMLElement) => dialog.offsetWidth);
  expect(wide).toBeGreaterThanOrEqual(340);
  expect(wide).toBeLessThanOrEqual(400);
  await form.getByLabel('Name of the group').fill(group);
  await form.getByRole('checkbox', { name: 'Okello James' }).check();
  await form.getByRole('button', { name: 'Create Group' }).click();
  const opened = one.getByRole('dialog', { name: group });
  await opened.getByLabel('Invite by Email').fill(studentId(mercy));
  await opened.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(opened.getByText('User invited successfully!')).toBeVisible();
  await picture(one, 'group-invite', false);
  await acceptInvitation(two);
  await acceptInvitation(three);

  // A lesson, the board of the week, a cheer.
  await readToTheEnd(two, address);
  const board = await weeklyBoard(one);
  await expect(board.getByRole('listitem').first()).toContainText('Okello');
  await expect(board.getByRole('listitem').first().getByRole('img', { name: 'Place 1' })).toBeVisible();
  await expect(board.getByRole('listitem')).toHaveCount(3);
  expect(await fits(board)).toBe(true);
  await picture(one, 'group-week', false);
  await one.goto('/community');
  await one.getByRole('button', { name: 'Cheer Okello James' }).click();
  const stickers = await one.getByRole('group', { name: 'Choose a sticker' }).getByRole('button').all();
  const tops = await Promise.all(stickers.map(async (sticker) => (await sticker.boundingBox())?.y));
  expect(new Set(tops.slice(0, 4)).size).toBe(1);
  expect(new Set(tops).size).toBe(2);
  await one.getByRole('button', { name: 'Keep growing' }).click();
  await one.getByRole('button', { name: 'Send Keep growing' }).click();
  await expect(one.getByText('Okello James has your sticker now.')).toBeVisible();
  await two.goto('/community');
  await expect(two.getByText('From Akello Grace')).toBeVisible();
  await picture(two, 'sticker');

  // Another school: nobody by name or by student ID, no group, no name on a board.
  await friendsTab(far);
  for (const text of ['akello', 'okello', studentId(grace)]) {
    const answered = far.waitForResponse((answer) => answer.url().includes('/api/users?'));
    await search(far, text);
    expect(await (await answered).json()).toEqual([]);
    await expect(far.getByText('We found nobody of your school with this name.')).toBeVisible();
  }
  await picture(far, 'nobody-found');
  for (const tab of ['groups', 'leaderboard']) {
    await far.goto(`/community?tab=${tab}`);
    await expect(far.getByRole('tabpanel').getByRole('heading').first()).toBeVisible();
    await expect(far.getByText(/Akello|Okello|Auma|Omweso/)).toHaveCount(0);
  }
});
