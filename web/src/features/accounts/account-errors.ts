import type { Say } from '@afrolearn/learning/languages/sentence.ts';
import { CallError } from '#lib/call.ts';
import type { accounts } from '#messages/accounts/en.ts';

type SayAccounts = Say<(typeof accounts)['texts']>;
export type FormFailure = { text: string; fields: Readonly<Record<string, string>> };

/** The message of a failed call (spec 1 §8): the server's own, else the documented default. */
const failureOf = (error: unknown, say: SayAccounts, fallback: string): FormFailure => {
  if (!(error instanceof CallError)) return { text: fallback, fields: {} };
  if (error.code === 'network') return { text: say('networkFailed'), fields: {} };
  return { text: error.said ?? fallback, fields: error.fields };
};

export const loginFailure = (error: unknown, say: SayAccounts): FormFailure => {
  const failure = failureOf(error, say, say('loginFailed'));
  return /verify/i.test(failure.text) ? { ...failure, text: say('verify') } : failure;
};

export const registrationFailure = (error: unknown, say: SayAccounts): FormFailure =>
  failureOf(error, say, say('registrationFailed'));

export const welcomeFailure = (error: unknown, say: SayAccounts): FormFailure =>
  failureOf(error, say, say('welcomeFailed'));

export const mailFailure = (error: unknown, say: SayAccounts): FormFailure =>
  failureOf(error, say, say('mailFailed'));

/**
 * Spec 1 §8 for third-party login. Without an error object the reply lacked a token, a person or our state.
 */
export const providerFailure = (error: unknown, say: SayAccounts, name: string): string => {
  const code = error instanceof CallError ? error.code : null;
  if (error === null || code === 'google/failed') return say('googleFailedAgain', { name });
  if (code === 'google/not-configured') return say('googleMissing');
  return failureOf(error, say, say('googleFailed', { name })).text;
};
