/** What the server does by itself once an hour: at once after the start, and then as long as it runs. */
import { boundSessions } from './features/accounts/index.ts';
import { forgetAll } from './features/care/index.ts';
import { lookAtDormancy } from './features/dormancy/index.ts';
import { lookAtSchoolYear } from './features/school-year/index.ts';
import { clockIsTrusted } from './features/server/index.ts';
import type { World } from './http/context.ts';
import { type Mailer, openMailer } from './mail/mailer.ts';

type Log = { warn: (facts: object, words: string) => void };

const hour = 60 * 60 * 1000;

type Act = (world: World & { mail: Mailer | null }, log: Log) => Promise<unknown>;

/** Whether the clock may be acted upon; it is compared with the last hour's each time. */
export const mayAct = async (world: Pick<World, 'db' | 'now'>, log: Log): Promise<boolean> => {
  const trusted = await clockIsTrusted(world).catch(() => false);
  if (!trusted)
    log.warn(
      { now: world.now().toISOString() },
      'the clock of this computer jumped: nothing is deleted until somebody confirms it (docs/operating.md)',
    );
  return trusted;
};

/* Whose sleep is over is marked before those who are marked go. */
const acts: Readonly<Record<string, Act>> = {
  'the school year': lookAtSchoolYear,
  dormancy: lookAtDormancy,
  'ends of sessions': ({ db, now }) => boundSessions(db, now()),
  'accounts that go': (world, log) => forgetAll(world, world.mail, log),
};

/** One look: nothing that cannot be undone while the clock is doubted. A failure stops none of the others. */
export const lookHourly = async (world: World, log: Log): Promise<void> => {
  if (!(await mayAct(world, log))) return;
  const mail = world.env.mail === null ? null : openMailer(world.env.mail, log);
  for (const [name, act] of Object.entries(acts))
    await act({ ...world, mail }, log).catch(() => log.warn({}, `a look at ${name} failed`));
};

/** A failure waits for the next hour. */
export const keepHourly = (world: World, log: Log): (() => void) => {
  let looking = false;
  const look = async () => {
    if (looking) return;
    looking = true;
    await lookHourly(world, log);
    looking = false;
  };
  void look();
  const timer = setInterval(() => void look(), hour);
  timer.unref();
  return () => clearInterval(timer);
};
