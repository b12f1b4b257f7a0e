import type { CallName } from '@afrolearn/contract';

/**
 * Who may make which call, and how often. The authorization matrix (promise S1) runs from this table,
 * and a call without a row does not start. `admitted` says what the actor gets with a good request.
 */

export const actors = [
  'anonymous',
  'owner',
  'classmate',
  'schoolmate',
  'learner of another school',
  'learner without consent',
  'unverified teacher',
  'class teacher',
  'teacher of the school',
  'teacher of another school',
  'linked parent',
  'parent without a child',
  'administrator',
  'administrator of another school',
] as const;
export type Actor = (typeof actors)[number];

/** Codes of permissions.md, 'Limits'. */
export type LimitCode = 'none' | 'R' | 'W' | 'AU' | 'REG';

export type PolicyRow = {
  /** Status for each kind of actor; 'rest' is everyone not named. */
  answers: { rest: number } & Partial<Record<Actor, number>>;
  limit: LimitCode;
};

const anyone = (status = 200) => ({ rest: status });
const signedIn = (status = 200) => ({ rest: status, anonymous: 401 });

export const policy: Record<CallName, PolicyRow> = {
  'GET /health': { answers: anyone(), limit: 'none' },
  'POST /vitals': { answers: anyone(), limit: 'W' },
  'POST /register': { answers: anyone(201), limit: 'REG' },
  'POST /login': { answers: anyone(), limit: 'AU' },
  'POST /logout': { answers: signedIn(), limit: 'W' },
  'GET /me': { answers: signedIn(), limit: 'R' },
  'GET /grades': { answers: anyone(), limit: 'R' },
  'GET /subjects': { answers: anyone(), limit: 'R' },
  'GET /demo/people': { answers: anyone(), limit: 'R' },
  'POST /demo/sign-in': { answers: anyone(), limit: 'W' },
};
