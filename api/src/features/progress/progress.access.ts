/** Who may read a learner's figures. For everybody else there is no such learner. */
import type { Db } from '#db/connect.ts';
import { leadsSchool, type Person } from '#http/context.ts';
import { refuse } from '#http/refuse.ts';
import { bondsOf, type LearnerFacts, learnerFacts } from './learner.db.ts';

export type Bond = 'self' | 'guardian' | 'class teacher' | 'administrator' | 'classmate';

/** What another person is to the one who asks; null where the two have nothing to do with each other. */
export const bondTo = async (
  db: Db,
  user: Person,
  userId: number,
): Promise<{ bond: Bond; consent: LearnerFacts['consent']; picture: string | null } | null> => {
  const bonds = await bondsOf(db, user.id, userId);
  if (bonds === null) return null;
  const { role, schoolId, consent, picture } = bonds;
  const as = (bond: Bond) => ({ bond, consent, picture });
  if (user.id === userId) return as('self');
  if (role !== 'learner') return null;
  if (bonds.isGuardian) return as('guardian');
  if (bonds.teaches && user.verified) return as('class teacher');
  if (leadsSchool(user, schoolId)) return as('administrator');
  return bonds.sharesClass && user.role === 'learner' ? as('classmate') : null;
};

/** The learner's own facts, for themselves, their guardian, class teacher and their school's administrator. */
export const learnerFor = async (db: Db, user: Person, userId: number): Promise<LearnerFacts> => {
  const found = user.id === userId ? null : await bondTo(db, user, userId);
  const mayRead = user.id === userId || (found !== null && found.bond !== 'classmate');
  const facts = mayRead ? await learnerFacts(db, userId) : null;
  if (facts === null) throw refuse('access/not-found');
  return facts;
};

export const ownFacts = async (db: Db, user: Person): Promise<LearnerFacts> => {
  const facts = await learnerFacts(db, user.id);
  if (facts === null) throw refuse('session/expired');
  return facts;
};
