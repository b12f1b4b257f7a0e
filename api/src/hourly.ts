/** What the server does by itself once an hour: at once after the start, and then as long as it runs. */
import { forgetAll } from './features/care/index.ts';
import { lookAtDormancy } from './features/dormancy/index.ts';
import { lookAtSchoolYear } from './features/school-year/index.ts';
import type { World } from './http/context.ts';
import { type Mailer, openMailer } from './mail/mailer.ts';

type Log = { warn: (facts: object, words: string) => void };

const hour = 60 * 60 * 1000;

type Act = (world: World & { mail: Mailer | null }, log: Log) => Promise<unknown>;

/* Whose sleep is over is marked before those who are marked go. */
const acts: Readonly<Record<string, Act>> = {
  'the school year': lookAtSchoolYear,
  dormancy: lookAtDormancy,
  'accounts that go': (world, log) => forgetAll(world, world.mail, log),
};

/** A failure waits for the next hour, and stops none of the others. */
export const keepHourly = (world: World, log: Log): (() => void) => {
  const mail = world.env.mail === null ? null : openMailer(world.env.mail, log);
  let looking = false;
  const look = async () => {
    if (looking) return;
    looking = true;
    for (const [name, act] of Object.entries(acts))
      await act({ ...world, mail }, log).catch(() => log.warn({}, `a look at ${name} failed`));
    looking = false;
  };
  void look();
  const timer = setInterval(() => void look(), hour);
  timer.unref();
  return () => clearInterval(timer);
};
