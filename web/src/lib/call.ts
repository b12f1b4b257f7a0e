import type { Ask, CallName, Calls, Reply } from '@afrolearn/contract';
import type { RefusalCode } from '@afrolearn/contract/refusals.ts';
import { apiBase } from './api-base.ts';
import { readLocal } from './local.ts';

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

type Sent = { params?: Record<string, string | number>; query?: Record<string, unknown>; body?: unknown };

const addressOf = (path: string, { params, query }: Sent): string => {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params?.[name] ?? '')),
  );
  const search = new URLSearchParams(
    Object.entries(query ?? {}).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  ).toString();
  return `${apiBase(location, import.meta.env['VITE_API_BASE'])}${filled}${search === '' ? '' : `?${search}`}`;
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

/** Makes one call of the contract. Only types of the contract are imported: no schema library in the browser. */
export const call = async <N extends CallName>(
  name: N,
  ...[ask]: keyof Ask<N> extends never ? [] : [Ask<N>]
): Promise<Reply<N>> => {
  const [method = 'GET', path = '/'] = name.split(' ');
  const sent = (ask ?? {}) as Sent;
  const token = readLocal('token');
  const headers: Record<string, string> = { accept: 'application/json' };
  if (token !== null) headers['authorization'] = `Bearer ${token}`;
  if (sent.body !== undefined) headers['content-type'] = 'application/json';
  let answer: Response;
  try {
    answer = await fetch(addressOf(path, sent), {
      method,
      headers,
      ...(sent.body === undefined ? {} : { body: JSON.stringify(sent.body) }),
    });
  } catch {
    throw new CallError({ status: 0, code: 'network', said: null });
  }
  // A captive portal answers 200 with its own page: only JSON is an answer of ours.
  const isJson = answer.headers.get('content-type')?.includes('application/json') === true;
  if (!isJson) throw new CallError({ status: 0, code: 'network', said: null });
  if (!answer.ok) throw await failure(answer);
  return (await answer.json()) as Reply<N>;
};

export type { Calls };
