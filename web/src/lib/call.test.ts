import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { neverAnswers, noNetwork, refused, replied, serverAnswers, wordless } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { CallError, call, readAtHand, sessionEnded } from './call.ts';

afterEach(() => vi.unstubAllEnvs());

const failureOf = async (act: Promise<unknown>): Promise<CallError> => {
  const error = await act.catch((caught: unknown) => caught);
  if (!(error instanceof CallError)) throw new Error('The call did not fail');
  return error;
};

test('an answer is handed on, and the body travels as JSON', async () => {
  const user = personOf('learner');
  const asked = serverAnswers({ 'POST /login': () => replied('POST /login', { token: 't', user }) });
  expect(await call('POST /login', { body: { email: 'a@b.ug', password: 'mango' } })).toEqual({
    token: 't',
    user,
  });
  expect(asked).toEqual([
    { name: 'POST /login', body: { email: 'a@b.ug', password: 'mango' }, bearer: null },
  ]);
});

test('spec 1 §6: a stored token travels as the bearer', async () => {
  localStorage.setItem('token', 'mango-token');
  const asked = serverAnswers({ 'GET /me': () => replied('GET /me', personOf('learner')) });
  await call('GET /me');
  expect(asked[0]?.bearer).toBe('Bearer mango-token');
});

test.each([
  ['sw', 'sw'],
  ['fr', 'fr'],
  ['lg', 'lg'],
  ['en', 'en'],
  [null, 'en'],
  ['de\nx', 'en'],
])(
  'with %j chosen, the server is asked to answer in %s, whatever the browser speaks',
  async (chosen, asked) => {
    if (chosen !== null) localStorage.setItem('afl_language', chosen);
    const fetched = vi.fn(async () => replied('GET /me', personOf('learner')));
    vi.stubGlobal('fetch', fetched);
    await call('GET /me');
    expect(fetched).toHaveBeenCalledWith(
      expect.any(String),
      expect.objectContaining({ headers: expect.objectContaining({ 'accept-language': asked }) }),
    );
  },
);

test('a dead token does not spoil the calls that need none: they are sent without it', async () => {
  localStorage.setItem('token', 'dead');
  const asked = serverAnswers({ 'POST /login': () => refused('login/failed') });
  await call('GET /health');
  await failureOf(call('POST /login', { body: { email: 'a@b.ug', password: 'x' } }));
  expect(asked.map(({ bearer }) => bearer)).toEqual([null, null]);
});

test('a refusal carries its status, code, sentence and fields', async () => {
  serverAnswers({
    'GET /me': () => refused('request/invalid', { text: 'Check it.', fields: { name: 'Say it.' } }),
  });
  const { status, code, said, fields } = await failureOf(call('GET /me'));
  expect({ status, code, said, fields }).toEqual({
    status: 400,
    code: 'request/invalid',
    said: 'Check it.',
    fields: { name: 'Say it.' },
  });
});

test('a session that the server has ended is told to the page, one that was left meanwhile is not', async () => {
  const heard = vi.fn();
  globalThis.addEventListener(sessionEnded, heard);
  localStorage.setItem('token', 'mango');
  serverAnswers({
    'GET /me': () => refused('session/expired'),
    'GET /settings': () => {
      localStorage.setItem('token', 'of-the-next-person');
      return refused('session/expired');
    },
    'POST /login': () => refused('login/failed'),
  });
  await failureOf(call('GET /me'));
  expect(heard).toHaveBeenCalledOnce();
  await failureOf(call('GET /settings'));
  await failureOf(call('POST /login', { body: { email: 'a@b.ug', password: 'x' } }));
  expect(heard).toHaveBeenCalledOnce();
  globalThis.removeEventListener(sessionEnded, heard);
});

test('spec 1 §8: a failure without a sentence has said nothing, so that the default can stand', async () => {
  serverAnswers({ 'GET /me': () => wordless() });
  const { said, fields } = await failureOf(call('GET /me'));
  expect(said).toBeNull();
  expect(fields).toEqual({});
});

test('an error that is not a text is not shown', async () => {
  serverAnswers({
    'GET /me': () =>
      new Response(JSON.stringify({ error: { stack: 'at x' } }), {
        status: 500,
        headers: { 'content-type': 'application/json' },
      }),
  });
  expect((await failureOf(call('GET /me'))).said).toBeNull();
});

test.each([
  ['no network', noNetwork],
  [
    'a captive portal that answers 200 with its own page',
    () => new Response('<html>Buy data</html>', { status: 200, headers: { 'content-type': 'text/html' } }),
  ],
  ['a proxy that refuses with a page', () => new Response('<html>', { status: 403 })],
])('%s is a network failure, not an answer', async (_, answer) => {
  serverAnswers({ 'GET /me': answer });
  const { status, code, said } = await failureOf(call('GET /me'));
  expect({ status, code, said }).toEqual({ status: 0, code: 'network', said: null });
});

test('a server that broke without a word of JSON was reached all the same', async () => {
  serverAnswers({ 'GET /me': () => new Response('<html>Bad gateway</html>', { status: 502 }) });
  const { status, code, said } = await failureOf(call('GET /me'));
  expect({ status, code, said }).toEqual({ status: 502, code: 'server/failed', said: null });
});

test('an answer cut off in the middle is a network failure', async () => {
  serverAnswers({
    'GET /me': () =>
      new Response('{"id": 47', { status: 200, headers: { 'content-type': 'application/json' } }),
  });
  expect((await failureOf(call('GET /me'))).code).toBe('network');
});

