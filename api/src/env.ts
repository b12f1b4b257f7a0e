import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';

/** Every setting of the server, read once at start. A bad value stops the start with one sentence each. */

const loopback = new Set(['127.0.0.1', '::1', 'localhost']);

/* What is fetched or visited over plain HTTP can be changed on the way; only this computer itself is near enough. */
const SafeUrl = z.string().refine((text) => {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password, search, hash } = new URL(text);
  if (username !== '' || password !== '' || search !== '' || hash !== '') return false;
  return protocol === 'https:' || (protocol === 'http:' && loopback.has(hostname.replace(/[[\]]/g, '')));
}, 'must be an address that begins with https:// and has neither ? nor # (http:// only on this computer)');

/* Pages are served from the root, so nothing may follow the host. */
const Origin = SafeUrl.refine(
  (text) => !URL.canParse(text) || new URL(text).pathname === '/',
  'must end with the name of the computer, such as https://learn.school.ug',
).transform((text) => new URL(text).origin);

/* Only what stands here is understood: an option that is quietly ignored would be a promise not kept. */
const SmtpUrl = z.string().refine((text) => {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, pathname, search, hash, username, password } = new URL(text);
  const plain = (pathname === '' || pathname === '/') && search === '' && hash === '';
  // A % that is not followed by two digits belongs spelled as %25.
  const spelled = !/%(?![\da-f]{2})/i.test(username + password);
  return (protocol === 'smtp:' || protocol === 'smtps:') && hostname !== '' && plain && spelled;
}, 'must look like smtps://user:password@mail.school.ug:465 (or smtp:// and port 587)');

/* Never simply 'on': whoever may write their own address into a header has no limit. */
const isProxyRule = (text: string): boolean =>
  text === 'off' || text.split(',').every((one) => isAddressRange(one.trim()));
const isAddressRange = (text: string): boolean => {
  const [address = '', bits, ...more] = text.split('/');
  const longest = isIP(address) === 4 ? 32 : 128;
  const fits = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= longest);
  return isIP(address) !== 0 && more.length === 0 && fits;
};

/* Where links in teachers' own lessons may lead, unless an operator says otherwise: schools' own and open learning. */
const usualLinkHosts =
  'www.youtube-nocookie.com,player.vimeo.com,*.khanacademy.org,phet.colorado.edu,www.africanstorybook.org,' +
  'africanstorybook.org,*.ncdc.go.ug,uneb.ac.ug,*.education.go.ug';

const hostRule = /^(?:\*\.)?(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;
const isHostList = (text: string): boolean =>
  text === 'none' || text.split(',').every((one) => hostRule.test(one.trim()));

/* 'Play Store=https://…, Facebook=https://…': at most eight, shown to visitors in the footer. */
const siteLinksIn = (text: string): { name: string; url: string }[] =>
  text.split(/,(?=[^,=]+=)/).map((one) => {
    const at = one.indexOf('=');
    return { name: one.slice(0, at).trim(), url: one.slice(at + 1).trim() };
  });
const areSiteLinks = (text: string): boolean => {
  const links = siteLinksIn(text);
  return (
    links.length <= 8 &&
    links.every(({ name, url }) => /^.{1,30}$/.test(name) && URL.canParse(url) && url.startsWith('https://'))
  );
};

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
  SMS_SECRET: z
    .string()
    .trim()
    .regex(/^[!-~]{8,500}$/, 'must have 8 to 500 letters, digits and signs, without spaces')
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
  /** Where the provider says for whom it made an access token; without it no access token is believed. */
  tokenInfoUrl: string | null;
};

/** How letters leave this server. */
export type MailSettings = { smtpUrl: string; from: string };

/** How text messages leave this server: one call of HTTP for each, with the secret in its head. */
export type SmsSettings = { url: string; secret: string };

export type Env = {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | null;
  profile: SafetyProfile;
  /** The addresses of proxies that may say for whom they ask. */
  trustProxy: false | string[];
  /** Whom to ask for help, in the operator's own words. */
  support: string | null;
  logLevel: z.infer<typeof Settings>['LOG_LEVEL'];
  /** What a learner without consent does stays on the device (permissions, 'Consent'). */
  consentStrict: boolean;
  openid: OpenIdSettings | null;
  mail: MailSettings | null;
  sms: SmsSettings | null;
  /** Where people reach this server: what a link in a letter begins with. Set wherever there is mail. */
  publicUrl: string | null;
  /** Hosts to which lessons of teachers may link; `*.` stands for every host below. */
  linkHosts: readonly string[];
  /** The operator's own pages at stores and social networks: for visitors, never for learners (G19). */
  siteLinks: readonly { name: string; url: string }[];
};

/** A start that cannot go on. The message is what the person at the keyboard reads, and nothing else. */
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

/* What stands in guides and sample files: whoever copies it has chosen nothing (promise S13). */
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

/** Children's data behind a password that everybody knows: only the demo, which has none, may start so. */
const refuseExamples = ({ DATABASE_URL, SMTP_URL, SMS_SECRET }: z.output<typeof Settings>): void => {
  const guilty = Object.entries({ DATABASE_URL, SMTP_URL })
    .filter(([, address]) => address !== undefined && fromAnExample.test(passwordIn(address)))
    .map(
      ([name]) =>
        `${name} has a password from an example: choose one of your own, and set it here and there.`,
    );
  if (SMS_SECRET !== undefined && fromAnExample.test(SMS_SECRET))
    guilty.push('SMS_SECRET is from an example: take the one that your gateway gave you.');
  if (guilty.length > 0) throw new StartError(guilty.join('\n'));
};

const proxyRule = (text: string): Env['trustProxy'] =>
  text === 'off' ? false : text.split(',').map((one) => one.trim());

const hostsIn = (text: string): readonly string[] =>
  text === 'none' ? [] : text.split(',').map((one) => one.trim());

export const readEnv = (source: Record<string, string | undefined>): Env => {
  const read = Settings.safeParse(blankIsUnset(source));
  if (!read.success) {
    throw new StartError(
      read.error.issues
        .map(({ path, message }) => {
          const name = String(path[0]);
          // They hold a password, and what a start says may end up in a log.
          return name === 'DATABASE_URL' || name === 'SMTP_URL' || name === 'SMS_SECRET'
            ? `${name} ${message}.`
            : `${name} ${message}; it is "${source[name]}".`;
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
    openid: readOpenId(read.data),
    mail: readMail(read.data),
    sms: readSms(read.data),
    publicUrl: read.data.PUBLIC_URL ?? null,
    linkHosts: hostsIn(read.data.LESSON_LINK_HOSTS),
    siteLinks: read.data.SITE_LINKS === undefined ? [] : siteLinksIn(read.data.SITE_LINKS),
  };
};
