import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';

type Role = 'learner' | 'teacher' | 'parent';
type DemoPerson = { id: number; name: string; about: string; role: Role };

/** Signs in as a person of the demo without the page, for journeys about something else. */
export const signInAs = async (
  page: Page,
  address: string,
  role: Role | 'administrator',
): Promise<{ name: string }> => {
  const people = (await (await fetch(`${address}/api/demo/people`)).json()) as DemoPerson[];
  const person = people.find((one) =>
    role === 'administrator' ? one.about === 'head teacher' : one.role === role,
  );
  if (person === undefined) throw new Error(`The demo has no ${role}`);
  const answer = await fetch(`${address}/api/demo/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ personId: person.id }),
  });
  await signedIn(page, (await answer.json()) as Session);
  return { name: person.name };
};

type Session = { token: string; user: unknown; device?: string };

/** Starts the page, or every page of a device, with this session. */
export const signedIn = async (place: Pick<Page, 'addInitScript'>, session: Session): Promise<void> => {
  await place.addInitScript(
    ([token, user, device]) => {
      // Once per visit: a journey that logs out must stay logged out.
      if (sessionStorage.getItem('signed-in-once') !== null) return;
      sessionStorage.setItem('signed-in-once', 'yes');
      localStorage.setItem('token', token ?? '');
      localStorage.setItem('user', user ?? '');
      if (device !== '') localStorage.setItem('afl_device', device ?? '');
    },
    [session.token, JSON.stringify(session.user), session.device ?? ''] as const,
  );
};

export const password = 'three mangoes 7';

/** Registers a new learner without the page. */
export const newLearner = async (
  address: string,
  name: string,
  grade = 'Primary 7',
): Promise<{ email: string }> => {
  const email = freshEmail(name.split(' ')[0]?.toLowerCase() ?? 'child');
  const answer = await fetch(`${address}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, name, role: 'learner', country: 'Uganda', grade }),
  });
  if (answer.status !== 201) throw new Error(`Nobody was made: ${await answer.text()}`);
  return { email };
};

export const sessionOf = async (address: string, email: string, secret = password): Promise<Session> => {
  // A device's work counts from its sign-in, so the page gets the device id that signed in.
  const device = randomBytes(16).toString('hex');
  const answer = await fetch(`${address}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-device': device },
    body: JSON.stringify({ email, password: secret }),
  });
  return { ...((await answer.json()) as Session), device };
};

/** Logs in through the page. */
export const logIn = async (page: Page, email: string): Promise<void> => {
  await page.goto('/login');
  await alive(page);
  await page.getByLabel('Email or student ID').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
};

/** The server's reply for the person signed in on this page. */
export const asked = async <T>(page: Page, path: string): Promise<T> => {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const address = new URL(`/api${path}`, page.url()).href;
  const answer = await page.request.get(address, { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  return (await answer.json()) as T;
};

let made = 0;
/** An email that nobody used before in this run. */
export const freshEmail = (name: string): string =>
  `${name}.${process.pid}.${Date.now()}.${made++}@school.ug`;

/** Waits for hydration: prerendered words are there before their buttons work. */
export const alive = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const root = document.getElementById('root');
    return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
  });
};
