import { resolve } from 'node:path';
import { z } from 'zod';

/** Every setting of the server, read once at start. A bad value stops the start with one sentence each. */

const loopback = new Set(['127.0.0.1', '::1', 'localhost']);

const Settings = z.object({
  PORT: z.coerce
    .number('must be a number from 0 to 65535')
    .int('must be a whole number')
    .min(0, 'must be a number from 0 to 65535')
    .max(65_535, 'must be a number from 0 to 65535')
    .default(3000),
  HOST: z.string().trim().min(1, 'must be an address such as 127.0.0.1').default('127.0.0.1'),
  DATA_DIR: z.string().trim().min(1, 'must be a folder such as ./data').default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/\S+$/, 'must look like postgres://user:password@host:5432/name')
    .optional(),
  SAFETY_PROFILE: z.enum(['demo', 'school', 'public'], 'must be demo, school or public').default('demo'),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
      'must be fatal, error, warn, info, debug or silent',
    )
    .default('warn'),
});

export type SafetyProfile = z.infer<typeof Settings>['SAFETY_PROFILE'];

export type Env = {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | null;
  profile: SafetyProfile;
  logLevel: z.infer<typeof Settings>['LOG_LEVEL'];
};

/** A start that cannot go on. The message is what the person at the keyboard reads, and nothing else. */
export class StartError extends Error {}

const blankIsUnset = (source: Record<string, string | undefined>) =>
  Object.fromEntries(
    Object.keys(Settings.shape).map((name) => [name, source[name]?.trim() === '' ? undefined : source[name]]),
  );

export const readEnv = (source: Record<string, string | undefined>): Env => {
  const read = Settings.safeParse(blankIsUnset(source));
  if (!read.success) {
    throw new StartError(
      read.error.issues
        .map(({ path, message }) => `${String(path[0])} ${message}; it is "${source[String(path[0])]}".`)
        .join('\n'),
    );
  }
  const { PORT, HOST, DATA_DIR, DATABASE_URL, SAFETY_PROFILE, LOG_LEVEL } = read.data;
  if (SAFETY_PROFILE === 'demo' && !loopback.has(HOST)) {
    throw new StartError(
      `HOST is ${HOST}, but the demo has one-tap sign-in and may only listen on this computer. ` +
        'Use HOST=127.0.0.1, or choose SAFETY_PROFILE=school or public.',
    );
  }
  return {
    port: PORT,
    host: HOST,
    dataDir: resolve(DATA_DIR),
    databaseUrl: DATABASE_URL ?? null,
    profile: SAFETY_PROFILE,
    logLevel: LOG_LEVEL,
  };
};
