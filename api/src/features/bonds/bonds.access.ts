/** Who is X to Y, and who may reach whom. What a person may not see is not there; what they see but may not do is refused. */
import { hasConsent } from '@afrolearn/learning/people/consent.ts';
import type { Db } from '#db/connect.ts';
import { ownRow, type UserRow } from '#features/accounts/index.ts';
import { leadsSchool, type Person, type World } from '#http/context.ts';
import { refuse } from '#http/refuse.ts';
import { tiesOf } from './bonds.db.ts';
import { type MeetingRules, standingOf } from './meeting.db.ts';

/**
 * What the asker is to the other person. A `class teacher` is one whom the school has confirmed; `unconfirmed teacher`
 * teaches the learner too, and may do nothing yet. The person `awaits` the administrator's school. Learners of whom one
 * has blocked the other are neither friends nor classmates: they are nothing to each other.
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

/** All that the asker is to the person, the strongest first: an administrator may teach the child too. */
export type Bound = { bond: Bond; bonds: readonly Bond[]; person: UserRow };

/** What the asker is to a person; null where the two have nothing to do with each other. */
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

/** The person, for those who are one of these to them; for everybody else there is no such person. */
export const personFor = async (
  db: Db,
  asker: Person,
  personId: number,
  wanted: readonly Bond[],
): Promise<UserRow> => (await boundBy(db, asker, personId, wanted)).person;

/** A learner of the school that the asker heads, or one who waits for it. */
export const learnerOfSchool = async (db: Db, asker: Person, learnerId: number): Promise<UserRow> => {
  const learner = await personFor(db, asker, learnerId, ['administrator', 'awaited administrator']);
  if (learner.role !== 'learner') throw refuse('access/not-found');
  return learner;
};

/**
 * The learner whose figures may be read, for those who are one of these to them. Without consent nothing that the
 * learner did is shown to others (decision 0030): only the learner and a guardian read it then.
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

/** An administrator whom no school has leads nobody. */
export const ownSchool = (administrator: Person): number => {
  if (administrator.schoolId === null) throw refuse('access/not-found');
  return administrator.schoolId;
};

/** A learner who may meet others, for what only they may do: `community/no-consent` and so on say why not. */
export const checkSocial = async (db: Db, rules: MeetingRules, user: Person): Promise<void> => {
  const standing = await standingOf(db, rules, user.id);
  if (standing === 'adult') throw refuse('access/denied');
  if (standing !== 'open') throw refuse(`community/${standing}`);
};

/**
 * Where consent must come first (`CONSENT_STRICT`), the server keeps nothing that a learner without it did. The refusal
 * stops the device from sending; what it holds waits there and comes in once somebody has said yes. What no device holds,
 * such as the plan, is `consent/not-kept`.
 */
export const checkKeepable = async (
  { db, env }: Pick<World, 'db' | 'env'>,
  user: Person,
  otherwise: 'consent/on-device' | 'consent/not-kept' = 'consent/on-device',
): Promise<void> => {
  if (!env.consentStrict || user.role !== 'learner') return;
  if (!hasConsent((await ownRow(db, user)).consent)) throw refuse(otherwise);
};

/** The same of a learner for whom a guardian does something. */
export const checkKeepableOf = ({ env }: Pick<World, 'env'>, learner: UserRow): void => {
  if (env.consentStrict && !hasConsent(learner.consent)) throw refuse('consent/not-kept');
};
