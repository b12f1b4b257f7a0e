/** Learner activity in tests, sent by the same call that a device uses. */
import { randomBytes, randomUUID } from 'node:crypto';
import { questionsOf } from '@afrolearn/learning/events/catalogue.ts';
import type { EventPayloads, EventType } from '@afrolearn/learning/events/events.ts';
import { gradeQuestion, rightAnswer } from '@afrolearn/learning/quizzes/grade-question.ts';
import { likelyMistake } from '@afrolearn/learning/quizzes/likely-mistake.ts';
import type { Question } from '@afrolearn/learning/quizzes/questions.ts';
import { eq } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { items } from '#db/tables.ts';
import { receiveOfMany } from '#features/events/index.ts';
import type { Person } from '#http/context.ts';
import { inEnglish } from '#words/words.ts';
import type { TestApp } from './test-app.ts';
import { usualDevice } from './usual-device.ts';

/** UUIDv7: the timestamp, then random bits. */
const uuid7 = (at: Date): string => {
  const time = at.getTime().toString(16).padStart(12, '0');
  const chance = randomBytes(9).toString('hex');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${chance.slice(0, 3)}-8${chance.slice(3, 6)}-${chance.slice(6)}`;
};

const learner = (id: number): Person => ({
  id,
  schoolId: null,
  gradeId: null,
  role: 'learner',
  administrator: false,
  verified: true,
  sessionId: randomUUID(),
});

/**
 * Completed tools, stored as the program stores those of the demo: without proof, because most of the documented tools
 * are not available. What needs proof is tested in `events/arrivals/tool-proof.test.ts`.
 */
export const completeTools = async (
  db: Db,
  userId: number,
  tools: readonly string[],
  at: Date,
): Promise<void> => {
  const about = { device: randomUUID(), zone: 'Africa/Kampala', schema: 1, occurredAt: at.toISOString() };
  const sent = tools.map((tool, seq) => ({
    ...about,
    id: randomUUID(),
    seq,
    type: 'tool.completed',
    payload: { tool },
  }));
  const world = { db, now: () => at, say: inEnglish, teller: 'the program' } as const;
  await receiveOfMany(world, [{ user: learner(userId), events: sent }]);
};

export const learnerActs = ({ send, db }: { send: TestApp['send']; db: Db }, token: string) => {
  const device = usualDevice;
  let seq = 0;
  const event = <T extends EventType>(type: T, payload: EventPayloads[T], at: Date, id = uuid7(at)) => {
    seq += 1;
    const about = { id, device, seq, zone: 'Africa/Kampala', schema: 1 };
    return { ...about, type, payload, occurredAt: at.toISOString() };
  };
  const tell = async (events: readonly object[]) => {
    const { status, body } = await send('POST', '/api/events', { token, body: { events } });
    const { results } = body as { results?: { status: string; reason?: string }[] };
    const refused = results?.find((one) => one.status !== 'stored');
    if (status !== 200 || refused !== undefined)
      throw new Error(`events were not stored: ${status} ${JSON.stringify(refused ?? body)}`);
  };
  const questions = async (item: string): Promise<readonly Question[]> => {
    const [row] = await db.select({ content: items.content }).from(items).where(eq(items.id, item));
    return row?.content == null ? [] : questionsOf(row.content);
  };
  return {
    event,
    tell,
    questions,
    video: (item: string, at: Date) => tell([event('video.finished', { item }, at)]),
    reading: (item: string, at: Date) => tell([event('reading.read', { item }, at)]),
    /** Completes tools at one moment. */
    tools: async (tools: readonly string[], at: Date) => {
      const { body } = await send('GET', '/api/me', { token });
      await completeTools(db, (body as { id: number }).id, tools, at);
    },
    /**
     * Takes a quiz with a given number of right answers; the others are wrong. Sends what a browser does: each answer
     * when its question is left, then the end of the attempt with all answers, under the id of the attempt.
     */
    quiz: async (item: string, right: number, at: Date) => {
      const answers = (await questions(item)).map((question, place) => ({
        question: question.id,
        answer: place < right ? rightAnswer(question) : likelyMistake(question),
      }));
      const attempt = uuid7(at);
      await tell([
        event('item.opened', { item }, at),
        ...answers.map((given) => event('answer.given', { item, ...given, attempt }, at)),
        event('quiz.finished', { item, attempt, answers }, at, attempt),
      ]);
      return answers.length;
    },
    /** Answers one question wrongly, with a named mistake; returns the id of that name. */
    mistake: async (item: string, times: number, at: Date) => {
      const found = (await questions(item)).flatMap((question) => {
        const { misconception } = gradeQuestion(question, likelyMistake(question));
        return misconception === undefined ? [] : [{ question, misconception }];
      })[0];
      if (found === undefined) throw new Error(`${item} asks nothing with a named mistake`);
      const { question, misconception } = found;
      const answer = likelyMistake(question);
      await tell(
        Array.from({ length: times }, (_, place) =>
          event(
            'answer.given',
            { item, question: question.id, answer },
            new Date(at.getTime() + place * 1000),
          ),
        ),
      );
      return misconception;
    },
  };
};
