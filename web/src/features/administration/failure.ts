import { CallError } from '#lib/call.ts';
import type { Translate } from '#lib/messages.ts';
import type { administration } from '#messages/en/administration.ts';

export type Failure = { text: string; fields: Readonly<Record<string, string>> };

/** What the administrator reads when a call failed: the server's own sentence where it has one. */
export const failureOf = (error: unknown, say: Translate<(typeof administration)['texts']>): Failure => {
  if (!(error instanceof CallError)) return { text: say('failed'), fields: {} };
  if (error.code === 'network') return { text: say('loadFailed'), fields: {} };
  const text = Object.keys(error.fields).length > 0 ? say('checkFields') : (error.said ?? say('failed'));
  return { text, fields: error.fields };
};
