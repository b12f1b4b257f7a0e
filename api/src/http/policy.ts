import type { Limit } from './limits/limit.ts';

/**
 * The vocabulary with which a slice declares, in its `slice.ts`, who may make its calls and how often.
 * `api/src/slices.ts` collects the rows, and the authorization matrix (promise S1) runs from them.
 */

export const actors = [
  'anonymous',
  'owner',
  'classmate',
  'friend',
  'schoolmate',
  'blocked learner',
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

export type PolicyRow = {
  /** Status for each kind of actor; 'rest' covers all others. */
  answers: { rest: number } & Partial<Record<Actor, number>>;
  limit: Limit;
};

export const anyone = (status = 200) => ({ rest: status });
export const signedIn = (status = 200) => ({ rest: status, anonymous: 401 });

/** An object of one person: everyone else who is signed in gets 404. */
export const own = (status = 200) => ({ rest: 404, anonymous: 401, owner: status });

export const learners = (status = 200) => ({
  rest: 403,
  anonymous: 401,
  owner: status,
  classmate: status,
  friend: status,
  schoolmate: status,
  'blocked learner': status,
  'learner of another school': status,
  'learner without consent': status,
});

/** A learner's figures: for the learner, their guardian, class teacher and administrator. */
export const ofLearner = (status = 200) => ({
  ...own(status),
  'class teacher': status,
  'linked parent': status,
  administrator: status,
});

/** Learners are admitted too where their school allows it; the schools of the matrix do not. */
export const adults = (status = 200) => ({ ...learners(403), rest: status });

export const parents = (status = 200, whoHasNoChild = status) => ({
  rest: 403,
  anonymous: 401,
  'linked parent': status,
  'parent without a child': whoHasNoChild,
});

export const teachers = (status = 200) => ({
  rest: 403,
  anonymous: 401,
  'unverified teacher': status,
  'class teacher': status,
  'teacher of the school': status,
  'teacher of another school': status,
  administrator: status,
  'administrator of another school': status,
});

export const administrators = (status = 200, elsewhere = status) => ({
  rest: 403,
  anonymous: 401,
  administrator: status,
  'administrator of another school': elsewhere,
});

/** A class is visible only to its teacher and the administrator of its school. */
export const ofClass = (status = 200) => ({
  ...teachers(404),
  'class teacher': status,
  administrator: status,
});

export type PolicyTable = Record<string, PolicyRow>;

/** A row for each call of a slice: a missing one does not compile. */
export type PolicyOf<Calls> = Record<keyof Calls, PolicyRow>;
