// Labels of a marker who had not seen the rule: the words of a question, then its answers, + right and - wrong.
import { gradeField } from '@afrolearn/learning/quizzes/grade-field.ts';
import { gradeWords } from '@afrolearn/learning/quizzes/grade-words.ts';
import type { Question } from '@afrolearn/learning/quizzes/questions.ts';
import type { Result } from '@afrolearn/learning/quizzes/result.ts';
import { askedIn } from '#check/rules/rule.ts';
import type { Curriculum } from '#load/content.ts';

type Grade = (typed: string) => Result;

/** Fractions and times have a box for each number, so nothing is parsed and nothing needs labels. */
const gradesOf = (question: Question): readonly (readonly [asked: string, grade: Grade])[] => {
  const { prompt } = question;
  switch (question.kind) {
    case 'text':
    case 'number':
      return [[prompt, (typed) => gradeField(question, typed, prompt)]];
    case 'gap': {
      const [gap, second] = question.gaps;
      if (gap === undefined || second !== undefined || question.choices !== undefined) return [];
      return [[prompt, (typed) => gradeWords(gap, typed, question.strictSpelling)]];
    }
    case 'structured':
      return question.parts.flatMap(({ field, prompt: ask }) =>
        field.kind === 'text' || field.kind === 'number'
          ? [[`${prompt} — ${ask}`, (typed: string) => gradeField(field, typed, `${prompt} ${ask}`)] as const]
          : [],
      );
    default:
      return [];
  }
};

const plain = (text: string): string => text.replace(/\s+/gu, ' ').trim();

export type MarkedLabel = { readonly line: string; readonly isRight: boolean; readonly correct: boolean };

/** Every label whose question still exists in the same words, with the grader's result. */
export const markLabels = (table: string, { units }: Curriculum): readonly MarkedLabel[] => {
  const grades = new Map<string, Grade | null>();
  for (const unit of units)
    for (const { question } of askedIn(unit))
      for (const [asked, grade] of gradesOf(question)) {
        // Two questions with the same words may mean different pictures.
        grades.set(plain(asked), grades.has(plain(asked)) ? null : grade);
      }
  let asked = '';
  return table.split('\n').flatMap((line) => {
    const text = line.slice(2);
    if (line.startsWith('? ')) asked = text;
    const grade = grades.get(asked);
    if (!grade || !/^[+-] /u.test(line)) return [];
    const isRight = line.startsWith('+');
    return [{ line: `${line} (${asked})`, isRight, correct: grade(text).correct }];
  });
};
