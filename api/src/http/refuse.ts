import type { FieldFault } from '@afrolearn/contract/faults.ts';
import { type Refusal, type RefusalCode, refusals } from '@afrolearn/contract/refusals.ts';
import { sayFault } from '@afrolearn/learning/languages/fault.ts';
import type { FastifyReply } from 'fastify';
import { inEnglish, type Speech, speechFor } from '#words/words.ts';

/** The faults, by the name of the field. */
export type Faults = Readonly<Record<string, FieldFault>>;

/** Thrown by handlers; one place turns it into `{ error, code, fields? }`. */
export class Refused extends Error {
  readonly code: RefusalCode;
  readonly fields: Faults | undefined;
  readonly retryAfter: number | undefined;
  constructor(code: RefusalCode, more: { fields?: Faults; retryAfter?: number } = {}) {
    super(code);
    this.code = code;
    this.fields = more.fields;
    this.retryAfter = more.retryAfter;
  }
}

export const refuse = (code: RefusalCode, more?: { fields?: Faults; retryAfter?: number }): Refused =>
  new Refused(code, more);

export const statusOf = (code: RefusalCode): number => refusals[code].status;

/** The only place where a fault becomes a sentence, in the language of the answer. */
export const bodyOf = (code: RefusalCode, say: Speech = inEnglish, fields?: Faults): Refusal => ({
  error: say.refusals(code),
  code,
  ...(fields === undefined
    ? {}
    : {
        fields: Object.fromEntries(
          Object.entries(fields).map(([name, fault]) => [name, sayFault(say.faults, fault)]),
        ),
      }),
});

/** Answers with a refusal, in the language that the request asks for. Refusals are not cached. */
export const sendRefusal = (
  request: Parameters<typeof speechFor>[0],
  reply: Pick<FastifyReply, 'code'>,
  code: RefusalCode,
  fields?: Faults,
): FastifyReply => {
  const say = speechFor(request);
  return reply
    .code(statusOf(code))
    .header('cache-control', 'no-store')
    .header('vary', 'accept-language')
    .header('content-language', say.language)
    .send(bodyOf(code, say, fields));
};
