import type { Lesson } from '@afrolearn/learning/lessons/lesson.ts';
import type { Question } from '@afrolearn/learning/quizzes/questions.ts';

/**
 * A question of the lesson that this quiz did not ask, of the same kind if possible; null if there is none.
 */
export const freshQuestion = (
  { quickCheck, scenes }: Pick<Lesson, 'quickCheck' | 'scenes'>,
  question: Question,
  asked: readonly Question[],
): Question | null => {
  const known = new Set(asked.flatMap(({ id, prompt }) => [id, prompt]));
  const inScenes = scenes.flatMap(({ visual }) => (visual.kind === 'question' ? [visual.item] : []));
  const fresh = [...quickCheck, ...inScenes].filter(({ id, prompt }) => !known.has(id) && !known.has(prompt));
  return fresh.find(({ kind }) => kind === question.kind) ?? fresh[0] ?? null;
};
