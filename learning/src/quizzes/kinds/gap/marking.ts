import { gradeWords } from '#quizzes/grade-words.ts';
import type { Marking } from '#quizzes/kinds/kind.ts';
import { typedText } from '#quizzes/kinds/typed.ts';
import type { GapQuestion } from '#quizzes/questions.ts';
import { right, withSpelling, wrong } from '#quizzes/result.ts';

export const gap: Marking<GapQuestion> = {
  grade({ gaps, strictSpelling }, answer) {
    if (!Array.isArray(answer)) return wrong();
    const results = gaps.map((one, index) => gradeWords(one, String(answer[index] ?? ''), strictSpelling));
    const hits = results.filter(({ correct }) => correct).length;
    if (hits === gaps.length) return withSpelling(right, results);
    const named = results.find(({ misconception }) => misconception)?.misconception;
    return withSpelling(wrong(named, hits / gaps.length), results);
  },
  right: ({ gaps }) => gaps.map(({ accepted }) => accepted[0] ?? ''),
  answerText: (_, answer) => typedText(answer),
  choices: ({ choices }) => choices ?? [],
  isTyped: ({ choices }) => choices === undefined,
};
