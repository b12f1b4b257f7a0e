import { gradeWords } from '#quizzes/grade-words.ts';
import type { Marking } from '#quizzes/kinds/kind.ts';
import { typedText } from '#quizzes/kinds/typed.ts';
import { isNear, readNumber } from '#quizzes/numbers.ts';
import { marked, type PartResult, resultOfParts, typedAt } from '#quizzes/parts.ts';
import type { Answer, Gap, WorkingQuestion } from '#quizzes/questions.ts';
import { type Result, right, withSpelling, wrong } from '#quizzes/result.ts';

/** `2,400` and `2400` are the same number, also in text comparisons. */
export const gradeLineGap = (gap: Gap, typed: string): Result => {
  const given = readNumber(typed)?.value;
  const isSame = (text: string) => {
    const value = readNumber(text)?.value;
    return value !== undefined && given !== undefined && isNear(given, value, 0);
  };
  if (gap.accepted.some(isSame)) return right;
  const mistake = gap.mistakes.find(({ text }) => isSame(text));
  return mistake === undefined ? gradeWords(gap, typed, false) : wrong(mistake.misconception);
};

/** The results of all lines, in order. */
export const gradeLines = ({ lines }: WorkingQuestion, answer: Answer): readonly PartResult[] => {
  let at = 0;
  return lines.map(({ gaps, marks }) => {
    if (gaps.length === 0) return null;
    const results = gaps.map((gap) => gradeLineGap(gap, typedAt(answer, at++)));
    const missed = results.filter(({ correct }) => !correct);
    if (missed.length === 0) return marked(marks, withSpelling(right, results));
    const named = missed.find(({ misconception }) => misconception !== undefined)?.misconception;
    return marked(marks, wrong(named));
  });
};

/** The first accepted form of each gap. */
export const rightGaps = ({ lines }: WorkingQuestion): readonly string[] =>
  lines.flatMap(({ gaps }) => gaps.map(({ accepted }) => accepted[0] ?? ''));

export const working: Marking<WorkingQuestion> = {
  grade: (question, answer) => resultOfParts(gradeLines(question, answer)),
  right: rightGaps,
  answerText: (_, answer) => typedText(answer),
  isTyped: () => true,
  isInParts: true,
};
