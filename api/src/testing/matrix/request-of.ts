import { methodAndPath } from '@afrolearn/contract/define.ts';
import { multipart } from '#testing/multipart.ts';
import type { AnySamples, ObjectWords } from './sample.ts';

export const addressOf = (key: string, words: ObjectWords, query: unknown): string => {
  const path = methodAndPath(key).path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(words[name] ?? ''),
  );
  const asked = new URLSearchParams(query as Record<string, string> | undefined).toString();
  return `/api${path}${asked === '' ? '' : `?${asked}`}`;
};

/** A sample as a request: JSON, or multipart where it has a file. */
export const requestOf = (
  key: string,
  words: ObjectWords,
  sent: Awaited<ReturnType<AnySamples[string]['ask']>>,
  token: string | undefined,
) => {
  const form = Object.entries(sent.file ?? {}).map(([name, bytes]) => ({ name, bytes: bytes as Buffer }));
  const body =
    form.length > 0
      ? multipart(form)
      : {
          type: 'application/json',
          payload: sent.body === undefined ? undefined : JSON.stringify(sent.body),
        };
  return {
    method: methodAndPath(key).method,
    url: addressOf(key, words, sent.query),
    headers: {
      authorization: `Bearer ${token}`,
      ...(body.payload === undefined ? {} : { 'content-type': body.type }),
    },
    ...(body.payload === undefined ? {} : { payload: body.payload }),
  };
};
