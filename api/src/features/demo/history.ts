/**
 * What the demo's learners did in the last weeks: real events, taken by the same function as those of a device, so
 * that every figure on a page is one that the server has counted.
 */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { questionsOf } from '@afrolearn/learning/events/catalogue.ts';
import type { EventPayloads, EventType } from '@afrolearn/learning/events/events.ts';
import type { EntryContent } from '@afrolearn/learning/lessons/lesson.ts';
import { rightAnswer } from '@afrolearn/learning/quizzes/grade-question.ts';
import { gradeQuiz } from '@afrolearn/learning/quizzes/grade-quiz.ts';
import { likelyMistake } from '@afrolearn/learning/quizzes/likely-mistake.ts';
import type { Question } from '@afrolearn/learning/quizzes/questions.ts';
import { toolSlugs } from '@afrolearn/learning/tools/slugs.ts';
import { receiveEvents } from '#features/events/index.ts';
import type { Person, World } from '#http/context.ts';
import { inEnglish } from '#words/words.ts';
import { fillCommunity } from './community.ts';
import { fillAssignments } from './fill-assignments.ts';
import { historyToFill, writtenFor } from './history.db.ts';
import { type Habit, habits, school } from './people.ts';

const day = 24 * 60 * 60 * 1000;
const minute = 60 * 1000;

/** How long the people of the demo have been here. */
export const hereFor = 8 * 7 * day;

const uuid7 = (at: Date): string => {
  const time = at.getTime().toString(16).padStart(12, '0');
  const chance = randomBytes(9).toString('hex');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${chance.slice(0, 3)}-8${chance.slice(3, 6)}-${chance.slice(6)}`;
};

type PastEvent = { at: Date; event: object };

/** Between 0 and 1, spread evenly, and the same on every start: by it days and answers differ as in life. */
const chanceOf = (words: string): number =>
  Number.parseInt(createHash('sha256').update(words).digest('hex').slice(0, 8), 16) / 2 ** 32;

/** What one learner did, day by day, in the order of the lists. */
const historyOf = (key: string, habit: Habit, contents: readonly EntryContent[], now: Date): PastEvent[] => {
  const told: PastEvent[] = [];
  const device = randomUUID();
  let clock = 0;
  let asked = 0;
  let pace = 0;
  const tell = <T extends EventType>(type: T, payload: EventPayloads[T]) => {
    clock += pace;
    const at = new Date(clock);
    const about = { id: uuid7(at), device, seq: told.length, zone: 'Africa/Kampala', schema: 1 };
    told.push({ at, event: { ...about, type, payload, occurredAt: at.toISOString() } });
  };
  const knows = (share: number) => chanceOf(`${key} question ${asked++}`) < share;
  const answerTo = (question: Question, share: number) => ({
    question: question.id,
    answer: knows(share) ? rightAnswer(question) : likelyMistake(question),
  });
  const study = (content: EntryContent, share: number): boolean => {
    const item = content.id;
    tell('item.opened', { item });
    const questions = questionsOf(content);
    if (content.type === 'quiz') {
      const answers = questions.map((question) => answerTo(question, share));
      tell('quiz.finished', { item, attempt: randomUUID(), answers });
      const given = answers.map(({ answer }) => answer);
      return gradeQuiz(questions, given).passed;
    }
    for (const question of questions) tell('answer.given', { item, ...answerTo(question, share) });
    if (content.type === 'video') tell('video.finished', { item });
    else tell('reading.read', { item });
    return true;
  };

  const waiting = [...contents];
  const failed: EntryContent[] = [];
  for (const [place, daysAgo] of habit.daysAgo.entries()) {
    const mood = chanceOf(`${key} day ${place}`);
    // What was done today was done by now.
    clock = now.getTime() - daysAgo * day - (daysAgo === 0 ? 60 : 30) * minute;
    pace = (daysAgo === 0 ? 2 : 2 + mood) * minute;
    for (const again of failed.splice(0)) study(again, habit.right + 0.3);
    // On some days a lesson more, on others one less, but never none.
    const next = waiting.splice(0, Math.max(1, habit.lessonsADay - 1 + Math.floor(3 * mood)));
    // Who has done all that is written looks at the last of it again, so that today is not empty.
    if (next.length === 0 && daysAgo === 0) next.push(...contents.slice(-1));
    for (const content of next) if (!study(content, habit.right)) failed.push(content);
    const tool = habit.tools ? toolSlugs[(place * 3) % toolSlugs.length] : undefined;
    if (tool !== undefined) tell('tool.completed', { tool });
  }
  return told;
};

/* A device that finds the network every other week. Fewer batches, and the first start waits less. */
const apart = 14 * day;

const inBatches = (told: readonly PastEvent[], now: Date): { arrivedAt: Date; events: object[] }[] => {
  const batches = new Map<number, object[]>();
  for (const { at, event } of told) {
    const back = Math.floor((now.getTime() - at.getTime()) / apart);
    batches.set(back, [...(batches.get(back) ?? []), event]);
  }
  return [...batches].map(([back, events]) => ({
    arrivedAt: new Date(now.getTime() - back * apart),
    events,
  }));
};

const asPerson = (id: number): Person => ({
  id,
  schoolId: school.id,
  role: 'learner',
  gradeId: null,
  administrator: false,
  verified: false,
  sessionId: '',
});

/** Fills the learners' past, once. It needs the lessons: they are in the database before. */
export const fillHistory = async ({ db: database, env, now }: World): Promise<'filled' | 'nothing to do'> => {
  if (env.profile !== 'demo') return 'nothing to do';
  return await database.transaction(async (db) => {
    const learners = await historyToFill(db);
    if (learners.length === 0) return 'nothing to do';
    for (const { id, gradeId, key, madeAt } of learners) {
      const habit = habits[key];
      if (habit === undefined) continue;
      const contents = await writtenFor(db, gradeId, habit.daysAgo.length * habit.lessonsADay);
      const told = historyOf(key, habit, contents, now()).filter(({ at }) => at > madeAt);
      for (const { arrivedAt, events } of inBatches(told, now()))
        await receiveEvents(
          { db, now: () => arrivedAt, say: inEnglish, teller: 'the program' },
          asPerson(id),
          events,
        );
    }
    const ids = new Map(learners.map(({ key, id }) => [key, id]));
    await fillCommunity({ db, env, now }, ids);
    await fillAssignments({ db, env, now }, ids);
    return 'filled';
  });
};