test('a call that is never answered stays open', async () => {
  serverAnswers({ 'GET /me': neverAnswers });
  expect(await Promise.race([call('GET /me'), Promise.resolve('still open')])).toBe('still open');
});

const headers = { 'content-type': 'application/json' };
const madeEarly = (changes: object = {}) => {
  const calls = {
    '/me': Promise.resolve(replied('GET /me', personOf('parent'))),
    '/settings': Promise.reject(new TypeError('Failed to fetch')),
  };
  calls['/settings'].catch(() => undefined);
  vi.stubGlobal('early', { token: 'mango', language: 'en', calls, ...changes });
  localStorage.setItem('token', 'mango');
  // Simulates a page that was just opened.
  vi.spyOn(performance, 'now').mockReturnValue(500);
  return serverAnswers({
    'GET /me': () => replied('GET /me', personOf('learner')),
    'PUT /settings': noNetwork,
  });
};

test('what the page asked before the code was there is not asked again, once', async () => {
  const asked = madeEarly();
  expect((await call('GET /me')).role).toBe('parent');
  expect(asked).toEqual([]);
  expect((await call('GET /me')).role).toBe('learner');
  expect(asked).toHaveLength(1);
});

test('what the page was told by then is at hand at once, and once', async () => {
  const asked = madeEarly({ answers: { '/me': { status: 200, body: personOf('teacher') } } });
  const answer = call('GET /me');
  expect(readAtHand(answer)?.data.role).toBe('teacher');
  expect((await answer).role).toBe('teacher');
  expect(asked).toEqual([]);
  const next = call('GET /me');
  expect(readAtHand(next)).toBeUndefined();
  expect((await next).role).toBe('learner');
});

test('what is done at an address goes out, whatever the page was told of it, and is not answered by that', async () => {
  const asked = madeEarly({ answers: { '/settings': { status: 200, body: {} } } });
  await call('PUT /settings', { body: {} }).catch(() => undefined);
  expect(asked.map(({ name }) => name)).toEqual(['PUT /settings']);
});

test('a refusal that the page was told is no answer at hand', async () => {
  const no = { status: 403, body: { error: 'No.', code: 'role/forbidden' } };
  madeEarly({
    calls: { '/me': Promise.resolve(new Response(JSON.stringify(no.body), { status: 403, headers })) },
    answers: { '/me': no },
  });
  const answer = call('GET /me');
  expect(readAtHand(answer)).toBeUndefined();
  expect(await failureOf(answer)).toMatchObject({ status: 403, said: 'No.' });
});

test('and fails as it would have failed now', async () => {
  madeEarly();
  expect(await failureOf(call('GET /settings'))).toMatchObject({ status: 0, code: 'network' });
});

test.each([
  ['was asked by who has left', { token: 'banana' }],
  ['was asked in another language', { language: 'sw' }],
])('what %s is asked again', async (_, changes) => {
  const asked = madeEarly(changes);
  expect((await call('GET /me')).role).toBe('learner');
  expect(asked).toHaveLength(1);
});

test('what is a minute old is asked again, and so is everything after a choice', async () => {
  madeEarly();
  vi.spyOn(performance, 'now').mockReturnValue(60_001);
  expect((await call('GET /me')).role).toBe('learner');
  madeEarly();
  await call('PUT /settings', { body: {} }).catch(() => undefined);
  expect((await call('GET /me')).role).toBe('learner');
});

const stalled = () =>
  new Response(new ReadableStream({ start: (body) => body.enqueue(new TextEncoder().encode('{"id"')) }), {
    headers: { 'content-type': 'application/json' },
  });

describe('a line that says nothing', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Records whether a call has failed. */
  const watched = (act: Promise<unknown>) => {
    const seen = { failed: false };
    const failed = failureOf(act).then((error) => {
      seen.failed = true;
      return error;
    });
    return { seen, failed };
  };

  test.each([
    ['never answers', 1, neverAnswers],
    ['stops in the middle of an answer', 15, async () => stalled()],
  ])('which %s has failed after %i minutes, not before, and is let go', async (_, minutes, answers) => {
    const fetched = vi.fn((_address: string, _asked: RequestInit) => answers());
    vi.stubGlobal('fetch', fetched);
    const { seen, failed } = watched(call('GET /me'));
    await vi.advanceTimersByTimeAsync(minutes * 60_000 - 1000);
    expect(seen.failed).toBe(false);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await failed).toMatchObject({ status: 0, code: 'network' });
    expect(fetched.mock.calls[0]?.[1].signal?.aborted).toBe(true);
  });

  test('has failed, too, where the page itself had asked', async () => {
    madeEarly({ calls: { '/me': neverAnswers() } });
    const { failed } = watched(call('GET /me'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await failed).toMatchObject({ status: 0, code: 'network' });
  });

  test('a file may take as long as it takes, and a call that was answered leaves no clock behind', async () => {
    serverAnswers({ 'GET /me': () => replied('GET /me', personOf('learner')) });
    await call('GET /me');
    expect(vi.getTimerCount()).toBe(0);
    vi.stubGlobal('fetch', neverAnswers);
    const { seen } = watched(call('POST /upload-avatar', { file: { avatar: new Blob(['x']) } }));
    await vi.advanceTimersByTimeAsync(15 * 60_000);
    expect(seen.failed).toBe(false);
  });
});
