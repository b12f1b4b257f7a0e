import { resolve } from 'node:path';
import { z } from 'zod';
import {
  areSiteLinks,
  isHostList,
  isProxyRule,
  loopback,
  Origin,
  SafeUrl,
  Secret,
  SmtpUrl,
  siteLinksIn,
  usualLinkHosts,
} from './env-values.ts';

/**
 * All settings of the server, read once at start. Each invalid value is reported with one sentence, and the start
 * stops.
 */

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
  TRUST_PROXY: z
    .string()
    .trim()
    .toLowerCase()
    .refine(
      isProxyRule,
      'must be off, or the addresses of the proxies in front, such as 127.0.0.1,10.0.0.0/8',
    )
    .default('off'),
  SUPPORT_CONTACT: z.string().trim().max(200, 'must have at most 200 characters').optional(),
  CONSENT_STRICT: z.enum(['on', 'off'], 'must be on or off').default('off'),
  OFFLINE_APP: z.enum(['on', 'off'], 'must be on or off').default('on'),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
      'must be fatal, error, warn, info, debug or silent',
    )
    .default('warn'),
  OIDC_ISSUER: SafeUrl.optional(),
  OIDC_CLIENT_ID: z.string().trim().max(255, 'must have at most 255 characters').optional(),
  OIDC_NAME: z.string().trim().max(30, 'must have at most 30 letters').optional(),
  OIDC_TOKEN_INFO_URL: SafeUrl.optional(),
  SMTP_URL: SmtpUrl.optional(),
  MAIL_FROM: z
    .string()
    .trim()
    .max(200, 'must have at most 200 characters')
    .regex(
      /^(?:[^<>"@,;:\r\n]+ <[^\s<>@,;]+@[^\s<>@,;]+>|[^\s<>@,;]+@[^\s<>@,;]+)$/,
      'must look like AfroLearn <learn@school.ug>',
    )
    .optional(),
  PUBLIC_URL: Origin.optional(),
  LESSON_LINK_HOSTS: z
    .string()
    .trim()
    .toLowerCase()
    .refine(isHostList, 'must be none, or names of hosts such as learn.school.ug,*.khanacademy.org')
    .default(usualLinkHosts),
  SMS_URL: SafeUrl.optional(),
  SMS_SECRET: Secret.optional(),
  ASSISTANT_URL: SafeUrl.optional(),
  ASSISTANT_KEY: Secret.optional(),
  ASSISTANT_MODEL: z
    .string()
    .trim()
    .regex(/^[\w.:/@+-]{1,200}$/, 'must be the name of a model, such as llama3.1:8b')
    .optional(),
  SITE_LINKS: z
    .string()
    .trim()
    .max(2000, 'must have at most 2000 characters')
    .refine(
      areSiteLinks,
      'must be at most eight names and addresses, such as Play Store=https://play.google.com/store/apps/details?id=x, Facebook=https://facebook.com/school',
    )
    .optional(),
});

export type SafetyProfile = z.infer<typeof Settings>['SAFETY_PROFILE'];

/** The identity provider behind 'Continue with Google': Google, or any OpenID provider. */
export type OpenIdSettings = {
  issuer: string;
  clientId: string;
  name: string;
  /**
   * The provider's endpoint that tells for which app an access token was issued. Without it no access token is
   * accepted.
   */
  tokenInfoUrl: string | null;
};

/** How this server sends emails. */
export type MailSettings = { smtpUrl: string; from: string };

/** How this server sends text messages: one HTTP call for each, with the secret in a header. */
export type SmsSettings = { url: string; secret: string };

/** A model for the teacher's assistant, with the chat completions API of OpenAI; a local one needs no key. */
export type ModelSettings = { url: string; key: string | null; model: string };

export type Env = {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | null;
  profile: SafetyProfile;
  /** The proxies whose forwarded client addresses are trusted. */
  trustProxy: false | string[];
  /** The contact for help, in the operator's own words. */
  support: string | null;
  logLevel: z.infer<typeof Settings>['LOG_LEVEL'];
  /** If set, the work of a learner without consent stays on the device (permissions, 'Consent'). */
  consentStrict: boolean;
  /** If false, the service workers of all devices are withdrawn (decision 0121). */
  offlineApp: boolean;
  openid: OpenIdSettings | null;
  mail: MailSettings | null;
  sms: SmsSettings | null;
  model: ModelSettings | null;
  /** The public address of this server, with which links in emails begin. Required wherever mail is configured. */
  publicUrl: string | null;
  /** Hosts to which teachers' lessons may link; `*.` stands for every subdomain. */
  linkHosts: readonly string[];
  /** The operator's own pages at app stores and social networks: shown to visitors, never to learners (G19). */
  siteLinks: readonly { name: string; url: string }[];
};

