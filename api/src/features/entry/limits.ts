import { day, defineLimit, eachWrite, hour, perAddress } from '#http/limits/limit.ts';

export const registrations = defineLimit('registrations', {
  before: eachWrite,
  inside: [perAddress(60, hour), perAddress(300, day), { most: 3, per: day, of: 'email' }],
});
