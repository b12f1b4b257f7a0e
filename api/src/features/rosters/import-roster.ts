import type { RosterCard } from '@afrolearn/contract/rosters.ts';
import type { RosterClass, RosterRow, Understood } from '@afrolearn/learning/rosters/understand.ts';
import type { Db } from '#db/connect.ts';
import { logSecurity } from '#db/security-log.ts';
import { ownRow, userById } from '#features/accounts/index.ts';
import { type ClassRow, checkSeats, classFor, moveTo, sitIn } from '#features/classes/index.ts';
import { asChild, issueSecret, makeChild, newCard } from '#features/families/index.ts';
import type { Person, World } from '#http/context.ts';
import { refuse } from '#http/refuse.ts';
import { checkRoster, type ForAll } from './check-roster.ts';
import { beginImport, madeBy, rememberMade, rememberNumbers } from './rosters.db.ts';

type Imported = {
  repeated: boolean;
  cards: RosterCard[];
  moved: { id: number; name: string; className: string }[];
};
type Ready = Understood & { room: RosterClass };
type Secret = Awaited<ReturnType<typeof issueSecret>>;

const isReady = (line: Understood): line is Ready => line.room !== null && line.problems.length === 0;

/** An earlier import's result without cards, which were only in the first reply. */
const before = async (db: Db, user: Person, id: string): Promise<Imported> => {
  const made = await madeBy(db, user, id);
  if (made === null) throw refuse('access/not-found');
  return {
    repeated: true,
    cards: made.map(({ pupil, ...rest }) => ({ ...asChild(pupil), secret: null, ...rest })),
    moved: [],
  };
};

/** Moves an existing pupil from the class found by the check to the line's class. */
const seatKnown = async (
  { db, now }: Pick<World, 'db' | 'now'>,
  user: Person,
  { same, room }: Ready,
): Promise<{ id: number; name: string; className: string }> => {
  const pupil = same === null ? null : await userById(db, same.id);
  if (same === null || pupil === null) throw refuse('rosters/problems');
  const to = await classFor(db, user, room.id);
  if (same.classId === null) {
    await checkSeats(db, to.id, 1);
    await sitIn(db, to, [pupil.id], now());
  } else {
    const from = await classFor(db, user, same.classId);
    await moveTo(db, { from, to }, [pupil], { by: user.id, now: now() });
  }
  return { id: pupil.id, name: pupil.name, className: to.name };
};

/** Creates accounts and seats for new pupils. */
const makeNew = async (
  world: World,
  user: Person,
  lines: readonly Ready[],
  secrets: readonly Secret[],
  rooms: ReadonlyMap<number, ClassRow>,
): Promise<RosterCard[]> => {
  const { country } = await ownRow(world.db, user);
  const cards: RosterCard[] = [];
  for (const [
    at,
    {
      name,
      room: { id, name: className },
      row,
    },
  ] of lines.entries()) {
    const room = rooms.get(id);
    const secret = secrets[at];
    if (room === undefined || secret === undefined) throw refuse('rosters/problems');
    const newcomer = {
      name,
      gradeId: room.gradeId,
      schoolId: room.schoolId,
      country,
      consent: world.env.profile === 'demo' ? ('school' as const) : ('pending' as const),
    };
    cards.push({ ...(await makeChild(world, world.db, user, newcomer, secret)), className, line: row.line });
  }
  for (const room of rooms.values()) {
    const ids = cards.filter((_, at) => lines[at]?.room.id === room.id).map(({ id }) => id);
    await sitIn(world.db, room, ids, world.now());
  }
  return cards;
};

/**
 * Imports all lines or none. Checks again inside the transaction with the classes locked, so that concurrent
 * changes count and no child is created twice.
 */
export const importRoster = async (
  world: World,
  user: Person,
  { id, rows, ...forAll }: ForAll & { id: string; rows: readonly RosterRow[] },
): Promise<Imported> => {
  // Hashing is slow, so it happens before the transaction.
  const first = await checkRoster(world, user, rows, forAll);
  const known = await madeBy(world.db, user, id);
  if (known !== null) return await before(world.db, user, id);
  if (!first.every(isReady)) throw refuse('rosters/problems');
  const secrets = await Promise.all(
    first.filter(({ same }) => same === null).map(({ secret }) => issueSecret(secret)),
  );
  return await world.db.transaction(async (db) => {
    if (!(await beginImport(db, id, user.id, world.now()))) return await before(db, user, id);
    const rooms = new Map<number, ClassRow>();
    const wanted = new Map<number, number>();
    for (const { room, same } of first as Ready[])
      wanted.set(room.id, (wanted.get(room.id) ?? 0) + (same === null ? 1 : 0));
    for (const [classId, count] of [...wanted].sort(([one], [other]) => one - other)) {
      rooms.set(classId, await classFor(db, user, classId));
      await checkSeats(db, classId, count);
    }
    const lines = await checkRoster({ ...world, db }, user, rows, forAll);
    if (!lines.every(isReady)) throw refuse('rosters/problems');
    const fresh = lines.filter(({ same }) => same === null);
    const inside = { ...world, db };
    const cards = await makeNew(inside, user, fresh, secrets, rooms);
    const moved = [];
    for (const line of lines) if (line.same !== null) moved.push(await seatKnown(inside, user, line));
    await rememberMade(
      db,
      id,
      cards.map((card, at) => ({ userId: card.id, classId: fresh[at]?.room.id ?? 0, line: card.line })),
    );
    if (user.schoolId !== null)
      await rememberNumbers(
        db,
        user.schoolId,
        [
          ...fresh.map(({ number }, at) => ({ number, userId: cards[at]?.id ?? 0 })),
          ...lines.flatMap(({ same, number }) => (same === null ? [] : [{ number, userId: same.id }])),
        ].filter(({ number }) => number !== ''),
      );
    await logSecurity(db, 'roster-imported', {
      at: world.now(),
      user,
      detail: { made: cards.length, moved: moved.length },
    });
    return { repeated: false, cards, moved };
  });
};

/** New cards after a lost first reply. The old secrets, which nobody saw, become invalid. */
export const cardsAgain = async (world: World, user: Person, id: string): Promise<RosterCard[]> => {
  const made = await madeBy(world.db, user, id);
  if (made === null) throw refuse('access/not-found');
  if (!user.verified) throw refuse('children/not-verified');
  const cards: RosterCard[] = [];
  for (const { pupil, ...rest } of made)
    cards.push({ ...(await newCard(world, user, pupil, undefined)), ...rest });
  return cards;
};
