import type { Page } from '@playwright/test';

type Role = 'learner' | 'teacher' | 'parent';

/** Signs in as a seeded person without going through the page: for journeys about something else. */
export const signInAs = async (page: Page, address: string, role: Role): Promise<{ name: string }> => {
  const people = (await (await fetch(`${address}/api/demo/people`)).json()) as {
    id: number;
    name: string;
    role: Role;
  }[];
  const person = people.find((one) => one.role === role);
  if (person === undefined) throw new Error(`The demo has no ${role}`);
  const answer = await fetch(`${address}/api/demo/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ personId: person.id }),
  });
  const session = (await answer.json()) as { token: string; user: unknown };
  await page.addInitScript(
    ([token, user]) => {
      // Once a visit: a journey that logs out must stay logged out.
      if (sessionStorage.getItem('signed-in-once') !== null) return;
      sessionStorage.setItem('signed-in-once', 'yes');
      localStorage.setItem('token', token ?? '');
      localStorage.setItem('user', user ?? '');
    },
    [session.token, JSON.stringify(session.user)] as const,
  );
  return { name: person.name };
};

let made = 0;
/** An email that nobody used before in this run. */
export const freshEmail = (name: string): string =>
  `${name}.${process.pid}.${Date.now()}.${made++}@school.ug`;

/** Waits until the page is alive: prerendered words are there before their buttons work. */
export const alive = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const root = document.getElementById('root');
    return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
  });
};
