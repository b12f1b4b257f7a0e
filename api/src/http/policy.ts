import type { CallName } from '@afrolearn/contract';
import type { LimitCode } from './limits.ts';

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

/** Codes of the table of limits; `limits.ts` says what each means. */
export type { LimitCode };

export type PolicyRow = {
  /** Status for each kind of actor; 'rest' is everyone not named. */
  answers: { rest: number } & Partial<Record<Actor, number>>;
  limit: LimitCode;
};

const anyone = (status = 200) => ({ rest: status });
const signedIn = (status = 200) => ({ rest: status, anonymous: 401 });

/** What belongs to one person is not there for anybody else. */
const own = (status = 200) => ({ rest: 404, anonymous: 401, owner: status });

const learners = (status = 200) => ({
  rest: 403,
  anonymous: 401,
  owner: status,
  classmate: status,
  schoolmate: status,
  'learner of another school': status,
  'learner without consent': status,
});

/** Learners too where their school allows it; the schools of the matrix do not. */
const adults = (status = 200) => ({ ...learners(403), rest: status });

const parents = (status = 200, whoHasNoChild = status) => ({
  rest: 403,
  anonymous: 401,
  'linked parent': status,
  'parent without a child': whoHasNoChild,
});

const teachers = (status = 200) => ({
  rest: 403,
  anonymous: 401,
  'unverified teacher': status,
  'class teacher': status,
  'teacher of the school': status,
  'teacher of another school': status,
  administrator: status,
  'administrator of another school': status,
});

/** A class is there for its teacher and the administrator of its school. */
const ofClass = (status = 200) => ({ ...teachers(404), 'class teacher': status, administrator: status });

export type PolicyTable = Record<string, PolicyRow>;

export const policy: Record<CallName, PolicyRow> = {
  'GET /health': { answers: anyone(), limit: 'none' },
  'POST /vitals': { answers: anyone(), limit: 'W' },
  'POST /register': { answers: anyone(201), limit: 'REG' },
  'POST /login': { answers: anyone(), limit: 'AU' },
  'POST /logout': { answers: signedIn(), limit: 'W' },
  'GET /me': { answers: signedIn(), limit: 'R' },
  'GET /grades': { answers: anyone(), limit: 'R' },
  'GET /subjects': { answers: anyone(), limit: 'R' },
  'GET /units': { answers: anyone(), limit: 'R' },
  'GET /unit/:id': { answers: anyone(), limit: 'R' },
  'GET /units/:id/summary': { answers: anyone(), limit: 'R' },
  'GET /lesson/:id': { answers: anyone(), limit: 'R' },
  'GET /manifest': { answers: anyone(), limit: 'R' },
  'GET /search/courses': { answers: anyone(), limit: 'SE' },
  'POST /lesson-content/generate': { answers: anyone(), limit: 'R' },
  'GET /auth/provider': { answers: anyone(), limit: 'R' },
  // The matrix runs on a server without a provider; promise S7 runs on one with a provider.
  'POST /auth/google': { answers: anyone(503), limit: 'GO' },
  'POST /password-reset/request': { answers: anyone(), limit: 'MA' },
  'POST /password-reset/confirm': { answers: anyone(), limit: 'AU' },
  'POST /verify-email': { answers: anyone(), limit: 'AU' },
  'POST /verify-email/send': { answers: signedIn(), limit: 'MA' },
  'POST /people/:id/reset-link': {
    answers: { rest: 403, anonymous: 401, administrator: 200, 'administrator of another school': 404 },
    limit: 'W',
  },
  'PUT /me/class': { answers: learners(), limit: 'W' },
  'PATCH /me': { answers: signedIn(), limit: 'ME' },
  'POST /upload-avatar': { answers: adults(), limit: 'U' },
  'POST /change-password': { answers: signedIn(), limit: 'AU' },
  'GET /sessions': { answers: signedIn(), limit: 'R' },
  'DELETE /sessions/:id': { answers: own(), limit: 'W' },
  'POST /sessions/end-others': { answers: signedIn(), limit: 'W' },
  'GET /settings': { answers: signedIn(), limit: 'R' },
  'PUT /settings': { answers: signedIn(), limit: 'W' },
  'GET /children': { answers: parents(), limit: 'R' },
  'POST /children': { answers: parents(201), limit: 'CH' },
  'POST /children/link': { answers: parents(), limit: 'J' },
  'POST /children/:id/link-code': {
    answers: { rest: 404, anonymous: 401, 'class teacher': 200, 'linked parent': 200, administrator: 200 },
    limit: 'CH-card',
  },
  'POST /children/:id/new-card': { answers: parents(200, 404), limit: 'CH-card' },
  'DELETE /children/:id': { answers: parents(200, 404), limit: 'W' },
  'GET /classes/mine': { answers: teachers(), limit: 'R' },
  'GET /classes/:id/students': { answers: ofClass(), limit: 'R' },
  'POST /classes/:id/students': { answers: ofClass(201), limit: 'CH' },
  'POST /classes/:id/students/:studentId/new-card': { answers: ofClass(), limit: 'CH-card' },
  'GET /demo/people': { answers: anyone(), limit: 'R' },
  'POST /demo/sign-in': { answers: anyone(), limit: 'W' },
};
