/** Sends text messages through a gateway, with one HTTP call each and a timeout. Phone numbers are never logged. */
import type { SmsSettings } from '#env.ts';

export type Text = {
  to: string;
  text: string;
  /** An idempotency key: a gateway that supports it never sends the same message twice. */
  id: string;
};

/** `refused`: certainly not accepted, may be retried. `unsure`: unknown, so it is never sent again. */
export type TextFate = 'sent' | 'refused' | 'unsure';

export type TextGateway = { send: (text: Text) => Promise<TextFate> };

type Log = { warn: (facts: object, words: string) => void };

const longest = 10_000;

/* Errors before the connection is established, so nothing has been sent. */
const neverSaid = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

const codeOf = (error: unknown): string => {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string') return cause.code;
  return cause instanceof Error ? cause.name : 'unknown';
};

export const openTextGateway = ({ url, secret }: SmsSettings, log: Log, limit = longest): TextGateway => ({
  send: async ({ to, text, id }) => {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${secret}`,
          'idempotency-key': id,
        },
        body: JSON.stringify({ to, text, id }),
        redirect: 'error',
        signal: AbortSignal.timeout(limit),
      });
      await answer.body?.cancel();
      if (answer.ok) return 'sent';
      // The reply of a gateway may contain the number, so only the status is logged.
      log.warn({ status: answer.status }, 'the gateway did not take a text message');
      return 'refused';
    } catch (error) {
      const code = codeOf(error);
      log.warn({ code }, 'the gateway did not answer');
      return neverSaid.has(code) ? 'refused' : 'unsure';
    }
  },
});
