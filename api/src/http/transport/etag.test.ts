import { expect, test } from 'vitest';
import { testApp } from '#testing/test-app.ts';

const { send } = await testApp();

const tagOf = (headers: Record<string, unknown>) => String(headers['etag']);

test.each(['/api/grades', '/api/subjects'])(
  '%s carries an ETag; who has the answer already gets 304 without a body (permissions: 200, 304)',
  async (path) => {
    const first = await send('GET', path);
    expect(first).toMatchObject({ status: 200, headers: { 'cache-control': 'public, no-cache' } });
    const etag = tagOf(first.headers);
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
    expect(tagOf((await send('GET', path)).headers)).toBe(etag);
    for (const known of [etag, etag.slice(2), `"other", ${etag}`, '*']) {
      const again = await send('GET', path, { headers: { 'if-none-match': known } });
      expect([again.status, again.text, tagOf(again.headers)], known).toEqual([304, '', etag]);
      expect(again.headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
    }
    for (const other of ['"other"', 'W/"other"', '', etag.slice(0, -2)]) {
      const whole = await send('GET', path, { headers: { 'if-none-match': other } });
      expect([whole.status, whole.body], other).toEqual([200, first.body]);
    }
  },
);

test('grades and subjects have tags of their own', async () => {
  const tags = [await send('GET', '/api/grades'), await send('GET', '/api/subjects')].map((one) =>
    tagOf(one.headers),
  );
  expect(new Set(tags).size).toBe(2);
});

test('spec 1 §7: a bad bearer on grades is 401 and never 403, even for who has the answer already', async () => {
  const { headers } = await send('GET', '/api/grades');
  for (const token of ['A'.repeat(43), 'short', '']) {
    const answer = await send('GET', '/api/grades', { token, headers: { 'if-none-match': tagOf(headers) } });
    expect([answer.status, answer.body]).toMatchObject([
      401,
      { error: 'Your session expired. Please log in again.', code: 'session/expired' },
    ]);
    expect(answer.headers['cache-control']).toBe('no-store');
  }
});

test('other answers are never kept', async () => {
  const answer = await send('GET', '/api/health');
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' });
  expect(answer.headers['etag']).toBeUndefined();
});
