/** Who may read a learner's figures. For others the learner does not exist. */
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

/** A learner's data, for themselves, their guardian, class teacher and administrator. */
export const learnerFor = async (db: Db, user: Person, userId: number): Promise<LearnerFacts> => {
  // Skips the bond query for one's own figures, the most frequent case.
  if (user.id === userId) return await ownFacts(db, user);
  const { id } = await figuresFor(db, user, userId, ['guardian', 'class teacher', 'administrator']);
  const facts = await learnerFacts(db, id);
  if (facts === null) throw refuse('access/not-found');
  return facts;
};
