/** Sharing and hiding notes (permissions G13, 'Moderation' 5, 6 and 10). */
import type { SharedNote } from '@afrolearn/contract/notes.ts';
import { guardianStopsSharing, standingOf } from '#features/bonds/index.ts';
import { hideThing } from '#features/cases/index.ts';
import { checkWords } from '#features/school-words/index.ts';
import type { Client } from '#http/client.ts';
import type { Person, World } from '#http/context.ts';
import { countUse } from '#http/limits/apply.ts';
import { refuse } from '#http/refuse.ts';
import { hasClassFor, keepShared, type SharedRow, sharedBefore, sharedReadBy } from './class-notes.db.ts';
import { sharedNotes } from './limits.ts';

const asReply = ({ school_id: _, ...row }: SharedRow, user: Person): SharedNote => ({
  ...row,
  own: row.by.id === user.id,
  mayHide: user.role === 'teacher' && !row.hidden,
});

/** Sharing needs a class, consent, age and the guardians' permission. */
const mayShare = async (world: World, user: Person, item: string): Promise<boolean> =>
  user.role === 'learner' &&
  (await hasClassFor(world.db, user.id, item)) &&
  (await standingOf(world.db, world, user.id)) === 'open' &&
  !(await guardianStopsSharing(world.db, user.id));

export const sharedOn = async (world: World, user: Person, item: string) => ({
  posts: (await sharedReadBy(world.db, world, user, { item })).map((row) => asReply(row, user)),
  mayShare: await mayShare(world, user, item),
});

export const share = async (
  world: World & { client: Client },
  user: Person,
  item: string,
  { id: sentId, text }: { id: string; text: string },
): Promise<SharedNote> => {
  const { db, now, client } = world;
  if (!(await mayShare(world, user, item))) throw refuse('notes/not-shared');
  await checkWords(db, user.schoolId, { text }, 'text/unkind');
  const before = await sharedBefore(db, user.id, sentId);
  if (before === null) await countUse(world, sharedNotes, { user, client });
  const id = before ?? (await keepShared(db, { userId: user.id, sentId, itemId: item, text, at: now() }));
  const [row] = await sharedReadBy(db, world, user, { id });
  if (row === undefined) throw refuse('access/not-found');
  return asReply(row, user);
};

/** Hides in one tap. Also creates a case, which records who did it and allows undo. */
export const hideShared = async ({ db, now, env }: World, user: Person, id: number): Promise<void> => {
  const [row] = await sharedReadBy(db, { env, now }, user, { id });
  if (row === undefined || row.school_id === null) throw refuse('access/not-found');
  const { school_id: schoolId, by, text: words } = row;
  await hideThing(db, { schoolId, kind: 'note', thing: String(id), aboutId: by.id, words }, user.id, now());
};
