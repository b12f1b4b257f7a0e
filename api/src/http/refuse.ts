import { type Refusal, type RefusalCode, refusals } from '@afrolearn/contract/refusals.ts';
import type { FastifyReply } from 'fastify';
import { fieldIn, inEnglish, type Speech, speechFor } from '#words/words.ts';

/** Thrown by handlers; turned into `{ error, code, fields? }` in one place. */
export class Refused extends Error {
  readonly code: RefusalCode;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfter: number | undefined;
  constructor(code: RefusalCode, more: { fields?: Record<string, string>; retryAfter?: number } = {}) {
    super(code);
    this.code = code;
    this.fields = more.fields;
    this.retryAfter = more.retryAfter;
  }
}

export const refuse = (
  code: RefusalCode,
  more?: { fields?: Record<string, string>; retryAfter?: number },
): Refused => new Refused(code, more);

export const statusOf = (code: RefusalCode): number => refusals[code].status;

/** Fields are refused in English and said in the language of the answer. */
export const bodyOf = (
  code: RefusalCode,
  say: Speech = inEnglish,
  fields?: Record<string, string>,
): Refusal => ({
  error: say.refusals(code),
  code,
  ...(fields === undefined
    ? {}
    : {
        fields: Object.fromEntries(
          Object.entries(fields).map(([name, sentence]) => [name, fieldIn(say, sentence)]),
        ),
      }),
});

/** Answers a request that is refused, in the language it asks for. Nobody keeps a refusal. */
export const sendRefusal = (
  request: Parameters<typeof speechFor>[0],
  reply: Pick<FastifyReply, 'code'>,
  code: RefusalCode,
  fields?: Record<string, string>,
): FastifyReply => {
  const say = speechFor(request);
  return reply
    .code(statusOf(code))
    .header('cache-control', 'no-store')
    .header('vary', 'accept-language')
    .header('content-language', say.language)
    .send(bodyOf(code, say, fields));
};
