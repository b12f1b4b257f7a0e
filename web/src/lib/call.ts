import type { Ask, CallName, Reply } from '@afrolearn/contract';
import type { RefusalCode } from '@afrolearn/contract/refusals.ts';
import { apiBase } from './api-base.ts';
import { deviceId } from './device/device-id.ts';
import { readLocal } from './local.ts';
import { takeEarlyCall } from './start/early.ts';
import { wantedLanguage } from './wanted-language.ts';

/** A failed call. `said` is the server's message, or null without one. */
export class CallError extends Error {
  declare readonly status: number;
  declare readonly code: RefusalCode | 'network';
  declare readonly said: string | null;
  declare readonly fields: Readonly<Record<string, string>>;
  constructor(failure: {
    status: number;
    code: RefusalCode | 'network';
    said: string | null;
    fields?: Record<string, string>;
  }) {
    super(failure.said ?? failure.code);
    this.status = failure.status;
    this.code = failure.code;
    this.said = failure.said;
    this.fields = failure.fields ?? {};
  }
}

type Sent = {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: unknown;
  file?: Record<string, Blob>;
};

/** The browser sets a form's type with its boundary. */
const contentOf = ({ body, file }: Sent): { body?: BodyInit } => {
  if (file === undefined) return body === undefined ? {} : { body: JSON.stringify(body) };
  const form = new FormData();
  for (const [name, blob] of Object.entries(file)) form.append(name, blob);
  return { body: form };
};

/** Relative to the API's base. */
const addressOf = (path: string, { params, query }: Sent): string => {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params?.[name] ?? '')),
  );
  const search = new URLSearchParams(
    Object.entries(query ?? {}).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  ).toString();
  return filled + (search === '' ? '' : `?${search}`);
};

/** Where a GET call is answered, as the caches of a device know it. */
export const urlOf = <N extends CallName>(name: N, sent: Ask<N>): string =>
  apiBase(location, import.meta.env['VITE_API_BASE']) + addressOf(name.split(' ')[1] ?? '/', sent as Sent);

const failure = async (answer: Response): Promise<CallError> => {
  const body: unknown = await answer.json().catch(() => null);
  const { error, code, fields } = (body ?? {}) as {
    error?: unknown;
    code?: RefusalCode;
    fields?: Record<string, string>;
  };
  return new CallError({
    status: answer.status,
    code: code ?? 'server/failed',
    said: typeof error === 'string' && error !== '' ? error : null,
    ...(fields === undefined ? {} : { fields }),
  });
};

/** No response, or not from our server. */
const unheard = () => new CallError({ status: 0, code: 'network', said: null });

const minute = 60_000;
/** Timeouts until a response starts and until it is complete: a full data copy takes long on 2G. */
const [longestSilence, longestAnswer] = [minute, 15 * minute];

const atHand = new WeakMap<Promise<unknown>, { data: unknown }>();

/** An early response that can be rendered synchronously. */
export const readAtHand = <T>(answer: Promise<T>): { data: T } | undefined =>
  atHand.get(answer) as { data: T } | undefined;

/** Dispatched when the server rejects the session. */
export const sessionEnded = 'afl-session-ended';

/**
 * Calls without a person, or that start a session: the server would refuse an invalid token, so none is sent.
 */
const withoutToken: readonly CallName[] = [
  'GET /health',
  'POST /login',
  'POST /login/code',
  'POST /register',
  'GET /demo/people',
  'POST /demo/sign-in',
];

type Asked<N extends CallName> = keyof Ask<N> extends never ? [] : [Ask<N>];

/** Makes a contract call. Imports only types, so the browser needs no schema library. */
export const call = <N extends CallName>(name: N, ...asked: Asked<N>): Promise<Reply<N>> =>
  callAs(withoutToken.includes(name) ? null : readLocal('token'), name, ...asked);

/**
 * The same with a given token, whose person may have left. It times out in any case, except while sending a
 * file. (`AbortSignal.timeout` is newer than our browsers.)
 */
export const callAs = <N extends CallName>(
  token: string | null,
  name: N,
  ...[ask]: Asked<N>
): Promise<Reply<N>> => {
  const sent = (ask ?? {}) as Sent;
  const [method = 'GET', path = '/'] = name.split(' ');
  let address: string;
  try {
    address = addressOf(path, sent);
  } catch {
    // A lone surrogate cannot be sent.
    return Promise.reject(unheard());
  }
  const early = takeEarlyCall(method, address, { token, language: wantedLanguage() });
  if (early?.answer?.status === 200) {
    const { body } = early.answer;
    const reply = Promise.resolve(body as Reply<N>);
    atHand.set(reply, { data: body });
    return reply;
  }
  const line = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  return new Promise<Reply<N>>((done, fail) => {
    const waitFor = (milliseconds: number) => {
      clearTimeout(timer);
      if (sent.file !== undefined) return;
      timer = setTimeout(() => {
        fail(unheard());
        line.abort();
      }, milliseconds);
    };
    waitFor(longestSilence);
    const begin = () =>
      early?.response ??
      fetch(apiBase(location, import.meta.env['VITE_API_BASE']) + address, {
        method,
        headers: headersOf(token, sent),
        signal: line.signal,
        ...contentOf(sent),
      });
    const answer = answerTo(token, begin, () => waitFor(longestAnswer));
    (answer as Promise<Reply<N>>).then(done, fail);
  }).finally(() => clearTimeout(timer));
};

const headersOf = (token: string | null, { body }: Sent): Record<string, string> => ({
  accept: 'application/json',
  // Always set: otherwise the browser's language would be used.
  'accept-language': wantedLanguage(),
  ...(token === null ? { 'x-device': deviceId() } : { authorization: `Bearer ${token}` }),
  ...(body === undefined ? {} : { 'content-type': 'application/json' }),
});

const answerTo = async (
  token: string | null,
  begin: () => Promise<Response>,
  onBegin: () => void,
): Promise<unknown> => {
  let answer: Response;
  try {
    answer = await begin();
  } catch {
    throw unheard();
  }
  onBegin();
  // Captive portals return HTML: only JSON is from our server.
  const isJson = answer.headers.get('content-type')?.includes('application/json') === true;
  if (!isJson && answer.status < 500) throw unheard();
  if (!answer.ok) {
    const failed = await failure(answer);
    // A late response to an earlier session does not affect the current one.
    if (failed.code.startsWith('session/') && token === readLocal('token'))
      globalThis.dispatchEvent(new Event(sessionEnded));
    throw failed;
  }
  try {
    return await answer.json();
  } catch {
    // A truncated body is a network error, not a server error.
    throw unheard();
  }
};