/** An error that stops the start. The person at the keyboard sees only its message. */
export class StartError extends Error {}

const blankIsUnset = (source: Record<string, string | undefined>) =>
  Object.fromEntries(
    Object.keys(Settings.shape).map((name) => [name, source[name]?.trim() === '' ? undefined : source[name]]),
  );

const readOpenId = (settings: z.output<typeof Settings>): OpenIdSettings | null => {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_NAME, OIDC_TOKEN_INFO_URL } = settings;
  if (OIDC_ISSUER !== undefined && OIDC_CLIENT_ID !== undefined) {
    const { hostname } = new URL(OIDC_ISSUER);
    return {
      issuer: OIDC_ISSUER,
      clientId: OIDC_CLIENT_ID,
      name: OIDC_NAME ?? (hostname === 'accounts.google.com' ? 'Google' : hostname),
      tokenInfoUrl: OIDC_TOKEN_INFO_URL ?? null,
    };
  }
  const set = Object.entries({ OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_NAME, OIDC_TOKEN_INFO_URL })
    .filter(([, value]) => value !== undefined)
    .map(([name]) => name);
  if (set.length === 0) return null;
  throw new StartError(
    `${set.join(' and ')} ${set.length === 1 ? 'is' : 'are'} set, but sign-in with a provider needs both ` +
      'OIDC_ISSUER and OIDC_CLIENT_ID. Set both, or none.',
  );
};

const readMail = ({ SMTP_URL, MAIL_FROM, PUBLIC_URL }: z.output<typeof Settings>): MailSettings | null => {
  if (SMTP_URL !== undefined && MAIL_FROM !== undefined && PUBLIC_URL !== undefined)
    return { smtpUrl: SMTP_URL, from: MAIL_FROM };
  if (SMTP_URL === undefined && MAIL_FROM === undefined) return null;
  const missing = Object.entries({ SMTP_URL, MAIL_FROM, PUBLIC_URL })
    .filter(([, value]) => value === undefined)
    .map(([name]) => name);
  throw new StartError(
    `To send mail the server needs SMTP_URL, MAIL_FROM and PUBLIC_URL; ${missing.join(' and ')} ` +
      `${missing.length === 1 ? 'is' : 'are'} not set. Set all three, or neither SMTP_URL nor MAIL_FROM.`,
  );
};

const readSms = ({ SMS_URL, SMS_SECRET }: z.output<typeof Settings>): SmsSettings | null => {
  if (SMS_URL !== undefined && SMS_SECRET !== undefined) return { url: SMS_URL, secret: SMS_SECRET };
  if (SMS_URL === undefined && SMS_SECRET === undefined) return null;
  throw new StartError(
    `To send text messages the server needs SMS_URL and SMS_SECRET; ` +
      `${SMS_URL === undefined ? 'SMS_URL' : 'SMS_SECRET'} is not set. Set both, or neither.`,
  );
};

const readModel = (settings: z.output<typeof Settings>): ModelSettings | null => {
  const { ASSISTANT_URL, ASSISTANT_KEY, ASSISTANT_MODEL } = settings;
  if (ASSISTANT_URL !== undefined && ASSISTANT_MODEL !== undefined)
    return { url: ASSISTANT_URL, key: ASSISTANT_KEY ?? null, model: ASSISTANT_MODEL };
  if (ASSISTANT_URL === undefined && ASSISTANT_KEY === undefined && ASSISTANT_MODEL === undefined)
    return null;
  const missing = Object.entries({ ASSISTANT_URL, ASSISTANT_MODEL })
    .filter(([, value]) => value === undefined)
    .map(([name]) => name);
  throw new StartError(
    `For a model behind the assistant the server needs ASSISTANT_URL and ASSISTANT_MODEL; ` +
      `${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} not set. Set both, or none of the three.`,
  );
};

