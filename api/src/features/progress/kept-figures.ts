/**
 * Caches compressed replies about a learner's work, which change only with new arrivals. The key includes the
 * version of the totals, which every reward changes (`settle`), and all other inputs: consent, class, zone,
 * the insights switch, and the content version. One short query checks it, so processes agree. Entries also
 * expire after a minute.
 */
import type { Db } from '#db/connect.ts';
import { contentShelf, newShelf, type Shelf } from '#features/catalogue/index.ts';
import type { Person } from '#http/context.ts';
import { refuse } from '#http/refuse.ts';
import { type Kept, kept } from '#http/transport/kept.ts';
import type { Speech } from '#words/words.ts';
import { standOf } from './learner.db.ts';

/* Replies of some thousand learners; evicts the least recently used. */
const mostBytes = 16 * 1024 * 1024;
const minute = 60_000;

/* Dropped with its content version. */
const shelves = new WeakMap<Shelf, Shelf>();

const shelfBeside = (content: Shelf): Shelf => {
  const known = shelves.get(content);
  if (known !== undefined) return known;
  const made = newShelf(content.version, mostBytes);
  shelves.set(content, made);
  return made;
};

type Asking = { db: Db; user: Person; now: () => Date; say: Speech };

/** `name` distinguishes a learner's replies. */
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
