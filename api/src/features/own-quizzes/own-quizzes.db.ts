/** Learners' results in teachers' quizzes. Another slice writes the learning record. */
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { attempts, countedAnswers } from '#db/tables.ts';

export const attemptsOf = async (db: Db, userIds: readonly number[], itemId: string) =>
  userIds.length === 0
    ? []
    : await db
        .select()
        .from(attempts)
        .where(and(inArray(attempts.userId, [...userIds]), eq(attempts.itemId, itemId)))
        .orderBy(asc(attempts.countedAt), asc(attempts.eventId));

/** The answers of these finished attempts. */
export const answersOf = async (db: Db, eventIds: readonly string[]) =>
  eventIds.length === 0
    ? []
    : await db
        .select({
          userId: countedAnswers.userId,
          eventId: countedAnswers.eventId,
          questionId: countedAnswers.questionId,
          correct: countedAnswers.correct,
        })
        .from(countedAnswers)
        .where(inArray(countedAnswers.eventId, [...eventIds]));
