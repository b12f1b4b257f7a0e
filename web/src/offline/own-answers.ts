/** What somebody answered on this device, in questions and exercises. */
import type { LearningEvent } from '@afrolearn/learning/events/events.ts';
import { openDatabase } from './database.ts';

const answering: ReadonlySet<LearningEvent['type']> = new Set([
  'answer.given',
  'quiz.finished',
  'practice.answered',
]);

/** What the server had not heard of at this moment of the device's clock: what waits, and what was sent since. */
export const answersSince = async (owner: number, since: number): Promise<readonly LearningEvent[]> => {
  const byState = (await openDatabase()).transaction('events').store.index('state');
  const found: LearningEvent[] = [];
  for (const state of ['waiting', 'stored'] as const) {
    // One after the other: two months of work need not fit into a phone's memory at once.
    for (let at = await byState.openCursor([owner, state]); at !== null; at = await at.continue()) {
      const { event, at: keptAt } = at.value;
      if (answering.has(event.type) && (state === 'waiting' || keptAt >= since)) found.push(event);
    }
  }
  return found;
};
