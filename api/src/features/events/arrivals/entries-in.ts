import type { LearningEvent } from '@afrolearn/contract/events.ts';
import { lessonOfAsked } from '@afrolearn/learning/quizzes/paper.ts';

/** The entry of an event, and the lessons in its unit whose questions a retry asked. */
export const entriesIn = ({ payload }: LearningEvent): readonly string[] => {
  if (!('item' in payload)) return [];
  const asked = 'answers' in payload ? payload.answers : 'question' in payload ? [payload] : [];
  const [unit] = payload.item.split('-');
  const lessons = asked.flatMap((one) => lessonOfAsked(one.asked ?? '') ?? []);
  return [payload.item, ...lessons.filter((id) => id.startsWith(`${unit}-`))];
};
