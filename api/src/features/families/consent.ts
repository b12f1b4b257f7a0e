import { type Consent, hasConsent, withoutPaper, withPaper } from '@afrolearn/learning/people/consent.ts';
import type { Db } from '#db/connect.ts';
import { logSecurity } from '#db/security-log.ts';
import { lockUser, takeIn, type UserRow } from '#features/accounts/index.ts';
import { learnerOfSchool, ownSchool, personFor } from '#features/bonds/index.ts';
import { removeUploads, takePhotosAway } from '#features/photos/index.ts';
import type { Person, World } from '#http/context.ts';
import { refuse } from '#http/refuse.ts';
import { recordConsent } from './consent.db.ts';
import { isGuardian } from './families.db.ts';

export const approve = async (db: Db, user: Person, id: number, now: Date): Promise<boolean> => {
  const row = await takeIn(db, ownSchool(user), id);
  if (row === null) return false;
  await logSecurity(db, 'learner-approved', { at: now, user: row, detail: { by: user.id } });
  return true;
};

/** Records a signed paper. For a waiting child it also confirms that they belong to the school. */
export const setPaper = async (world: World, user: Person, id: number, paper: boolean): Promise<Consent> => {
  const { db, env, now } = world;
  const { state, gone } = await db.transaction(async (transaction) => {
    await lockUser(transaction, id);
    const learner = await learnerOfSchool(transaction, user, id);
    if (paper && learner.consent === 'withdrawn') throw refuse('consent/withdrawn');
    if (paper && learner.schoolId === null) await approve(transaction, user, id, now());
    const next = paper ? withPaper(learner.consent) : withoutPaper(learner.consent);
    if (next !== learner.consent)
      await recordConsent(transaction, id, { state: next, by: user.id, at: now() });
    return { state: next, gone: hasConsent(next) ? [] : await takePhotosAway(transaction, [id]) };
  });
  await removeUploads({ env }, gone);
  return state;
};

/** When guardians disagree, a refusal counts until withdrawn or its guardian is removed. */
const mayGive = async (db: Db, guardian: Person, child: UserRow): Promise<boolean> => {
  if (child.consent !== 'withdrawn' || child.consentBy === null || child.consentBy === guardian.id)
    return true;
  return !(await isGuardian(db, child.consentBy, child.id));
};

/** A guardian's decision overrides the school's record in both directions. */
export const setByGuardian = async (
  world: World,
  guardian: Person,
  childId: number,
  given: boolean,
): Promise<Consent> => {
  const { db, env, now } = world;
  const state: Consent = given ? 'guardian' : 'withdrawn';
  const gone = await db.transaction(async (transaction) => {
    await lockUser(transaction, childId);
    const child = await personFor(transaction, guardian, childId, ['guardian']);
    if (given && !(await mayGive(transaction, guardian, child))) throw refuse('consent/withdrawn');
    await recordConsent(transaction, childId, { state, by: guardian.id, at: now() });
    return given ? [] : await takePhotosAway(transaction, [childId]);
  });
  await removeUploads({ env }, gone);
  return state;
};
