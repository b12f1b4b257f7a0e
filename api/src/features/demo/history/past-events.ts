/** The events of one demo learner, as a device would have recorded them. */
import { randomBytes, randomUUID } from 'node:crypto';
import { questionsOf } from '@afrolearn/learning/events/catalogue.ts';
import type { EventPayloads, EventType } from '@afrolearn/learning/events/events.ts';
import type { EntryContent } from '@afrolearn/learning/lessons/lesson.ts';
import { gradeQuestion, rightAnswer } from '@afrolearn/learning/quizzes/grade-question.ts';
import { gradeQuiz } from '@afrolearn/learning/quizzes/grade-quiz.ts';
import { likelyMistake } from '@afrolearn/learning/quizzes/likely-mistake.ts';
import type { Question } from '@afrolearn/learning/quizzes/questions.ts';
import { openTools } from '@afrolearn/learning/tools/registry.ts';
import { chanceOf } from '../chance.ts';
import type { Habit } from '../people.ts';

const day = 24 * 60 * 60 * 1000;
const minute = 60 * 1000;

const uuid7 = (at: Date): string => {
  const time = at.getTime().toString(16).padStart(12, '0');
  const chance = randomBytes(9).toString('hex');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${chance.slice(0, 3)}-8${chance.slice(3, 6)}-${chance.slice(6)}`;
};

/* A habitual mistake is made more often than not. */
const knowsDespiteSlip = 0.25;

export type PastEvent = { at: Date; event: object };

/** The events of one learner, day by day, in list order. */
export const pastEvents = (
  key: string,
  habit: Habit,
  written: readonly EntryContent[],
  now: Date,
): PastEvent[] => {
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
  const answerTo = (question: Question, share: number) => {
    const mistake = likelyMistake(question);
    const slips = habit.slips?.includes(gradeQuestion(question, mistake).misconception ?? '') === true;
    const isRight = knows(slips ? Math.min(share, knowsDespiteSlip) : share);
    return { question: question.id, answer: isRight ? rightAnswer(question) : mistake };
  };
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

  const rightAgain = habit.rightAgain ?? habit.right + 0.3;
  const contents = habit.waitsForPass ? written.filter(({ type }) => type !== 'reading') : written;
  const most = Math.min(contents.length, habit.daysAgo.length * habit.lessonsADay);
  const waiting = contents.slice(0, most);
  const lastWritten = waiting.slice(-1);
  const failed: EntryContent[] = [];
  for (const [place, daysAgo] of habit.daysAgo.entries()) {
    const mood = chanceOf(`${key} day ${place}`);
    // Today's work is in the past.
    clock = now.getTime() - daysAgo * day - (daysAgo === 0 ? 60 : 30) * minute;
    pace = (daysAgo === 0 ? 2 : 2 + mood) * minute;
    for (const again of failed.splice(0))
      if (!study(again, rightAgain) && habit.waitsForPass) failed.push(again);
    if (habit.waitsForPass && failed.length > 0) continue;
    // One lesson more on some days, one less on others, but never none.
    const next = waiting.splice(0, Math.max(1, habit.lessonsADay - 1 + Math.floor(3 * mood)));
    // Learners who finished everything repeat the last entries, so that today is not empty.
    if (next.length === 0 && daysAgo === 0) next.push(...lastWritten);
    for (const content of next) if (!study(content, habit.right)) failed.push(content);
    const tool = habit.tools ? openTools[place % openTools.length] : undefined;
    if (tool !== undefined) tell('tool.completed', { tool, evidence: { run: randomUUID(), ms: 4 * minute } });
  }
  if (habit.leavesOpen !== undefined) {
    const rest = contents.slice(most - waiting.length);
    const checkpoint = rest.findIndex(({ type }) => type === 'quiz');
    const before = habit.leavesOpen === 'checkpoint' ? Math.max(0, checkpoint) : 0;
    for (const content of rest.slice(0, before)) study(content, habit.right);
    const left = rest[before];
    if (left !== undefined) tell('item.opened', { item: left.id });
  }
  return told;
};
