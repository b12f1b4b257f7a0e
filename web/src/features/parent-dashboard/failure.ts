import type { Say } from '@afrolearn/learning/languages/sentence.ts';
import { CallError } from '#lib/call.ts';
import type { family } from '#messages/family/en.ts';

export type SayFamily = Say<(typeof family)['texts']>;

/** The message for a failed call: the server's own sentence, if it has one. */
export const failureOf = (error: unknown, say: SayFamily): string => {
  if (!(error instanceof CallError)) return say('failed');
  if (error.code === 'network') return say('loadFailed');
  return Object.values(error.fields)[0] ?? error.said ?? say('failed');
};
