// Every field of the written curriculum into which words are typed, with how it is graded.
import { gradeField } from '@afrolearn/learning/quizzes/grade-field.ts';
import { gradeWords } from '@afrolearn/learning/quizzes/grade-words.ts';
import { gradeLineGap } from '@afrolearn/learning/quizzes/kinds/working/marking.ts';
import type { Question } from '@afrolearn/learning/quizzes/questions.ts';
import type { Result } from '@afrolearn/learning/quizzes/result.ts';
import { askedIn } from '#check/rules/rule.ts';
import type { Curriculum } from '#load/content.ts';

export type TypedField = {
  /** `u367-q1-4`, `u367-q1-10a` for a part, `u181-l2-s9.2` for the second gap. */
  readonly id: string;
  readonly asked: string;
  readonly accepted: readonly string[];
  /** Outside English, singular and plural are the same answer. */
  readonly inSentence: boolean;
  readonly grade: (typed: string) => Result;
};

const letters = 'abcdefghij';

const fieldsOf = (question: Question): readonly TypedField[] => {
  const { id, prompt } = question;
  switch (question.kind) {
    case 'text':
      return [
        {
          id,
          asked: prompt,
          accepted: question.accepted,
          inSentence: question.inSentence === true,
          grade: (typed) => gradeField(question, typed, prompt),
        },
      ];
    case 'gap':
      if (question.choices !== undefined) return [];
      return question.gaps.map((gap, at) => ({
        id: `${id}.${at + 1}`,
        asked: prompt,
        accepted: gap.accepted,
        inSentence: false,
        grade: (typed) => gradeWords(gap, typed, question.strictSpelling),
      }));
    case 'structured':
      return question.parts.flatMap(({ field, prompt: part }, at) =>
        field.kind === 'text'
          ? [
              {
                id: `${id}${letters[at] ?? ''}`,
                asked: part,
                accepted: field.accepted,
                inSentence: field.inSentence === true,
                grade: (typed) => gradeField(field, typed, `${prompt} ${part}`),
              },
            ]
          : [],
      );
    case 'working':
      return question.lines
        .flatMap(({ gaps }) => gaps)
        .map((gap, at) => ({
          id: `${id}.${at + 1}`,
          asked: prompt,
          accepted: gap.accepted,
          inSentence: false,
          grade: (typed) => gradeLineGap(gap, typed),
        }));
    default:
      return [];
  }
};

export const typedFieldsOf = ({ units }: Curriculum): readonly TypedField[] =>
  units.flatMap((unit) => askedIn(unit).flatMap(({ question }) => fieldsOf(question)));
