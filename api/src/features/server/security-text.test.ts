import { expect, test } from 'vitest';
import { testApp } from '#testing/test-app.ts';
import { contactUri } from './security-text.ts';

const path = '/.well-known/security.txt';

test('N19, RFC 9116: it says whom to tell, until when, in which languages and where it belongs', async () => {
  const { send } = await testApp({
    SUPPORT_CONTACT: 'safety@school.ug',
    PUBLIC_URL: 'https://learn.school.ug',
  });
  const answer = await send('GET', path);
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const lines = answer.text.trimEnd().split('\n');
  const expires = /^Expires: (.*)$/.exec(lines[1] ?? '')?.[1] ?? '';
  expect([...lines.slice(0, 1), ...lines.slice(2)]).toEqual([
    'Contact: mailto:safety@school.ug',
    'Preferred-Languages: en, sw, fr, lg',
    'Canonical: https://learn.school.ug/.well-known/security.txt',
  ]);
  // The clock of a test server shows March 2026.
  expect(expires).toBe('2027-03-09T06:00:00Z');
});

test('without an address of its own the server claims none', async () => {
  const { send } = await testApp({ SUPPORT_CONTACT: '+256 772 000 000' });
  const { text } = await send('GET', path);
  expect(text).toMatch(/^Contact: tel:\+256772000000\n/);
  expect(text).not.toContain('Canonical');
});

test.each([{}, { SUPPORT_CONTACT: 'Ask Mr. Okello in the office' }])(
  'with %j there is nobody whom a program could tell: 404 in words',
  async (settings) => {
    const { send } = await testApp(settings as Record<string, string>);
    const answer = await send('GET', path);
    expect(answer.status).toBe(404);
    expect(answer.text).toMatch(/^This server names nobody/);
    expect(answer.text).not.toMatch(/^Contact/m);
  },
);

test.each([
  ['it@school.ug', 'mailto:it@school.ug'],
  ['mailto:it@school.ug', 'mailto:it@school.ug'],
  ['https://school.ug/help', 'https://school.ug/help'],
  ['tel:+256772000000', 'tel:+256772000000'],
  ['+256 (772) 000-000', 'tel:+256772000000'],
  ['0772 000 000', null],
  ['http://school.ug/help', null],
  ['it@school.ug or +256 772 000000', null],
  ['javascript:alert(1)', null],
  [null, null],
])('the contact %j is told as %j', (support, uri) => {
  expect(contactUri(support)).toBe(uri);
});
