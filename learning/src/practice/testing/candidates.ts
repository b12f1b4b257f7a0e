/** Answers to an exercise as a learner may give them: all that are right, and each that a named mistake leads to. */
import { rightAnswer } from '#quizzes/grade-item.ts';
import type { Answer, Item } from '#quizzes/items.ts';

/** `text` is for a second method to judge, `given` is for grading. */
export type Candidate = { readonly text: string; readonly given: Answer };

export type WrongCandidate = Candidate & { readonly misconception: string | undefined };

export const rightCandidates = (item: Item): readonly Candidate[] => {
  switch (item.kind) {
    case 'number':
      return [{ text: String(item.answer), given: item.answer }];
    case 'text':
      return item.accepted.map((text) => ({ text, given: text }));
    case 'single':
      return item.options.flatMap(({ text, right }, place) => (right ? [{ text, given: place }] : []));
    case 'order':
      return [{ text: item.steps.join('|'), given: rightAnswer(item) }];
    case 'gap': {
      const words = item.gaps.map(({ accepted }) => accepted[0] ?? '');
      return [{ text: words.join('|'), given: words }];
    }
    default:
      throw new Error(`practice makes no item of the kind ${item.kind}`);
  }
};

export const wrongCandidates = (item: Item): readonly WrongCandidate[] => {
  switch (item.kind) {
    case 'number':
      return item.mistakes.map(({ value, misconception }) => ({
        text: String(value),
        given: value,
        misconception,
      }));
    case 'text':
      return item.mistakes.map(({ text, misconception }) => ({ text, given: text, misconception }));
    case 'single':
      return item.options.flatMap(({ text, right, misconception }, place) =>
        right ? [] : [{ text, given: place, misconception }],
      );
    case 'order':
      return [
        {
          text: item.steps.toReversed().join('|'),
          given: item.steps.map((_, place) => item.steps.length - 1 - place),
          misconception: item.misconception,
        },
      ];
    case 'gap': {
      const words = item.gaps.map(({ accepted }) => accepted[0] ?? '');
      return item.gaps.flatMap(({ mistakes }, at) =>
        mistakes.map(({ text, misconception }) => {
          const given = words.map((word, other) => (other === at ? text : word));
          return { text: given.join('|'), given, misconception };
        }),
      );
    }
    default:
      throw new Error(`practice makes no item of the kind ${item.kind}`);
  }
};
