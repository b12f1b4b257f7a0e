import type { Meaning } from '@afrolearn/learning/events/judge.ts';

/**
 * Whether a completed tool shows its work, for the first time; true for all other events. `usesHere` collects the uses
 * of all batches of one transaction, so that the same use cannot earn twice among them.
 */
export const isProven = (
  { use }: Pick<Meaning, 'use'>,
  usesBefore: ReadonlySet<string>,
  usesHere: Set<string>,
): boolean => {
  if (use === undefined) return true;
  if (use.run === null || !use.isProven || usesBefore.has(use.run) || usesHere.has(use.run)) return false;
  usesHere.add(use.run);
  return true;
};
