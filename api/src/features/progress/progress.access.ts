/** Who may read a learner's figures. For everybody else there is no such learner. */
import type { Db } from '#db/connect.ts';
import { figuresFor } from '#features/bonds/index.ts';
import type { Person } from '#http/context.ts';
import { refuse } from '#http/refuse.ts';
import { type LearnerFacts, learnerFacts } from './learner.db.ts';

export const ownFacts = async (db: Db, user: Person): Promise<LearnerFacts> => {
  const facts = await learnerFacts(db, user.id);
  if (facts === null) throw refuse('session/expired');
  return facts;
};

/** The learner's own facts, for themselves, their guardian, class teacher and their school's administrator. */
export const learnerFor = async (db: Db, user: Person, userId: number): Promise<LearnerFacts> => {
  // One's own figures need no bond: they are the most asked for.
  if (user.id === userId) return await ownFacts(db, user);
  const { id } = await figuresFor(db, user, userId, ['guardian', 'class teacher', 'administrator']);
  const facts = await learnerFacts(db, id);
  if (facts === null) throw refuse('access/not-found');
  return facts;
};
