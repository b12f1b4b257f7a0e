/** Emails over a real SMTP server: their form, and the behaviour when the server is away, slow or refuses them. */
import { createServer } from 'node:net';
import { languageCodes } from '@afrolearn/learning/languages/languages.ts';
import { afterAll, expect, test } from 'vitest';
import { openMailbox } from '#testing/mailbox.ts';
import { speechFor } from '#words/words.ts';
import { canReceive } from './addresses.ts';
import * as letters from './letters.ts';
import { openMailer } from './mailer.ts';

const letter = { to: 'ruth@school.ug', subject: 'Hello', text: 'Hello,\n\nthis is a letter.\n' };

const logged = () => {
  const lines: unknown[] = [];
  return { lines, log: { warn: (facts: object, words: string) => void lines.push({ ...facts, words }) } };
};

const mailerTo = (smtpUrl: string, limit?: number) => {
  const { lines, log } = logged();
  return { lines, mailer: openMailer({ smtpUrl, from: 'AfroLearn <learn@school.ug>' }, log, limit) };
};

test('a letter arrives as plain text, from our address, with nothing that tells that it was read', async () => {
  const box = await openMailbox();
  const { mailer, lines } = mailerTo(box.settings.SMTP_URL);
  expect(await mailer.isUp()).toBe(true);
  expect(await mailer.send(letter)).toBe(true);
  const received = await box.next('ruth@school.ug');
  expect(received).toMatchObject({ subject: 'Hello', text: letter.text });
  expect(received.raw).toMatch(/^Content-Type: text\/plain/m);
  expect(received.raw).toMatch(/^From: AfroLearn <learn@school.ug>/m);
  expect(received.raw).toMatch(/^Auto-Submitted: auto-generated/m);
  expect(received.raw).not.toMatch(/html|<img|Return-Receipt|Disposition-Notification/i);
  expect(lines).toEqual([]);
});

test('name and password of the address are used, also with signs that an address must spell', async () => {
  const seen: unknown[] = [];
  const box = await openMailbox({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, answer) => {
      seen.push([username, password]);
      if (password === 'p@ss/word') answer(null, { user: username });
      else answer(new Error('wrong'));
    },
  });
  const at = new URL(box.settings.SMTP_URL).host;
  expect(await mailerTo(`smtp://ann%40school.ug:p%40ss%2Fword@${at}`).mailer.send(letter)).toBe(true);
  expect(seen).toEqual([['ann@school.ug', 'p@ss/word']]);
  const wrong = mailerTo(`smtp://ann:mango@${at}`);
  expect(await wrong.mailer.send(letter)).toBe(false);
  expect(await wrong.mailer.isUp()).toBe(false);
  expect(JSON.stringify(wrong.lines)).toContain('EAUTH');
  expect(JSON.stringify(wrong.lines)).not.toMatch(/mango|ann|ruth/);
});

test('a mail server that is away, or that refuses the address, is told by its code and nothing else', async () => {
  const box = await openMailbox({
    onRcptTo: ({ address }, _session, answer) => answer(new Error(`nobody called ${address} is here`)),
  });
  const refusing = mailerTo(box.settings.SMTP_URL);
  expect(await refusing.mailer.isUp()).toBe(true);
  expect(await refusing.mailer.send(letter)).toBe(false);
  await box.close();
  const away = mailerTo(box.settings.SMTP_URL);
  expect(await away.mailer.isUp()).toBe(false);
  expect(await away.mailer.send(letter)).toBe(false);
  expect(away.lines).toHaveLength(2);
  expect(JSON.stringify([refusing.lines, away.lines])).not.toContain('ruth');
});

test('a mail server that never speaks is given up after the limit', async () => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  afterAll(() => silent.close());
  await new Promise((resolve) => silent.once('listening', resolve));
  const { port } = silent.address() as { port: number };
  const { mailer, lines } = mailerTo(`smtp://127.0.0.1:${port}`, 150);
  expect(await mailer.send(letter)).toBe(false);
  expect(await mailer.isUp()).toBe(false);
  expect(lines).toMatchObject([{ code: 'ETIMEDOUT' }, { code: 'ETIMEDOUT' }]);
});

test('a mail server that stops in the middle of a letter is given up too', async () => {
  const box = await openMailbox({ onData: (stream) => void stream.resume() });
  const { mailer } = mailerTo(box.settings.SMTP_URL, 300);
  expect(await mailer.send(letter)).toBe(false);
});

test.each(languageCodes)(
  'every letter is short, in plain words, with at most one link, in %s',
  (language) => {
    const say = speechFor({ headers: { 'accept-language': language } });
    for (const [name, write] of Object.entries(letters)) {
      const { subject, text } = write(say, 'https://learn.school.ug/reset-password#token=abc');
      expect([name, subject.length < 60, text.length < 600]).toEqual([name, true, true]);
      expect([name, text.match(/https?:/g)?.length]).toEqual([name, 1]);
      const hello = `${say.letters('hello')}\n\n`;
      expect([name, text.startsWith(hello), text.endsWith('AfroLearn\n')]).toEqual([name, true, true]);
    }
  },
);

test.each([
  ['ruth@school.ug', true],
  ['amina42@kla-014.learner.invalid', false],
  ['ruth@invalid.ug', true],
  [null, false],
])('whether a letter can reach %s: %s', (email, expected) => {
  expect(canReceive(email)).toBe(expected);
});
