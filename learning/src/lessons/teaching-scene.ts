import type { Scene } from '#lessons/lesson.ts';
import { rightAnswer } from '#quizzes/grade-question.ts';
import type { Question } from '#quizzes/questions.ts';

/** Long words say what a text is about; an `s` at the end makes no other word of it. */
const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) =>
      word.length > 4 ? word.replace(/s$/, '') : word,
    ),
  );

const answerOf = (question: Question): string => {
  if (question.kind === 'single' || question.kind === 'several')
    return question.options
      .filter(({ right }) => right)
      .map(({ text }) => text)
      .join(' ');
  if (question.kind === 'order') return question.steps.join(' ');
  if (question.kind === 'match') return question.pairs.map(({ left, right }) => `${left} ${right}`).join(' ');
  return [rightAnswer(question)].flat().join(' ');
};

/**
 * Which scene of its lesson teaches what a question asks: the one that shares the most words with the question, its answer
 * and its reason, where a word of few scenes says more than one of all. Scenes that ask or give a task teach nothing. Where no scene
 * shares anything, it is the first: the lesson from its start.
 */
export const teachingScene = (scenes: readonly Scene[], question: Question): number => {
  const asked = wordsOf(`${question.prompt} ${answerOf(question)} ${question.explanation}`);
  const told = scenes.map(({ narration, visual }) =>
    visual.kind === 'question' || visual.kind === 'touch' ? new Set<string>() : wordsOf(narration),
  );
  const scores = told.map((words) => {
    let score = 0;
    for (const word of words)
      if (asked.has(word)) score += 1 / told.filter((other) => other.has(word)).length;
    return score;
  });
  return scores.reduce((best, score, at) => (score > (scores[best] ?? 0) ? at : best), 0);
};
