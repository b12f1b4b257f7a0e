import { expect, test } from 'vitest';
import { readEnv } from '#env.ts';
import { readLink, resolveLink } from './links.ts';

const hosts = ['learn.ug', '*.khanacademy.org', 'www.youtube-nocookie.com', 'player.vimeo.com'];

test.each([
  ['https://learn.ug/a?b=c#d', 'https://learn.ug/a?b=c#d'],
  ['https://LEARN.ug', 'https://learn.ug/'],
  ['https://www.khanacademy.org/math', 'https://www.khanacademy.org/math'],
  ['https://learn.ug:443/a', 'https://learn.ug/a'],
  ['https://www.youtube.com/watch?v=abcdefghijk&t=9', 'https://www.youtube-nocookie.com/embed/abcdefghijk'],
  ['https://youtu.be/abcdefghijk?si=x', 'https://www.youtube-nocookie.com/embed/abcdefghijk'],
  ['https://m.youtube.com/shorts/abcdefghijk', 'https://www.youtube-nocookie.com/embed/abcdefghijk'],
  ['https://vimeo.com/123456789', 'https://player.vimeo.com/video/123456789'],
])('%s is kept as %s', (text, href) => {
  expect(readLink(text, hosts)).toEqual({ href });
});

/** Each differs from an allowed host by one inconspicuous character. */
const lookAlikes = [
  'https://learn.ug.evil.example/',
  'https://evil-learn.ug/',
  'https://xlearn.ug/',
  'https://a.learn.ug/',
  'https://learn.ug./',
  'https://learn.uɡ/',
  'https://lеarn.ug/',
  'https://xn--larn-pra.ug/',
  'https://khanacademy.org/',
  'https://khanacademy.org.evil.example/',
  'https://wwwkhanacademy.org/',
  'https://www.khanacademy.org.evil.example/',
  'https://learn.ug@evil.example/',
  'https://learn.ug:pass@evil.example/',
  'https://evil.example/learn.ug',
  'https://evil.example?learn.ug',
  'https://evil.example#learn.ug',
  'https://evil.example\\@learn.ug.evil.example',
  'https:\\\\evil.example/learn.ug',
  'https://www.youtube.com/redirect?q=https://evil.example',
  'https://www.youtube.com/watch?v=<script>',
  'https://www.youtube.com.evil.example/watch?v=abcdefghijk',
  'https://learn.ug%2eevil.example/',
  'https://learn。ug.evil.example/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://localhost/',
  'https://169.254.169.254/latest/meta-data',
];
const notWeb = [
  'http://learn.ug/',
  'https://learn.ug:8443/',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html;base64,PHNjcmlwdD4=',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://learn.ug/1',
  'ftp://learn.ug/',
  '//learn.ug/',
  '/lesson/u1-l1',
  'learn.ug',
  'https://',
  '',
  'https://user@learn.ug/',
];

test.each(lookAlikes)('%j is not an allowed place', (text) => {
  expect(readLink(text, hosts).href).toBeUndefined();
});

test.each(notWeb)('%j is no link over https', (text) => {
  expect(readLink(text, hosts)).toEqual({ problem: { key: 'link/form' } });
});

test('inside a text, pages of ours may be linked too', () => {
  const resolve = resolveLink(hosts);
  expect(resolve('/lesson/u400-l1')).toBe('/lesson/u400-l1');
  expect(resolve('/unit/400')).toBe('/unit/400');
  expect(resolve('https://learn.ug/x')).toBe('https://learn.ug/x');
  for (const bad of [
    ...lookAlikes,
    ...notWeb.filter((one) => one !== '/lesson/u1-l1'),
    '/logout',
    '/lesson/../x',
    '/lesson/a b',
  ])
    expect(resolve(bad), bad).toBeUndefined();
});

test('LESSON_LINK_HOSTS: a list of hosts, or none; without it open learning and the schools of Uganda', () => {
  expect(readEnv({}).linkHosts).toContain('www.youtube-nocookie.com');
  expect(readEnv({ LESSON_LINK_HOSTS: ' Learn.UG , *.khanacademy.org' }).linkHosts).toEqual([
    'learn.ug',
    '*.khanacademy.org',
  ]);
  const none = readEnv({ LESSON_LINK_HOSTS: 'none' }).linkHosts;
  expect(none).toEqual([]);
  expect(readLink('https://learn.ug/', none).href).toBeUndefined();
  for (const bad of [
    '*',
    '*.ug/',
    'https://learn.ug',
    'learn.ug/a',
    'learn',
    'a,,b',
    '*.*.ug',
    'learn.ug:80',
    '**.ug',
    '127.0.0.1',
  ])
    expect(() => readEnv({ LESSON_LINK_HOSTS: bad }), bad).toThrow(
      /^LESSON_LINK_HOSTS must be none, or names/,
    );
});
