import { call } from '#lib/call.ts';

export const ownWork = () => call('GET /my-assignments');
