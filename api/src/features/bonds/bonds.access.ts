/**
 * Relations between people, and who may reach whom. Invisible things answer 404; visible ones with a forbidden action
 * are refused.
 */
import { hasConsent } from '@afrolearn/learning/people/consent.ts';
import type { Db } from '#db/connect.ts';
import { ownRow, type UserRow } from '#features/accounts/index.ts';
import { leadsSchool, type Person, type World } from '#http/context.ts';
import { refuse } from '#http/refuse.ts';
import { tiesOf } from './bonds.db.ts';
import { type MeetingRules, standingOf } from './meeting.db.ts';

/**
 * The asker's relation to the other person. A `class teacher` is confirmed by the school; an `unconfirmed
 * teacher` teaches the learner but has no rights yet. `awaits`: waits for the administrator's school. Blocked
 * learners are neither friends nor classmates: they have no relation.
 */
export type Bond =
  | 'self'
  | 'guardian'
  | 'class teacher'
  | 'administrator'
  | 'awaited administrator'
  | 'unconfirmed teacher'
  | 'friend'
  | 'classmate'
  | 'group mate';

/** All relations of the asker, the strongest first: an administrator may also teach the child. */
export type Bound = { bond: Bond; bonds: readonly Bond[]; person: UserRow };

/** The relations of the asker to a person; null for none. */
export const bondTo = async (db: Db, asker: Person, personId: number): Promise<Bound | null> => {
  const ties = await tiesOf(db, asker.id, personId);
  if (ties === null) return null;
  const { person, isGuardian, teaches, sharesClass, isFriend, sharesGroup, isBlocked } = ties;
  const arePeers = person.role === 'learner' && asker.role === 'learner' && !isBlocked;
  const isLearner = person.role === 'learner';
  const awaited = person.schoolId === null ? person.waitingSchoolId : null;
  const known: readonly (readonly [boolean, Bond])[] = [
    [asker.id === personId, 'self'],
    [isLearner && isGuardian, 'guardian'],
    [isLearner && teaches && asker.verified, 'class teacher'],
    [leadsSchool(asker, person.schoolId), 'administrator'],
    [leadsSchool(asker, awaited), 'awaited administrator'],
    [isLearner && teaches && !asker.verified, 'unconfirmed teacher'],
    [arePeers && isFriend, 'friend'],
    [arePeers && sharesClass, 'classmate'],
    [arePeers && sharesGroup, 'group mate'],
  ];
  const bonds = known.filter(([holds]) => holds).map(([, bond]) => bond);
  const [bond] = bonds;
  return bond === undefined ? null : { bond, bonds, person };
};

const boundBy = async (db: Db, asker: Person, personId: number, wanted: readonly Bond[]): Promise<Bound> => {
  const found = await bondTo(db, asker, personId);
  if (found === null || !found.bonds.some((bond) => wanted.includes(bond))) throw refuse('access/not-found');
  return found;
};

/** Returns the person if the asker has one of these relations; otherwise 404. */
export const personFor = async (
  db: Db,
  asker: Person,
  personId: number,
  wanted: readonly Bond[],
): Promise<UserRow> => (await boundBy(db, asker, personId, wanted)).person;

/** A learner of the administrator's school, or one waiting for it. */
export const learnerOfSchool = async (db: Db, asker: Person, learnerId: number): Promise<UserRow> => {
  const learner = await personFor(db, asker, learnerId, ['administrator', 'awaited administrator']);
  if (learner.role !== 'learner') throw refuse('access/not-found');
  return learner;
};

/**
 * The learner whose figures the asker may read. Without consent only the learner and a guardian may (decision
 * 0030).
 */
export const figuresFor = async (
  db: Db,
  asker: Person,
  personId: number,
  wanted: readonly Bond[],
): Promise<UserRow> => {
  const { bond, person } = await boundBy(db, asker, personId, wanted);
  const isFamily = bond === 'self' || bond === 'guardian';
  if (!isFamily && !(person.role === 'learner' && hasConsent(person.consent)))
    throw refuse('access/not-found');
  return person;
};

/** An administrator without a school has authority over nobody. */
export const ownSchool = (administrator: Person): number => {
  if (administrator.schoolId === null) throw refuse('access/not-found');
  return administrator.schoolId;
};

/** Requires a learner who may meet others; the refusals, such as `community/no-consent`, give the reason. */
export const checkSocial = async (db: Db, rules: MeetingRules, user: Person): Promise<void> => {
  const standing = await standingOf(db, rules, user.id);
  if (standing === 'adult') throw refuse('access/denied');
  if (standing !== 'open') throw refuse(`community/${standing}`);
};

/**
 * With `CONSENT_STRICT` the server stores nothing about a learner without consent. This refusal makes the
 * device stop sending; its data waits there and is sent after consent. Data that no device holds, such as the
 * plan, gets `consent/not-kept`.
 */
export const checkKeepable = async (
  { db, env }: Pick<World, 'db' | 'env'>,
  user: Person,
  otherwise: 'consent/on-device' | 'consent/not-kept' = 'consent/on-device',
): Promise<void> => {
  if (!env.consentStrict || user.role !== 'learner') return;
  if (!hasConsent((await ownRow(db, user)).consent)) throw refuse(otherwise);
};

/** The same for a learner on whose behalf a guardian acts. */
export const checkKeepableOf = ({ env }: Pick<World, 'env'>, learner: UserRow): void => {
  if (env.consentStrict && !hasConsent(learner.consent)) throw refuse('consent/not-kept');
};
