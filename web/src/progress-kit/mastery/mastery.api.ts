import type { Reply } from '@afrolearn/contract';
import { call } from '#lib/call.ts';

export type Unit = Reply<'GET /unit/:id'>;

export const summaryOf = (id: number) => call('GET /units/:id/summary', { params: { id } });
export const claimReward = (id: number) => call('POST /units/:id/claim', { params: { id } });
