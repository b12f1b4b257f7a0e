/** Possible answers to an exercise: all right ones, and the result of each named mistake. */
import { rightAnswer } from '#quizzes/grade-question.ts';
import type { Answer, Question } from '#quizzes/questions.ts';

/** `text` is for the second method, `given` for the grader. */
export type Candidate = { readonly text: string; readonly given: Answer };

export type WrongCandidate = Candidate & { readonly misconception: string | undefined };

export const rightCandidates = (question: Question): readonly Candidate[] => {
  switch (question.kind) {
    case 'number':
      return [{ text: String(question.answer), given: question.answer }];
    case 'text':
      return question.accepted.map((text) => ({ text, given: text }));
    case 'single':
      return question.options.flatMap(({ text, right }, place) => (right ? [{ text, given: place }] : []));
    case 'order':
      return [{ text: question.steps.join('|'), given: rightAnswer(question) }];
    case 'gap': {
      const words = question.gaps.map(({ accepted }) => accepted[0] ?? '');
      return [{ text: words.join('|'), given: words }];
    }
    default:
      throw new Error(`practice makes no item of the kind ${question.kind}`);
  }
};

export const wrongCandidates = (question: Question): readonly WrongCandidate[] => {
  switch (question.kind) {
    case 'number':
      return question.mistakes.map(({ value, misconception }) => ({
        text: String(value),
        given: value,
        misconception,
      }));
    case 'text':
      return question.mistakes.map(({ text, misconception }) => ({ text, given: text, misconception }));
    case 'single':
      return question.options.flatMap(({ text, right, misconception }, place) =>
        right ? [] : [{ text, given: place, misconception }],
      );
    case 'order':
      return [
        {
          text: question.steps.toReversed().join('|'),
          given: question.steps.map((_, place) => question.steps.length - 1 - place),
          misconception: question.misconception,
        },
      ];
    case 'gap': {
      const words = question.gaps.map(({ accepted }) => accepted[0] ?? '');
      return question.gaps.flatMap(({ mistakes }, at) =>
        mistakes.map(({ text, misconception }) => {
          const given = words.map((word, other) => (other === at ? text : word));
          return { text: given.join('|'), given, misconception };
        }),
      );
    }
    default:
      throw new Error(`practice makes no item of the kind ${question.kind}`);
  }
};
