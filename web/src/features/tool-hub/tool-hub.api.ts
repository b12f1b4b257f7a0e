import { call } from '#lib/call.ts';

/** Of all tools. */
export const worksOfAccount = () => call('GET /me/works', { query: {} });
