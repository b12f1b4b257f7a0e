import { day, defineLimit, eachWrite, hour, perAddress } from '#http/limits/limit.ts';

/** Calls that send an email. */
export const sentLetters = defineLimit('sent-letters', {
  before: eachWrite,
  inside: [perAddress(60, hour), perAddress(300, day), { most: 3, per: day, of: 'email' }],
});
