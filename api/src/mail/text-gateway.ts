/** Sends text messages through a gateway: one HTTP call each, with a bound on its time. No number ever reaches a log. */
import type { SmsSettings } from '#env.ts';

export type Text = {
  to: string;
  text: string;
  /** The same for the same message: a gateway that looks at it never sends twice. */
  id: string;
};

/** `refused`: it was surely not taken and may be tried again. `unsure`: nobody knows, so it is never sent again. */
export type TextFate = 'sent' | 'refused' | 'unsure';

export type TextGateway = { send: (text: Text) => Promise<TextFate> };

type Log = { warn: (facts: object, words: string) => void };

const longest = 10_000;

/* Before a connection stands nothing has been said. */
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
      // The words of a gateway may contain the number: the log has the status alone.
      log.warn({ status: answer.status }, 'the gateway did not take a text message');
      return 'refused';
    } catch (error) {
      const code = codeOf(error);
      log.warn({ code }, 'the gateway did not answer');
      return neverSaid.has(code) ? 'refused' : 'unsure';
    }
  },
});
