import type { Ask, CallName, Reply } from '@afrolearn/contract';
import type { RefusalCode } from '@afrolearn/contract/refusals.ts';
import { apiBase } from './api-base.ts';
import { deviceId } from './device/device-id.ts';
import { readLocal } from './local.ts';
import { wantedLanguage } from './wanted-language.ts';

/** A call that did not succeed. `said` is the server's sentence, or null when it had none (or never answered). */
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

/** The browser itself writes the type of a form, with the boundary that only it knows. */
const contentOf = ({ body, file }: Sent): { body?: BodyInit } => {
  if (file === undefined) return body === undefined ? {} : { body: JSON.stringify(body) };
  const form = new FormData();
  for (const [name, blob] of Object.entries(file)) form.append(name, blob);
  return { body: form };
};

/** From the base of the API on. */
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

/** Nothing came, or nothing of ours. */
const unheard = () => new CallError({ status: 0, code: 'network', said: null });

const minute = 60_000;
/** Until an answer begins, and from then until it is whole: a copy of all that is kept of a child takes long on 2G. */
const [longestSilence, longestAnswer] = [minute, 15 * minute];

/** Calls that the page itself made before this code was here (`build/early-script.ts`), and what they were told so far. */
type Early = {
  token: string;
  language: string;
  calls: Record<string, Promise<Response>>;
  told: Readonly<Record<string, { status: number; body: unknown }>> | null;
};
type MadeEarly = { answer: Promise<Response>; told: { status: number; body: unknown } | undefined };

/** Each is good once, for who made it and in their language; nothing is good any more when something was chosen anew. */
const madeEarly = (method: string, address: string, token: string | null): MadeEarly | undefined => {
  const { early } = globalThis as { early?: Early };
  if (early === undefined) return undefined;
  const answer = early.calls[address];
  delete early.calls[address];
  // What somebody does goes out by POST, and pages ask again after it; a choice that is put down may change any answer.
  if (method === 'PUT') early.calls = {};
  if (method !== 'GET') return undefined;
  const isGood = early.language === wantedLanguage() && performance.now() < minute;
  if (answer === undefined || !isGood || (token ?? early.token) !== early.token) return undefined;
  return { answer, told: early.told?.[address] };
};

const atHand = new WeakMap<Promise<unknown>, { data: unknown }>();

/** What was told before anybody asked: it can be drawn now, without waiting for the promise. */
export const readAtHand = <T>(answer: Promise<T>): { data: T } | undefined =>
  atHand.get(answer) as { data: T } | undefined;

/** Told to the page when the server no longer knows the session. */
export const sessionEnded = 'afl-session-ended';

/** Calls that are about nobody, or begin a session: the server refuses a dead token even there, so none is sent. */
const withoutToken: readonly CallName[] = [
  'GET /health',
  'POST /login',
  'POST /login/code',
  'POST /register',
  'GET /demo/people',
  'POST /demo/sign-in',
];

type Asked<N extends CallName> = keyof Ask<N> extends never ? [] : [Ask<N>];

/** Makes one call of the contract. Only types of the contract are imported: no schema library in the browser. */
export const call = <N extends CallName>(name: N, ...asked: Asked<N>): Promise<Reply<N>> =>
  callAs(withoutToken.includes(name) ? null : readLocal('token'), name, ...asked);

/**
 * The same for the person of a token, who may have left by now. It ends after a while, whatever the line does; only
 * sending a file takes as long as it takes. (`AbortSignal.timeout` is younger than our browsers.)
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
    // Half a letter in a name: nothing can be asked of it.
    return Promise.reject(unheard());
  }
  const early = madeEarly(method, address, token);
  if (early?.told?.status === 200) {
    const told = Promise.resolve(early.told.body as Reply<N>);
    atHand.set(told, { data: early.told.body });
    return told;
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
      early?.answer ??
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
  // Always: else the browser names its own, and the server would speak another language than the page.
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
  // A captive portal answers with its own page: only JSON is an answer of ours, or a server that broke.
  const isJson = answer.headers.get('content-type')?.includes('application/json') === true;
  if (!isJson && answer.status < 500) throw unheard();
  if (!answer.ok) {
    const failed = await failure(answer);
    // A late answer to the session before says nothing about the one of now.
    if (failed.code.startsWith('session/') && token === readLocal('token'))
      globalThis.dispatchEvent(new Event(sessionEnded));
    throw failed;
  }
  try {
    return await answer.json();
  } catch {
    // Cut off on the way: a bad line, not a bad server.
    throw unheard();
  }
};
