import { call } from '#lib/call.ts';

export const giveNumber = (ticket: string, code: string) =>
  call('POST /login/code', { body: { ticket, code } });
