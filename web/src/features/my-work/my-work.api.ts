import type { Reply } from '@afrolearn/contract';
import { call } from '#lib/call.ts';

export type OwnWork = Reply<'GET /my-assignments'>[number];

export const ownWork = () => call('GET /my-assignments');
