import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readEnv, StartError } from './env.ts';

const said = (source: Record<string, string>): string => {
  try {
    readEnv(source);
  } catch (error) {
    if (error instanceof StartError) return error.message;
    throw error;
  }
  return 'nothing';
};

test('without any setting: port 3000 of this computer, ./data, the demo, warnings only', () => {
  expect(readEnv({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    dataDir: resolve('./data'),
    databaseUrl: null,
    profile: 'demo',
    logLevel: 'warn',
  });
});

test.each([
  'Facebook',
  'Facebook=facebook.example',
  'Facebook=http://facebook.example',
  '=https://facebook.example',
  Array.from({ length: 9 }, (_, at) => `${at}=https://a.example`).join(),
])('SITE_LINKS %j is refused with an example', (text) => {
  expect(said({ SITE_LINKS: text })).toMatch(
    /^SITE_LINKS must be at most eight names and addresses, such as/,
  );
});

test('CONSENT_STRICT is off unless it is on, and says so when it is neither', () => {
  expect([readEnv({}).consentStrict, readEnv({ CONSENT_STRICT: 'on' }).consentStrict]).toEqual([false, true]);
  expect([readEnv({}).offlineApp, readEnv({ OFFLINE_APP: 'off' }).offlineApp]).toEqual([true, false]);
  for (const text of ['yes', 'true', 'ON', '1'])
    expect(said({ CONSENT_STRICT: text })).toBe(`CONSENT_STRICT must be on or off; it is "${text}".`);
});

test('a setting that is empty or blank counts as not set', () => {
  const blank = { PORT: '', HOST: ' ', DATA_DIR: '', DATABASE_URL: '', SAFETY_PROFILE: '  ', LOG_LEVEL: '' };
  expect(readEnv(blank)).toEqual(readEnv({}));
});

test.each([
  ['PORT', '8080', { port: 8080 }],
  ['PORT', '0', { port: 0 }],
  ['PORT', '65535', { port: 65_535 }],
  ['HOST', 'localhost', { host: 'localhost' }],
  ['HOST', '::1', { host: '::1' }],
  ['DATA_DIR', '/srv/afrolearn', { dataDir: '/srv/afrolearn' }],
  ['DATA_DIR', 'somewhere/else', { dataDir: resolve('somewhere/else') }],
  [
    'DATABASE_URL',
    'postgres://u:p@db.school.ug:5432/learn',
    { databaseUrl: 'postgres://u:p@db.school.ug:5432/learn' },
  ],
  ['DATABASE_URL', 'postgresql:///learn?host=/run/pg', { databaseUrl: 'postgresql:///learn?host=/run/pg' }],
  ['SAFETY_PROFILE', 'school', { profile: 'school' }],
  ['SAFETY_PROFILE', 'public', { profile: 'public' }],
  ['LOG_LEVEL', 'debug', { logLevel: 'debug' }],
])('%s=%s is taken', (name, value, expected) => {
  expect(readEnv({ [name]: value })).toMatchObject(expected);
});

test.each([
  ['PORT', 'abc', 'PORT must be a number from 0 to 65535; it is "abc".'],
  ['PORT', '-1', 'PORT must be a number from 0 to 65535; it is "-1".'],
  ['PORT', '65536', 'PORT must be a number from 0 to 65535; it is "65536".'],
  ['PORT', '3000.5', 'PORT must be a whole number; it is "3000.5".'],
  ['PORT', 'Infinity', 'PORT must be a number from 0 to 65535; it is "Infinity".'],
  ['SAFETY_PROFILE', 'prod', 'SAFETY_PROFILE must be demo, school or public; it is "prod".'],
  ['SAFETY_PROFILE', 'DEMO', 'SAFETY_PROFILE must be demo, school or public; it is "DEMO".'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be fatal, error, warn, info, debug or silent; it is "loud".'],
  ['DATABASE_URL', 'mysql://a/b', 'DATABASE_URL must look like postgres://user:password@host:5432/name.'],
  ['DATABASE_URL', 'postgres://', 'DATABASE_URL must look like postgres://user:password@host:5432/name.'],
])('%s=%s stops the start with one sentence', (name, value, sentence) => {
  expect(said({ [name]: value })).toBe(sentence);
});

test('a database address that is refused is not repeated: it holds a password', () => {
  expect(said({ DATABASE_URL: 'postgres://ann:mango juice@db/learn' })).not.toContain('mango');
});

test('each bad setting gets its own sentence', () => {
  const lines = said({ PORT: 'x', SAFETY_PROFILE: 'y', LOG_LEVEL: 'z' }).split('\n');
  expect(lines.map((line) => line.split(' ')[0])).toEqual(['PORT', 'SAFETY_PROFILE', 'LOG_LEVEL']);
});

test.each(['0.0.0.0', '::', '192.168.1.10', 'school.ug', '127.0.0.1.evil.ug'])(
  'the demo refuses to listen on %s; a school may',
  (host) => {
    expect(said({ HOST: host })).toBe(
      `HOST is ${host}, but the demo has one-tap sign-in and may only listen on this computer. ` +
        'Use HOST=127.0.0.1, or choose SAFETY_PROFILE=school or public.',
    );
    expect(readEnv({ HOST: host, SAFETY_PROFILE: 'school' }).host).toBe(host);
  },
);

test('other variables of the environment do not matter', () => {
  expect(readEnv({ HOME: '/root', port: '1', NODE_ENV: 'x' })).toEqual(readEnv({}));
});

const mail = {
  SMTP_URL: 'smtps://ann:mango@mail.school.ug',
  MAIL_FROM: 'AfroLearn <learn@school.ug>',
  PUBLIC_URL: 'https://learn.school.ug/',
};

test('mail needs SMTP_URL, MAIL_FROM and PUBLIC_URL together; PUBLIC_URL may stand alone', () => {
  expect(readEnv(mail)).toMatchObject({
    mail: { smtpUrl: mail.SMTP_URL, from: mail.MAIL_FROM },
    publicUrl: 'https://learn.school.ug',
  });
  expect(readEnv({ PUBLIC_URL: 'http://127.0.0.1:3000' })).toMatchObject({
    mail: null,
    publicUrl: 'http://127.0.0.1:3000',
  });
  expect(readEnv({})).toMatchObject({ mail: null, publicUrl: null });
  expect(said({ SMTP_URL: mail.SMTP_URL })).toBe(
    'To send mail the server needs SMTP_URL, MAIL_FROM and PUBLIC_URL; MAIL_FROM and PUBLIC_URL are not set. ' +
      'Set all three, or neither SMTP_URL nor MAIL_FROM.',
  );
  for (const missing of ['SMTP_URL', 'MAIL_FROM', 'PUBLIC_URL'])
    expect(said({ ...mail, [missing]: '' })).toContain(`${missing} is not set.`);
});

describe('S13: a password that stands in an example stops the start of a real server', () => {
  const database = (password: string) => ({
    DATABASE_URL: `postgres://learn:${password}@db.school.ug/learn`,
  });
  const sentence =
    'DATABASE_URL has a password from an example: choose one of your own, and set it here and there.';

  test.each([
    'password',
    'Password1',
    'passw%6Frd',
    'changeme',
    'change-me',
    'CHANGE_THIS',
    'example',
    'secret',
    'yourpassword',
    'your-password-here',
    'my_secret',
    'postgres',
    'admin123',
    'xxxx',
    '12345678',
    '%3Cpassword%3E',
    '%24%7BDB_PASSWORD%7D',
  ])('%s', (password) => {
    for (const profile of ['school', 'public'])
      expect(said({ ...database(password), SAFETY_PROFILE: profile })).toBe(sentence);
    expect(said({ ...database(password), SAFETY_PROFILE: 'demo' })).toBe('nothing');
  });

  test.each([
    'lake-view-7-goats',
    'xK4%2FvQ9s',
    'passionfruit-on-toast',
    'examples-of-kindness',
    'adminisecret',
  ])('control: %s is nobody’s example', (password) =>
    expect(said({ ...database(password), SAFETY_PROFILE: 'school' })).toBe('nothing'),
  );

  test('also behind ?password= and for the mail server, a sentence each, and never repeated', () => {
    const both = {
      SAFETY_PROFILE: 'school',
      DATABASE_URL: 'postgres://db.school.ug/learn?password=changeme',
      ...mail,
      SMTP_URL: 'smtps://ann:secret@mail.school.ug',
    };
    expect(said(both).split('\n')).toEqual([sentence, sentence.replace('DATABASE_URL', 'SMTP_URL')]);
    expect(said(both)).not.toMatch(/changeme|secret/);
  });

  test('no password at all is no example: a socket, or a trusted network', () => {
    const bare = { SAFETY_PROFILE: 'school', DATABASE_URL: 'postgresql:///learn?host=/run/pg' };
    expect(said(bare)).toBe('nothing');
    expect(said({ ...bare, ...mail, SMTP_URL: 'smtp://mail.school.ug' })).toBe('nothing');
  });
});

test.each([
  ['SMTP_URL', 'https://mail.school.ug'],
  ['SMTP_URL', 'mail.school.ug:465'],
  ['SMTP_URL', 'smtp://'],
  ['SMTP_URL', 'smtp://ann:100%@mail.school.ug'],
  ['SMTP_URL', 'smtp://mail.school.ug?tls.rejectUnauthorized=false'],
  ['MAIL_FROM', 'AfroLearn'],
  ['MAIL_FROM', 'a@b.ug, c@d.ug'],
  ['MAIL_FROM', 'AfroLearn <learn@school.ug>\nBcc: all@school.ug'],
  ['PUBLIC_URL', 'http://learn.school.ug'],
  ['PUBLIC_URL', 'https://learn.school.ug/app'],
  ['PUBLIC_URL', 'https://learn.school.ug/?a=b'],
  ['PUBLIC_URL', 'learn.school.ug'],
])('%s=%j stops the start with one sentence', (name, value) => {
  const sentence = said({ ...mail, [name]: value });
  expect(sentence).toMatch(new RegExp(`^${name} must `));
  // The value contains a password.
  if (name === 'SMTP_URL') expect(sentence).not.toContain('100%');
});

describe('a model behind the assistant', () => {
  const local = { ASSISTANT_URL: 'http://127.0.0.1:11434/v1', ASSISTANT_MODEL: 'llama3.1:8b' };

  test('none unless it is set, and a local one needs no key', () => {
    expect(readEnv({}).model).toBeNull();
    expect(readEnv(local).model).toEqual({ url: local.ASSISTANT_URL, model: 'llama3.1:8b', key: null });
    expect(readEnv({ ...local, ASSISTANT_KEY: 'sk-9f3kd02m' }).model?.key).toBe('sk-9f3kd02m');
  });

  test.each([
    [{ ASSISTANT_URL: local.ASSISTANT_URL }, /^For a model .* ASSISTANT_MODEL is not set\. Set both/],
    [{ ASSISTANT_MODEL: 'gpt' }, /ASSISTANT_URL is not set/],
    [{ ASSISTANT_KEY: 'sk-9f3kd02m' }, /ASSISTANT_URL and ASSISTANT_MODEL are not set/],
    [
      { ...local, ASSISTANT_URL: 'http://models.example/v1' },
      /^ASSISTANT_URL must be an address that begins/,
    ],
    [{ ...local, ASSISTANT_MODEL: 'a model; rm' }, /^ASSISTANT_MODEL must be the name of a model/],
  ])('%j is told in one sentence', (source, sentence) => {
    expect(said(source)).toMatch(sentence);
  });

  test('a bad key is told without the key, and one from an example stops a school', () => {
    const bad = said({ ...local, ASSISTANT_KEY: 'has a space' });
    expect([bad.startsWith('ASSISTANT_KEY must have'), bad.includes('has a space')]).toEqual([true, false]);
    expect(said({ ...local, SAFETY_PROFILE: 'school', ASSISTANT_KEY: 'your-secret-here' })).toMatch(
      /^ASSISTANT_KEY is from an example/,
    );
  });
});
