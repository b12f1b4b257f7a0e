import type { Browser, Page } from '@playwright/test';
import { alive, freshEmail, logIn, newLearner, password, sessionOf } from '#stage/people.ts';
import { expect, test, type Watch } from '#stage/stage.ts';

type Session = { token: string; user: { id: number } };

const register = async (address: string, name: string): Promise<string> => {
  const email = freshEmail('parent');
  const answer = await fetch(`${address}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, name, role: 'parent' }),
  });
  if (answer.status !== 201) throw new Error(`Nobody was made: ${await answer.text()}`);
  return email;
};

const headOf = async (address: string): Promise<string> => {
  const people = (await (await fetch(`${address}/api/demo/people`)).json()) as {
    id: number;
    about: string;
  }[];
  const head = people.find(({ about }) => about === 'head teacher');
  const answer = await fetch(`${address}/api/demo/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ personId: head?.id }),
  });
  return ((await answer.json()) as Session).token;
};

/** A child of the school, and the code that the head of the school hands to the family. */
const childWithCode = async (address: string, head: string, name: string) => {
  const { email } = await newLearner(address, name, 'Primary 6');
  const { user } = (await sessionOf(address, email)) as unknown as Session;
  const answer = await fetch(`${address}/api/children/${user.id}/link-code`, {
    method: 'POST',
    headers: { authorization: `Bearer ${head}` },
  });
  return { id: user.id, code: ((await answer.json()) as { code: string }).code };
};

/** Somebody on a phone of their own. */
const arrive = async (browser: Browser, watch: Watch, page: Page, email: string): Promise<Page> => {
  const context = await browser.newContext({
    viewport: page.viewportSize(),
    baseURL: new URL(page.url()).origin,
  });
  const own = await context.newPage();
  await watch.also(own);
  await logIn(own, email);
  return own;
};

const addByCode = async (page: Page, code: string, name: string) => {
  await page.goto('/children');
  await alive(page);
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Add my child' }).click();
  await expect(page.getByText(`${name} is on your list now.`)).toBeVisible();
};

test('a mother decides for two children, a father sees what he may, a stranger gets nothing (issue 15)', async ({
  page,
  server,
  browser,
  watch,
}) => {
  const { address } = server;
  const head = await headOf(address);
  const [amina, brian] = [
    await childWithCode(address, head, 'Apio Amina'),
    await childWithCode(address, head, 'Apio Brian'),
  ];
  await logIn(page, await register(address, 'Apio Mary'));
  await addByCode(page, amina.code, 'Apio Amina');
  await addByCode(page, brian.code, 'Apio Brian');

  await page.goto('/parent-dashboard');
  await expect(page.getByRole('heading', { name: 'Apio Amina' })).toBeVisible();
  await expect(page.getByText('Brian did not learn here this week.')).toBeVisible();
  await page.getByRole('link', { name: 'What Apio Amina may use, and who looked' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'What Apio Amina may use' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Who looked' }).getByText('You')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Leaderboards' }).click();
  await expect(page.getByText('Off: set by you.')).toBeVisible();

  const shared = await page.evaluate(async (id) => {
    const answer = await fetch(`/api/children/${id}/link-code`, {
      method: 'POST',
      headers: { authorization: `Bearer ${localStorage.getItem('token')}` },
    });
    return (await answer.json()) as { code: string };
  }, amina.id);
  const father = await arrive(browser, watch, page, await register(address, 'Okot Peter'));
  await addByCode(father, shared.code, 'Apio Amina');
  await father.goto(`/children/${amina.id}/use`);
  await expect(father.getByText('Off: set by another guardian.')).toBeVisible();
  await expect(
    father.getByRole('region', { name: 'Who looked' }).getByText('Another guardian'),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Withdraw my consent' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw my consent' }).click();
  await expect(page.getByText('Recorded. Others see nothing of Apio Amina from now on.')).toBeVisible();
  // Her no is heard on his phone too, and he cannot take it back.
  watch.allow(/403|404|409/);
  await father.reload();
  await expect(father.getByText('Off: consent is missing.').first()).toBeVisible();
  await father.getByRole('button', { name: 'I agree' }).click();
  await expect(father.getByText(/Only they can give it again/)).toBeVisible();
  await father.goto(`/children/${brian.id}/use`);
  await expect(father.getByText('This did not load.')).toBeVisible();

  // A copy to read; then the account of the second child is to go in seven days, and a word keeps it.
  await page.goto(`/children/${brian.id}/care`);
  await page.getByRole('button', { name: 'Read the copy' }).click();
  await expect(page.getByRole('heading', { name: 'Copy of the data of Apio Brian' })).toBeVisible();
  await page.goto(`/children/${brian.id}/care`);
  await page.getByRole('button', { name: 'Delete...' }).click();
  await page.getByLabel('Write DELETE to go on').fill('DELETE');
  await page.getByRole('button', { name: 'Delete in 7 days' }).click();
  await expect(page.getByText('7 days left')).toBeVisible();
  await page.getByRole('button', { name: 'Keep the account' }).click();
  await expect(page.getByText('The account stays. Everything is as it was.')).toBeVisible();

  const stranger = await arrive(browser, watch, page, await register(address, 'Nobody Known'));
  await stranger.goto(`/children/${amina.id}/care`);
  await expect(stranger.getByText('We could not load this. Check the network and try again.')).toBeVisible();
  await stranger.goto(`/children/${amina.id}/use`);
  await expect(stranger.getByText('This did not load.')).toBeVisible();
  await expect(stranger.getByText('Amina')).toHaveCount(0);
});
