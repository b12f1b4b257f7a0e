import { type Refusal, type RefusalCode, refusals } from '@afrolearn/contract/refusals.ts';

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

export const bodyOf = (code: RefusalCode, fields?: Record<string, string>): Refusal => ({
  error: refusals[code].text,
  code,
  ...(fields === undefined ? {} : { fields }),
});
