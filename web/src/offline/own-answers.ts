/** A person's answers on this device, to questions and exercises. */
import type { LearningEvent } from '@afrolearn/learning/events/events.ts';
import { openDatabase } from './database.ts';

const answering: ReadonlySet<LearningEvent['type']> = new Set([
  'answer.given',
  'quiz.finished',
  'practice.answered',
]);

/** Answers that the server did not have at this time (device clock): pending ones, and those sent since. */
export const answersSince = async (owner: number, since: number): Promise<readonly LearningEvent[]> => {
  const byState = (await openDatabase()).transaction('events').store.index('state');
  const found: LearningEvent[] = [];
  for (const state of ['waiting', 'stored'] as const) {
    // A cursor, because two months of work may not fit into a phone's memory.
    for (let at = await byState.openCursor([owner, state]); at !== null; at = await at.continue()) {
      const { event, at: keptAt } = at.value;
      if (answering.has(event.type) && (state === 'waiting' || keptAt >= since)) found.push(event);
    }
  }
  return found;
};
