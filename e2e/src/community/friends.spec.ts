import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { cardText } from '@afrolearn/learning/people/secrets.ts';
import type { Browser, Page } from '@playwright/test';
import { freshEmail, password, signedIn } from '#stage/people.ts';
import { picture } from '#stage/pictures.ts';
import { startServer } from '#stage/server.ts';
import { test as base, expect, type Watch } from '#stage/stage.ts';

/** A server of many schools: what one school must not see, another has. */
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

type Session = { token: string; user: { id: number } };

const send = async <T>(
  address: string,
  method: string,
  path: string,
  body?: object,
  token?: string,
): Promise<T> => {
  const answer = await fetch(`${address}/api${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
};

/** A school with a head, a teacher and a class of Primary 6 whose papers are signed: the sessions of its pupils. */
const schoolWith = async (
  { address, dataDir }: { address: string; dataDir: string },
  name: string,
  pupils: readonly string[],
): Promise<Session[]> => {
  const [head, teacher] = [freshEmail('head'), freshEmail('teacher')];
  const program = join(import.meta.dirname, '../../../api/dist/school.js');
  await promisify(execFile)(
    process.execPath,
    [program, '--school', name, '--name', 'Nalubega Sarah', '--email', head],
    {
      env: {
        PATH: process.env['PATH'],
        DATA_DIR: dataDir,
        SAFETY_PROFILE: 'public',
        ADMINISTRATOR_PASSWORD: password,
      },
    },
  );
  const logIn = (email: string, secret = password) =>
    send<Session>(address, 'POST', '/login', { email, password: secret });
  const office = (await logIn(head)).token;
  const codes = await send<{ code: string }[]>(address, 'POST', '/staff-codes', { count: 1 }, office);
  await send(address, 'POST', '/register', {
    role: 'teacher',
    name: 'Ssali Peter',
    email: teacher,
    password,
    subjectId: 6,
    gradeId: 6,
    className: 'P6 Crane',
    staffCode: codes[0]?.code,
  });
  const desk = (await logIn(teacher)).token;
  const [room] = await send<{ id: number }[]>(address, 'GET', '/classes/mine', undefined, desk);
  type Card = { studentId: string; secret: { words: string[] } };
  const path = `/classes/${room?.id}`;
  const made = { names: pupils, secret: 'card' };
  const cards = await send<Card[]>(address, 'POST', `${path}/students`, made, desk);
  await send(address, 'PUT', `${path}/consent`, { paper: true }, office);
  return await Promise.all(cards.map(({ studentId, secret }) => logIn(studentId, cardText(secret.words))));
};

const tab = async (page: Page, session: Session | undefined) => {
  if (session === undefined) throw new Error('nobody was made');
  await signedIn(page, session);
  await page.goto('/community?tab=friends');
  await expect(page.getByRole('heading', { name: 'Add New Friends' })).toBeVisible();
};

const device = async (browser: Browser, watch: Watch, page: Page, address: string): Promise<Page> => {
  const context = await browser.newContext({ viewport: page.viewportSize(), baseURL: address });
  const own = await context.newPage();
  await watch.also(own);
  return own;
};

const search = (page: Page, text: string) => page.getByLabel('Name or student ID').fill(text);

test('two learners of one school become friends on two devices; a learner of another school finds nobody', async ({
  page,
  browser,
  server,
  watch,
}) => {
  test.setTimeout(180_000);
  const [grace, james] = await schoolWith(server, 'Lake View Primary School', [
    'Akello Grace',
    'Okello James',
  ]);
  const [stranger] = await schoolWith(server, 'Hill Side Primary School', ['Chebet Joy']);
  const other = await device(browser, watch, page, server.address);
  const far = await device(browser, watch, page, server.address);

  await tab(page, grace);
  await search(page, 'okello');
  await page.getByRole('button', { name: 'Add Okello James' }).click();
  await expect(page.getByText('Friend request sent!')).toBeVisible();

  await tab(other, james);
  await expect(other.getByRole('heading', { name: 'Pending Friend Requests' })).toBeVisible();
  await picture(other, 'friend-request');
  await other.getByRole('button', { name: 'Accept Akello Grace' }).click();
  await expect(other.getByText('Friend request accepted!')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Remove Akello Grace' })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('button', { name: 'Remove Okello James' })).toBeVisible();

  await tab(far, stranger);
  for (const text of ['akello', 'okello', `AFRO${String(grace?.user.id).padStart(6, '0')}`]) {
    const answered = far.waitForResponse((answer) => answer.url().includes('/api/users?'));
    await search(far, text);
    expect(await (await answered).json()).toEqual([]);
    await expect(far.getByText('We found nobody of your school with this name.')).toBeVisible();
  }
  await picture(far, 'nobody-found');
});
