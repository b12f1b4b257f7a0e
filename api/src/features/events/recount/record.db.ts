/** The stored record of one learner: every event that counts with its stored judgement, and every claim. */
import { type RecordedEvent, recordedMeaning } from '@afrolearn/learning/events/recorded.ts';
import type { Arrivals } from '@afrolearn/learning/events/settle.ts';
import { parseEntryId, parseOwnLessonId } from '@afrolearn/learning/lessons/ids.ts';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { answers, attempts, claims, events, items, ownLessons } from '#db/tables.ts';

type Home = ReturnType<typeof recordedMeaning>['item'];

/** The unit and type of these entries. For an entry that does not exist any more, they are parsed from its id. */
const homesOf = async (db: Db, ids: readonly string[]): Promise<(id: string) => Home> => {
  const own = ids.flatMap((id) => parseOwnLessonId(id) ?? []);
  const [listed, written] = [
    await db
      .select({ id: items.id, unitId: items.unitId, type: items.type })
      .from(items)
      .where(inArray(items.id, [...ids])),
    await db
      .select({ id: ownLessons.id, type: ownLessons.type })
      .from(ownLessons)
      .where(inArray(ownLessons.id, own)),
  ];
  const homes = new Map<string, NonNullable<Home>>(listed.map((item) => [item.id, item]));
  for (const { id, type } of written) homes.set(`t${id}`, { id: `t${id}`, unitId: null, type });
  return (id) => {
    const address = parseEntryId(id);
    const said = address === undefined ? null : { id, unitId: address.unit, type: address.type };
    return homes.get(id) ?? said;
  };
};

const byEvent = <R extends { eventId: string }>(rows: readonly R[]): ReadonlyMap<string, R[]> => {
  const groups = new Map<string, R[]>();
  for (const row of rows) groups.set(row.eventId, [...(groups.get(row.eventId) ?? []), row]);
  return groups;
};

export const recordOf = async (
  db: Db,
  userId: number,
): Promise<Required<Omit<Arrivals, 'relisted' | 'today'>>> => {
  const rows = await db
    .select()
    .from(events)
    .where(and(eq(events.userId, userId), isNull(events.doubt)))
    .orderBy(asc(events.receivedAt));
  const given = byEvent(await db.select().from(answers).where(eq(answers.userId, userId)));
  const finished = byEvent(await db.select().from(attempts).where(eq(attempts.userId, userId)));
  const made = await db.select().from(claims).where(eq(claims.userId, userId));
  const named = new Set(rows.flatMap(({ payload: { item } }) => (typeof item === 'string' ? [item] : [])));
  const homeOf = await homesOf(db, [...named]);
  const recordedOf = ({ id, type, payload }: (typeof rows)[number]): RecordedEvent => {
    const [attempt] = finished.get(id) ?? [];
    return {
      type,
      payload,
      attempt: attempt === undefined ? null : { correct: attempt.correct, total: attempt.total },
      answers: (given.get(id) ?? []).map(({ questionId, itemId, answer, ...row }) => ({
        ...row,
        question: questionId,
        item: itemId,
        answer: answer as RecordedEvent['answers'][number]['answer'],
      })),
    };
  };
  return {
    events: rows.map((row) => ({
      id: row.id,
      countedAt: row.countedAt.getTime(),
      countedOn: row.countedOn,
      gradeId: row.gradeId,
      receivedAt: row.receivedAt.getTime(),
      meaning: recordedMeaning(recordedOf(row), homeOf),
    })),
    claims: made.map(({ unitId, gradeId }) => ({ unitId, gradeId })),
  };
};
