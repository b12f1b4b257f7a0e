/** The hourly jobs of the server; they first run right after the start. */
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

/** Whether the clock is trusted; each call compares it with that of the last hour. */
export const mayAct = async (world: Pick<World, 'db' | 'now'>, log: Log): Promise<boolean> => {
  const trusted = await clockIsTrusted(world).catch(() => false);
  if (!trusted)
    log.warn(
      { now: world.now().toISOString() },
      'the clock of this computer jumped: nothing is deleted until somebody confirms it (docs/operating.md)',
    );
  return trusted;
};

/*
 * The order matters: accounts whose dormancy has run out are marked for deletion before marked accounts are deleted.
 */
const acts: Readonly<Record<string, Act>> = {
  'the school year': lookAtSchoolYear,
  dormancy: lookAtDormancy,
  'ends of sessions': ({ db, now }) => boundSessions(db, now()),
  'accounts that go': (world, log) => forgetAll(world, world.mail, log),
};

/**
 * One run of all jobs, skipped while the clock is not trusted, because a deletion cannot be undone. A failed job does
 * not stop the others.
 */
export const lookHourly = async (world: World, log: Log): Promise<void> => {
  if (!(await mayAct(world, log))) return;
  const mail = world.env.mail === null ? null : openMailer(world.env.mail, log);
  for (const [name, act] of Object.entries(acts))
    await act({ ...world, mail }, log).catch(() => log.warn({}, `a look at ${name} failed`));
};

/** A failed run is retried at the next hour. */
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
