import type { FieldFault } from '@afrolearn/contract/faults.ts';
import type { CheckedLine } from '@afrolearn/contract/rosters.ts';
import { sayFault } from '@afrolearn/learning/languages/fault.ts';
import { cleanName } from '@afrolearn/learning/people/names.ts';
import { type RosterRow, type Understood, understandRoster } from '@afrolearn/learning/rosters/understand.ts';
import type { Db } from '#db/connect.ts';
import { classesLedBy } from '#features/classes/index.ts';
import { textsWithWords } from '#features/school-words/index.ts';
import type { Person, World } from '#http/context.ts';
import { refuse } from '#http/refuse.ts';
import type { Speech } from '#words/words.ts';
import { numbersOf, pupilsSeen } from './rosters.db.ts';

/** Settings for all lines: the default class, and the kind of secret. */
export type ForAll = { classId?: number | undefined; secret: 'pictures' | 'card' };

/** The classes to which a person may add pupils; none without confirmation. */
export const roomsOf = async (db: Db, user: Person) => {
  if (!user.verified) throw refuse('children/not-verified');
  return await classesLedBy(db, user);
};

/** Checks all lines with a fixed number of queries. */
export const checkRoster = async (
  { db, env }: Pick<World, 'db' | 'env'>,
  user: Person,
  rows: readonly RosterRow[],
  { classId, secret }: ForAll,
): Promise<Understood[]> => {
  const rooms = await roomsOf(db, user);
  if (classId !== undefined && !rooms.some(({ id }) => id === classId))
    throw refuse('request/invalid', { fields: { classId: { key: 'class/not-yours' } } });
  return understandRoster(rows, {
    classes: rooms,
    classId: classId ?? null,
    secret,
    profile: env.profile,
    pupils: await pupilsSeen(db, user),
    numbers: await numbersOf(
      db,
      user.schoolId,
      rows.map(({ number }) => number.trim()).filter((number) => number !== ''),
    ),
    refusedNames: await textsWithWords(
      db,
      user.schoolId,
      rows.map(({ name }) => cleanName(name)),
    ),
  });
};

export const asLine = (
  { row, name, room, secret, same, problems }: Understood,
  say: Speech,
): CheckedLine => ({
  row: { ...row, raw: row.raw.slice(0, 2000), name: row.name.slice(0, 500), odd: row.odd.slice(0, 500) },
  name,
  classId: room?.id ?? null,
  className: room?.name ?? '',
  secret,
  same,
  problems: problems.map(({ column, kind, fault, pupil }) => ({
    column,
    kind,
    key: fault.key,
    text: sayFault(say.faults, fault as FieldFault),
    ...(pupil === undefined ? {} : { pupil }),
  })),
});
