import type { Answer, Item } from '@afrolearn/learning/quizzes/items.ts';

/**
 * `open`: nothing was checked yet. `tried`: the answer was not right and may be changed. `closed`: the right
 * answer is shown and nothing can be changed.
 */
export type ItemStage = 'open' | 'tried' | 'closed';

export type ItemProps<I extends Item = Item> = {
  item: I;
  /** Null until something was given. */
  answer: Answer;
  /** `sure`: it was a press on one choice, which may be checked without a further button. */
  onAnswer: (answer: Answer, sure?: boolean) => void;
  stage: ItemStage;
  /** The id of the words that ask. */
  labelledBy: string;
};

/** Whether there is something to check. */
export const isGiven = (answer: Answer): boolean => {
  if (answer === null) return false;
  if (typeof answer === 'string') return answer.trim() !== '';
  if (typeof answer === 'number') return true;
  return answer.length > 0 && answer.every((part) => typeof part !== 'string' || part.trim() !== '');
};
