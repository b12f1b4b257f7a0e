/** A server with a mailbox, and common actions for tests of letters. */
import type { AppOptions } from '#app.ts';
import type { UserRow } from '#features/accounts/index.ts';
import { userByEmail } from '#features/accounts/index.ts';
import { type Mailbox, openMailbox } from '#testing/mailbox.ts';
import { forms, goodPassword, type TestApp, testApp } from '#testing/test-app.ts';

type Answer = Awaited<ReturnType<TestApp['send']>>;

export type PostOffice = TestApp & {
  box: Mailbox;
  post: (path: string, body?: object, token?: string) => Promise<Answer>;
  login: (email: string, password?: string) => Promise<Answer>;
  /** Registers without reading the letter. */
  join: (role: keyof typeof forms, email: string) => Promise<Answer>;
  personAt: (email: string) => Promise<UserRow>;
  /** Advances the clock. */
  pass: (ms: number) => void;
};

export const minutes = 60 * 1000;
export const hours = 60 * minutes;
export const days = 24 * hours;

export const openPostOffice = async (
  settings: Record<string, string> = {},
  more: { logger?: AppOptions['logger']; limitsWidth?: number } = {},
): Promise<PostOffice> => {
  const box = await openMailbox();
  const app = await testApp({ SAFETY_PROFILE: 'school', ...box.settings, ...settings }, more);
  const post: PostOffice['post'] = (path, body = {}, token) =>
    app.send('POST', `/api${path}`, { body, ...(token === undefined ? {} : { token }) });
  return {
    ...app,
    box,
    post,
    login: (email, password = goodPassword) => post('/login', { email, password }),
    join: (role, email) => post('/register', forms[role](email)),
    personAt: async (email) => {
      const row = await userByEmail(app.database.db, email);
      if (row === null) throw new Error(`nobody has ${email}`);
      return row;
    },
    pass: (ms) => {
      app.clock.now = new Date(app.clock.now.getTime() + ms);
    },
  };
};

export const tokenOf = ({ body }: Answer): string => (body as { token: string }).token;
