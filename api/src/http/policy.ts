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

/** A learner's figures: for the learner, their guardian, class teacher and administrator. */
const ofLearner = (status = 200) => ({
  ...own(status),
  'class teacher': status,
  'linked parent': status,
  administrator: status,
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

const administrators = (status = 200, elsewhere = status) => ({
  rest: 403,
  anonymous: 401,
  administrator: status,
  'administrator of another school': elsewhere,
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
  'POST /events': { answers: learners(), limit: 'EV' },
  'GET /sync': { answers: learners(), limit: 'R' },
  'POST /units/:id/claim': { answers: learners(), limit: 'W' },
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
  'PATCH /classes/:id/students/:studentId': { answers: ofClass(), limit: 'W' },
  'GET /school': { answers: administrators(), limit: 'R' },
  'PUT /school': { answers: administrators(), limit: 'W' },
  'GET /staff-codes': { answers: administrators(), limit: 'R' },
  'POST /staff-codes': { answers: administrators(201), limit: 'W' },
  'DELETE /staff-codes/:id': { answers: administrators(200, 404), limit: 'W' },
  'POST /staff-code': { answers: { ...teachers(409), 'unverified teacher': 200 }, limit: 'J' },
  'GET /people/adults': { answers: administrators(), limit: 'R' },
  'POST /people/:id/verify': { answers: administrators(200, 404), limit: 'W' },
  'POST /people/:id/suspend': { answers: administrators(200, 404), limit: 'W' },
  'POST /people/:id/restore': { answers: administrators(200, 404), limit: 'W' },
  'GET /learners/waiting': { answers: administrators(), limit: 'R' },
  'POST /learners/:id/approve': { answers: administrators(200, 404), limit: 'W' },
  'POST /learners/:id/decline': { answers: administrators(200, 404), limit: 'W' },
  'PUT /learners/:id/consent': { answers: administrators(200, 404), limit: 'W' },
  'PUT /classes/:id/consent': { answers: administrators(200, 404), limit: 'W' },
  'PUT /children/:id/consent': { answers: parents(200, 404), limit: 'W' },
  'GET /consent': { answers: learners(), limit: 'R' },
  'GET /standing': { answers: signedIn(), limit: 'R' },
  'GET /lessons': { answers: anyone(), limit: 'R' },
  // A lesson for one class: its members, a member's parent, its teacher and the head of the school.
  'GET /lessons/:id': {
    answers: {
      rest: 404,
      owner: 200,
      classmate: 200,
      'class teacher': 200,
      'linked parent': 200,
      administrator: 200,
    },
    limit: 'R',
  },
  'POST /lessons': { answers: { ...teachers(201), 'unverified teacher': 403 }, limit: 'LE' },
  'PUT /lessons/:id': { answers: ofClass(), limit: 'LE-change' },
  'DELETE /lessons/:id': { answers: ofClass(), limit: 'LE-delete' },
  'POST /lessons/:id/restore': { answers: ofClass(), limit: 'LE-change' },
  'POST /lessons/:id/video': { answers: ofClass(), limit: 'LE-video' },
  'GET /notifications': { answers: signedIn(), limit: 'R' },
  'POST /notifications/:id/read': { answers: own(), limit: 'W' },
  'GET /plan': { answers: learners(), limit: 'R' },
  'POST /plan': { answers: learners(201), limit: 'W' },
  'DELETE /plan/:ref': { answers: { ...learners(404), owner: 200 }, limit: 'W' },
  // The sample asks for the class of the class teacher.
  'POST /assignments': {
    answers: {
      ...teachers(404),
      'class teacher': 201,
      administrator: 201,
      'linked parent': 400,
      'parent without a child': 400,
    },
    limit: 'AS',
  },
  'DELETE /assignments/:id': { answers: { rest: 404, anonymous: 401, 'class teacher': 200 }, limit: 'W' },
  'GET /lesson/:id/notes': { answers: signedIn(), limit: 'R' },
  'POST /lesson/:id/notes': { answers: signedIn(201), limit: 'W' },
  'DELETE /lesson/:id/notes/:noteId': { answers: own(), limit: 'W' },
  'GET /xp/:userId': { answers: ofLearner(), limit: 'R' },
  'GET /users/:userId/stats': { answers: ofLearner(), limit: 'R' },
  'GET /learner-profiles/stats/:userId': { answers: ofLearner(), limit: 'R' },
  'GET /progress': { answers: signedIn(), limit: 'R' },
  'GET /units/:id/progress': { answers: signedIn(), limit: 'R' },
  'GET /progress-summary': { answers: signedIn(), limit: 'R' },
  'GET /lesson-history': { answers: signedIn(), limit: 'R' },
  'GET /character-analysis': { answers: signedIn(), limit: 'R' },
  'GET /personalized-insights': { answers: signedIn(), limit: 'R' },
  'GET /avatars': { answers: signedIn(), limit: 'R' },
  'GET /avatars/user/:userId': { answers: { ...ofLearner(), classmate: 200 }, limit: 'R' },
  'PUT /avatars/user/:userId': { answers: own(), limit: 'W' },
  'GET /avatars/user/:userId/unlocked': {
    answers: { ...own(), 'class teacher': 200, 'linked parent': 200 },
    limit: 'R',
  },
  'POST /avatars/unlock': { answers: own(), limit: 'W' },
  'GET /demo/people': { answers: anyone(), limit: 'R' },
  'POST /demo/sign-in': { answers: anyone(), limit: 'W' },
};
