/** Four evenings of a learner, as devices send them: lessons, readings, checkpoints, practice and tools. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { questionsOf } from '@afrolearn/learning/events/catalogue.ts';
import type { EntryContent } from '@afrolearn/learning/lessons/lesson.ts';
import { generators } from '@afrolearn/learning/practice/generators.ts';
import { makeExercise } from '@afrolearn/learning/practice/make-exercise.ts';
import { rightAnswer } from '@afrolearn/learning/quizzes/grade-question.ts';
import type { Answer } from '@afrolearn/learning/quizzes/questions.ts';
import { hubTools } from '@afrolearn/learning/tools/slugs.ts';

export const evenings = 4;
export const eventsAnEvening = 25;

/** All written entries of a pack, by unit. */
export const writtenUnits = (pack: string): readonly (readonly EntryContent[])[] => {
  const units = new Map<number, EntryContent[]>();
  for (const file of readdirSync(join(pack, 'items')).sort()) {
    const { content } = JSON.parse(readFileSync(join(pack, 'items', file), 'utf8')) as {
      content: EntryContent;
    };
    units.set(content.unitId, [...(units.get(content.unitId) ?? []), content]);
  }
  return [...units.values()];
};

/** Deterministic ids, so that a second run makes the same history. */
const idOf = (...words: (string | number)[]): string => {
  const hex = createHash('sha256').update(words.join(' ')).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

/** A wrong answer of the same form; null would mean no answer. */
const otherThan = (right: Answer): Answer => {
  if (typeof right === 'number') return right === 0 ? 1 : 0;
  if (typeof right === 'string') return `${right}9`;
  return right === null ? null : ([...right].reverse() as Answer);
};

type Deed = { type: string; payload: object };

const deedsOn = (content: EntryContent, learner: number): Deed[] => {
  const { id, type } = content;
  const given = questionsOf(content).map((question, n) => ({
    question: question.id,
    // One of seven is wrong, so that the history has corrections, reviews and second tries.
    answer: (learner + n) % 7 === 0 ? otherThan(rightAnswer(question)) : rightAnswer(question),
  }));
  const attempt = idOf('attempt', learner, id);
  if (type === 'quiz') return [{ type: 'quiz.finished', payload: { item: id, attempt, answers: given } }];
  return [
    { type: 'item.opened', payload: { item: id } },
    ...given.map((one) => ({ type: 'answer.given', payload: { item: id, ...one } })),
    { type: type === 'video' ? 'video.finished' : 'reading.read', payload: { item: id } },
  ];
};

const practiceOf = (learner: number, n: number): Deed => {
  const generator = generators[(learner + n) % generators.length];
  const draw = learner * 1000 + n;
  const exercise = generator === undefined ? null : makeExercise(generator.id, 1, draw);
  if (generator === undefined || exercise === null) throw new Error('there is no practice to do');
  const right = rightAnswer(exercise.item);
  const answer = n % 5 === 0 ? otherThan(right) : right;
  return { type: 'practice.answered', payload: { generator: generator.id, level: 1, seed: draw, answer } };
};

/** One learner's work: two units that others share, then practice and tools until it is enough. */
export const historyOf = (
  learner: number,
  units: readonly (readonly EntryContent[])[],
  first: Date,
): readonly { at: Date; events: readonly object[] }[] => {
  const own = [units[learner % units.length] ?? [], units[(learner * 3 + 1) % units.length] ?? []];
  const deeds = own.flat().flatMap((content) => deedsOn(content, learner));
  for (let n = 0; deeds.length < evenings * eventsAnEvening; n += 1)
    deeds.push(
      n % 6 === 5
        ? { type: 'tool.completed', payload: { tool: hubTools[(learner + n) % hubTools.length] } }
        : practiceOf(learner, n),
    );
  const device = idOf('device', learner);
  return Array.from({ length: evenings }, (_, evening) => {
    // A third goes on each day; the others stay away for five days, after their first or second evening, so that streaks
    // of different lengths have ended.
    const away = learner % 3 !== 0 && evening >= learner % 3 ? 5 : 0;
    const day = evening + away;
    const at = new Date(first.getTime() + day * 86_400_000);
    const those = deeds.slice(evening * eventsAnEvening, (evening + 1) * eventsAnEvening);
    return {
      at,
      events: those.map((deed, n) => ({
        ...deed,
        id: idOf('event', learner, evening, n),
        device,
        seq: evening * eventsAnEvening + n + 1,
        // Two minutes each, so that neither version's time rules doubt them.
        occurredAt: new Date(at.getTime() - (eventsAnEvening - n) * 120_000).toISOString(),
        zone: 'Africa/Kampala',
        schema: 1,
      })),
    };
  });
};