/* Passwords from guides and sample files: a copied one was not chosen (promise S13). */
const fromAnExample =
  /^(?:my|your|the|some|our|a)?[-_ ]?(?:pass|passwd|password|passphrase|pwd|secret|change|change[-_ ]?(?:me|this|it|now)|replace[-_ ]?(?:me|this)|example|sample|default|postgres|postgresql|admin|root|test|demo|afrolearn|qwerty|letmein|todo|x{3,}|\*{3,}|\.{3,})(?:[-_ ]?(?:here|please|password))?[\d!.]{0,5}$|^<.*>$|^\[.*\]$|^\$?\{.*\}$|^\d{1,9}$/i;

const passwordIn = (address: string): string => {
  if (!URL.canParse(address)) return '';
  const { password, searchParams } = new URL(address);
  try {
    return decodeURIComponent(password) || (searchParams.get('password') ?? '');
  } catch {
    return password;
  }
};

/**
 * Refuses to protect children's data with a well-known password. Only the demo, which has no children's data, may
 * start so.
 */
const refuseExamples = (settings: z.output<typeof Settings>): void => {
  const { DATABASE_URL, SMTP_URL, SMS_SECRET, ASSISTANT_KEY } = settings;
  const guilty = Object.entries({ DATABASE_URL, SMTP_URL })
    .filter(([, address]) => address !== undefined && fromAnExample.test(passwordIn(address)))
    .map(
      ([name]) =>
        `${name} has a password from an example: choose one of your own, and set it here and there.`,
    );
  if (SMS_SECRET !== undefined && fromAnExample.test(SMS_SECRET))
    guilty.push('SMS_SECRET is from an example: take the one that your gateway gave you.');
  if (ASSISTANT_KEY !== undefined && fromAnExample.test(ASSISTANT_KEY))
    guilty.push('ASSISTANT_KEY is from an example: take the one that the host of the model gave you.');
  if (guilty.length > 0) throw new StartError(guilty.join('\n'));
};

const proxyRule = (text: string): Env['trustProxy'] =>
  text === 'off' ? false : text.split(',').map((one) => one.trim());

const hostsIn = (text: string): readonly string[] =>
  text === 'none' ? [] : text.split(',').map((one) => one.trim());

/* These contain a password, and the output of a start may end up in a log. */
const hushed = new Set(['DATABASE_URL', 'SMTP_URL', 'SMS_SECRET', 'ASSISTANT_KEY']);

export const readEnv = (source: Record<string, string | undefined>): Env => {
  const read = Settings.safeParse(blankIsUnset(source));
  if (!read.success) {
    throw new StartError(
      read.error.issues
        .map(({ path, message }) => {
          const name = String(path[0]);
          return hushed.has(name) ? `${name} ${message}.` : `${name} ${message}; it is "${source[name]}".`;
        })
        .join('\n'),
    );
  }
  const { PORT, HOST, DATA_DIR, DATABASE_URL, SAFETY_PROFILE, SUPPORT_CONTACT, LOG_LEVEL } = read.data;
  if (SAFETY_PROFILE === 'demo' && !loopback.has(HOST)) {
    throw new StartError(
      `HOST is ${HOST}, but the demo has one-tap sign-in and may only listen on this computer. ` +
        'Use HOST=127.0.0.1, or choose SAFETY_PROFILE=school or public.',
    );
  }
  if (SAFETY_PROFILE !== 'demo') refuseExamples(read.data);
  return {
    port: PORT,
    host: HOST,
    dataDir: resolve(DATA_DIR),
    databaseUrl: DATABASE_URL ?? null,
    profile: SAFETY_PROFILE,
    trustProxy: proxyRule(read.data.TRUST_PROXY),
    support: SUPPORT_CONTACT ?? null,
    logLevel: LOG_LEVEL,
    consentStrict: read.data.CONSENT_STRICT === 'on',
    offlineApp: read.data.OFFLINE_APP === 'on',
    openid: readOpenId(read.data),
    mail: readMail(read.data),
    sms: readSms(read.data),
    model: readModel(read.data),
    publicUrl: read.data.PUBLIC_URL ?? null,
    linkHosts: hostsIn(read.data.LESSON_LINK_HOSTS),
    siteLinks: read.data.SITE_LINKS === undefined ? [] : siteLinksIn(read.data.SITE_LINKS),
  };
};
