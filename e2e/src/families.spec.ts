import type { Browser, Page } from '@playwright/test';
import { alive, freshEmail, logIn, password, signInAs } from '#stage/people.ts';
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

const asHead = async (address: string, head: string, path: string, body: object = {}): Promise<unknown> => {
  const answer = await fetch(`${address}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${head}` },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return await answer.json();
};

/** A class with children, a paper task for everybody, and each child's link code. */
const aClassOf = async (address: string, head: string, names: readonly string[]) => {
  const made = await asHead(address, head, 'classes', {
    name: 'P6 River',
    grade: 'Primary 6',
    subject: 'Science',
  });
  const { id: classId } = made as { id: number };
  const cards = await asHead(address, head, `classes/${classId}/students`, { names, secret: 'card' });
  const paper = {
    classId,
    ref: 'paper',
    title: 'A circuit in my home',
    paper: 'Draw a torch and say how it works.',
  };
  const work = (await asHead(address, head, 'assignments', paper)) as { id: number };
  const children = [];
  for (const { id } of cards as { id: number }[]) {
    const { code } = (await asHead(address, head, `children/${id}/link-code`)) as { code: string };
    children.push({ id, code });
  }
  return { children, workId: work.id };
};

/** Opens a browser context for one person's phone. */
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

/** The teacher accepts handed-in work without a network: it waits on the device, and is sent when it is back. */
const reviewWithoutNetwork = async (browser: Browser, watch: Watch, address: string, workId: number) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED/);
  const context = await browser.newContext({ baseURL: address });
  const desk = await context.newPage();
  await watch.also(desk);
  await signInAs(desk, address, 'administrator');
  await desk.goto(`/assignments/${workId}`);
  await expect(desk.getByText('The torch glows when the circle is closed.')).toBeVisible();
  await context.setOffline(true);
  await desk.getByLabel('Comment', { exact: true }).fill('Well drawn.');
  await desk.getByRole('button', { name: 'Accept' }).click();
  await expect(
    desk.getByText('Saved on this device. It will be sent when there is a network.'),
  ).toBeVisible();
  await context.setOffline(false);
  await expect(desk.getByText('Nothing waits for you.')).toBeVisible();
  await context.close();
};

test('a mother decides for two children, a father sees what he may, a stranger gets nothing (issue 15)', async ({
  page,
  server,
  browser,
  watch,
}) => {
  const { address } = server;
  const head = await headOf(address);
  const { children, workId } = await aClassOf(address, head, ['Apio Amina', 'Apio Brian']);
  const [amina, brian] = children;
  if (amina === undefined || brian === undefined) throw new Error('Nobody was made');
  await logIn(page, await register(address, 'Apio Mary'));
  await addByCode(page, amina.code, 'Apio Amina');
  await addByCode(page, brian.code, 'Apio Brian');

  await page.goto('/parent-dashboard');
  await expect(page.getByRole('heading', { name: 'Apio Amina' })).toBeVisible();
  await expect(page.getByText('Brian did not learn on AfroLearn this week.')).toBeVisible();
  await page.getByRole('link', { name: 'What Apio Amina may use, and who looked' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'What Apio Amina may use' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Who looked' }).getByText('You')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Leaderboards' }).click();
  await expect(page.getByText('Off: set by you.')).toBeVisible();
  // Brian's seeds and badges are switched off; boards go off with them.
  await page.goto(`/children/${brian.id}/use`);
  await page.getByRole('checkbox', { name: 'Seeds, streaks and badges' }).click();
  await expect(page.getByText('Off: set by you.')).toHaveCount(2);

  // She reviews work: Amina hands in a drawing, the teacher reviews it, and it is done.
  await page.goto('/parent-dashboard');
  await page.getByRole('tab', { name: 'Assignments' }).click();
  await expect(page.getByRole('heading', { name: 'Assignments by Child' })).toBeVisible();
  await page.getByRole('button', { name: 'Upload/Review: A circuit in my home, Apio Amina' }).click();
  await page.getByLabel('What your child wrote or said').fill('The torch glows when the circle is closed.');
  await page.getByRole('button', { name: 'Hand in' }).click();
  await expect(page.getByText('It is handed in.')).toBeVisible();
  await page.getByRole('button', { name: 'I have looked at it' }).click();
  await expect(page.getByText('Thank you. The teacher sees that you looked.')).toBeVisible();
  await reviewWithoutNetwork(browser, watch, address, workId);
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  await expect(async () => {
    await page.reload();
    await page.getByRole('tab', { name: 'Assignments' }).click();
    await expect(row('Apio Amina')).toContainText('Reviewed', { timeout: 2_000 });
  }).toPass();
  await expect(row('Apio Brian').getByRole('button')).toHaveText('Upload/Review');
  await page.goto(`/children/${amina.id}/use`);

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
  // Her choice applies on his phone, too, and he cannot change it.
  watch.allow(/403|404|409/);
  await father.reload();
  await expect(father.getByText('Off: consent is missing.').first()).toBeVisible();
  await father.getByRole('button', { name: 'I agree' }).click();
  await expect(father.getByText(/Only they can give it again/)).toBeVisible();
  await father.goto(`/children/${brian.id}/use`);
  await expect(father.getByText('This child is not on your list').first()).toBeVisible();

  // A copy to read; then the second child's account is scheduled for deletion, and one click keeps it.
  await page.goto(`/children/${brian.id}/care`);
  await page.getByRole('button', { name: 'Read the copy' }).click();
  await expect(page.getByRole('heading', { name: 'Copy of the data of Apio Brian' })).toBeVisible();
  await page.goto(`/children/${brian.id}/care`);
  await page.getByRole('button', { name: 'Delete...' }).click();
  await page.getByLabel('Write DELETE to go on').fill('DELETE');
  await page.getByRole('button', { name: 'Delete in 7 days' }).click();
  await expect(page.getByText('7 days left')).toBeVisible();
  await page.goto('/children');
  await expect(page.getByText(/^Apio Brian’s account will be deleted on/)).toBeVisible();
  await page.getByRole('button', { name: 'Keep the account of Apio Brian' }).click();
  await expect(page.getByText('The account of Apio Brian stays. Everything is as it was.')).toBeVisible();

  const stranger = await arrive(browser, watch, page, await register(address, 'Nobody Known'));
  await stranger.goto(`/children/${amina.id}/care`);
  await expect(stranger.getByText('This child is not on your list').first()).toBeVisible();
  await stranger.goto(`/children/${amina.id}/use`);
  await expect(stranger.getByText('This child is not on your list').first()).toBeVisible();
  await expect(stranger.getByText('Amina')).toHaveCount(0);
});
