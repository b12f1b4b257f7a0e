import type { Say } from '@afrolearn/learning/languages/sentence.ts';
import { CallError } from '#lib/call.ts';
import type { administration } from '#messages/administration/en.ts';

export type Failure = { text: string; fields: Readonly<Record<string, string>> };

/** The message of a failed call: the server's own if there is one. */
export const failureOf = (error: unknown, say: Say<(typeof administration)['texts']>): Failure => {
  if (!(error instanceof CallError)) return { text: say('failed'), fields: {} };
  if (error.code === 'network') return { text: say('loadFailed'), fields: {} };
  const text = Object.keys(error.fields).length > 0 ? say('checkFields') : (error.said ?? say('failed'));
  return { text, fields: error.fields };
};
