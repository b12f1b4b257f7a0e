/** A guardian's switches for a child. Their effects are in `bonds` or the switch's own slice. */
import type { ChildChoices } from '@afrolearn/contract/families.ts';
import { isYoung } from '@afrolearn/learning/people/age.ts';
import { type ChildSwitch, childSwitches, whyOff } from '@afrolearn/learning/people/switches.ts';
import { logSecurity } from '#db/security-log.ts';
import { lockUser, type UserRow } from '#features/accounts/index.ts';
import { personFor } from '#features/bonds/index.ts';
import { removeUploads, takePhotosAway } from '#features/photos/index.ts';
import type { Person, World } from '#http/context.ts';
import { refuse } from '#http/refuse.ts';
import { setWords, wordsOn } from './child-choices.db.ts';

export const choicesFor = async (
  { db, env, now }: Pick<World, 'db' | 'env' | 'now'>,
  guardian: Person,
  child: UserRow,
): Promise<ChildChoices> => {
  const words = await wordsOn(db, guardian.id, child.id);
  if (words === null) throw refuse('access/not-found');
  const standing = {
    ...words,
    consent: child.consent,
    hasSchool: child.schoolId !== null,
    // The demo has no age limits.
    isYoung: env.profile !== 'demo' && isYoung(child, now().getUTCFullYear()),
  };
  return {
    child: { id: child.id, name: child.name },
    consent: child.consent,
    school: words.school,
    switches: childSwitches.map((key) => ({ key, on: words.own[key], offBy: whyOff(key, standing) })),
  };
};

/** Stores the given switches. A photo that is no longer allowed is deleted at once. */
export const setChoicesFor = async (
  world: Pick<World, 'db' | 'env' | 'now'>,
  guardian: Person,
  childId: number,
  body: { [Key in ChildSwitch]?: boolean | undefined },
): Promise<ChildChoices> => {
  const { db, env, now } = world;
  const words: Partial<Record<ChildSwitch, boolean>> = {};
  for (const key of childSwitches) if (body[key] !== undefined) words[key] = body[key];
  const { child, gone } = await db.transaction(async (transaction) => {
    // Locks the child, so that a concurrent upload sees the new choice.
    await lockUser(transaction, childId);
    const row = await personFor(transaction, guardian, childId, ['guardian']);
    await setWords(transaction, guardian.id, childId, words);
    await logSecurity(transaction, 'child-switches-set', {
      at: now(),
      user: row,
      detail: { by: guardian.id, ...words },
    });
    return {
      child: row,
      gone: words.photo === false ? await takePhotosAway(transaction, [childId]) : [],
    };
  });
  await removeUploads({ env }, gone);
  return await choicesFor(world, guardian, child);
};
