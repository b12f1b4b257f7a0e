import { call } from '#lib/call.ts';

export const ownChildren = () => call('GET /parent/dashboard');
