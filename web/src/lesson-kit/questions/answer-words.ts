import { written } from '@afrolearn/learning/practice/write.ts';
import { rightAnswer } from '@afrolearn/learning/quizzes/grade-item.ts';
import type { Answer, Item } from '@afrolearn/learning/quizzes/items.ts';

const places = (answer: Answer): readonly number[] =>
  Array.isArray(answer) ? answer.filter((one) => typeof one === 'number') : [];

const withUnit = (typed: string, unit: string | undefined): string => {
  if (unit === undefined || /[\p{L}°%]/u.test(typed)) return typed;
  return /^[°%]$/u.test(unit) ? `${typed}${unit}` : `${typed} ${unit}`;
};

/** What an answer says, one line for each part of it; empty where nothing was given. */
export const answerWords = (item: Item, answer: Answer): readonly string[] => {
  if (answer === null) return [];
  switch (item.kind) {
    case 'single':
      return typeof answer === 'number' ? [item.options[answer]?.text ?? ''] : [];
    case 'several':
      return places(answer).map((place) => item.options[place]?.text ?? '');
    case 'number':
      // What was typed stays as it was typed; a number of ours is written as lessons write it.
      return [withUnit(typeof answer === 'number' ? written(answer) : String(answer), item.unit)];
    case 'text':
      return [String(answer)];
    case 'order':
      return places(answer).map((place, at) => `${at + 1}. ${item.steps[place] ?? ''}`);
    case 'match':
      return places(answer).map(
        (place, at) => `${item.pairs[at]?.left ?? ''} → ${item.pairs[place]?.right ?? ''}`,
      );
    case 'gap': {
      const words = Array.isArray(answer) ? answer.map(String) : [];
      return [
        item.text
          .map((piece, at) => (at < item.gaps.length ? `${piece}${words[at] || '…'}` : piece))
          .join(''),
      ];
    }
  }
};

export const rightWords = (item: Item): readonly string[] => answerWords(item, rightAnswer(item));
