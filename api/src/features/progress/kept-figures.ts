/**
 * Answers that are made of what a learner did change only when something arrives; they are read all day. They are kept
 * packed with the state of the learner's sums, which every reward changes (`settle`), and of what else they are made of:
 * consent, class, zone, the switch for insights, and what is taught. One short question to the database tells whether
 * they still hold, so two processes never differ. Time passes, too: none is older than a minute of the clock.
 */
import type { Db } from '#db/connect.ts';
import { contentShelf, newShelf, type Shelf } from '#features/catalogue/index.ts';
import type { Person } from '#http/context.ts';
import { refuse } from '#http/refuse.ts';
import { type Kept, kept } from '#http/transport/kept.ts';
import type { Speech } from '#words/words.ts';
import { standOf } from './learner.db.ts';

/* Answers of some thousand learners; what was not asked for longest makes room. */
const mostBytes = 16 * 1024 * 1024;
const minute = 60_000;

/* What is true of one version of what is taught goes with it. */
const shelves = new WeakMap<Shelf, Shelf>();

const shelfBeside = (content: Shelf): Shelf => {
  const known = shelves.get(content);
  if (known !== undefined) return known;
  const made = newShelf(content.version, mostBytes);
  shelves.set(content, made);
  return made;
};

type Asking = { db: Db; user: Person; now: () => Date; say: Speech };

/** `name` tells the answer from all others of the same learner. */
export const keptFor = async <T>(
  { db, user, now, say }: Asking,
  name: string,
  make: () => Promise<T>,
): Promise<Kept<T>> => {
  const [content, stand] = await Promise.all([contentShelf(db), standOf(db, user.id)]);
  if (stand === null) throw refuse('session/expired');
  const key = [name, user.id, say.language, Math.floor(now().getTime() / minute), stand].join(' ');
  return kept(shelfBeside(content), key, make, { tagged: false });
};
