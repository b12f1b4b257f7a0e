/** Unparsable bodies: the right code and a clear message, never a 5xx. */
import { expect, test } from 'vitest';
import { expectClean } from '#testing/expect-clean.ts';
import { forms, testApp } from '#testing/test-app.ts';

const { send } = await testApp();

test.each(['/api/register', '/api/login'])('%s: what is not called JSON is 415', async (path) => {
  const text = JSON.stringify(forms.parent());
  const types = [
    'text/plain',
    'text/html',
    'application/xml',
    'application/x-www-form-urlencoded',
    'nonsense',
    '',
  ];
  for (const type of [...types, 'multipart/form-data; boundary=x', 'text/plain; charset=application/json']) {
    const answer = await send('POST', path, { body: text, headers: { 'content-type': type } });
    expectClean(answer);
    expect([type, answer.status, answer.body]).toMatchObject([type, 415, { code: 'request/wrong-type' }]);
  }
});

test.each(['/api/register', '/api/login'])('%s: broken JSON is 400', async (path) => {
  const broken = [
    '',
    '{',
    '{"email":',
    '{"a":1}}',
    "{'a':1}",
    '[',
    'undefined',
    'NaN',
    '\0',
    '{"a":"\u0001"}',
    '{"a":1,}',
    '\ufeff',
  ];
  for (const body of [
    ...broken,
    '{"__proto__":{}}',
    '{"constructor":{"prototype":{}}}',
    '['.repeat(30_000),
  ]) {
    const answer = await send('POST', path, { body, headers: { 'content-type': 'application/json' } });
    expectClean(answer);
    expect([body, answer.status, answer.body]).toMatchObject([body, 400, { code: 'request/malformed' }]);
  }
});

test.each(['/api/register', '/api/login'])('%s: JSON that is no object is 400', async (path) => {
  for (const body of ['null', 'true', '42', '"text"', '[]', '[{}]', '{}']) {
    const answer = await send('POST', path, { body, headers: { 'content-type': 'application/json' } });
    expectClean(answer);
    expect([body, answer.status, answer.body]).toMatchObject([body, 400, { code: 'request/invalid' }]);
  }
});
