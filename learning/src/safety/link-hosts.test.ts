import { expect, test } from 'vitest';
import { isListedHost } from '#safety/link-hosts.ts';

const hosts = ['learn.school.ug', '*.khanacademy.org'];

test.each([
  ['learn.school.ug', true],
  ['www.khanacademy.org', true],
  ['khanacademy.org', false],
  ['evilkhanacademy.org', false],
  ['www.khanacademy.org.evil.example', false],
  ['school.ug', false],
  ['', false],
])('%s is listed: %s', (host, listed) => {
  expect(isListedHost(host, hosts)).toBe(listed);
  expect(isListedHost(host, [])).toBe(false);
});
