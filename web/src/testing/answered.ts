import type { EventResult } from '@afrolearn/contract/events.ts';
import { takeAnswer } from '#offline/epochs.ts';

/** Simulates the server's reply to sent events. */
export const answered = (owner: number, results: EventResult[]): Promise<void> =>
  takeAnswer(owner, { results, epoch: '0191d4e0-0000-7000-8000-000000000001' });
