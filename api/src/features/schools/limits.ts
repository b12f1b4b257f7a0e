import { day, defineLimit, eachWrite, hour, perPerson, quarter } from '#http/limits/limit.ts';

export const codeTries = defineLimit('code-tries', {
  before: eachWrite,
  inside: [
    perPerson(5, quarter),
    perPerson(20, day),
    { most: 100, per: hour, of: 'school', alarm: true },
    // Before an account exists there is only an address, which a whole staff room may share.
    { most: 20, per: quarter, of: 'crowd' },
    { most: 60, per: day, of: 'crowd' },
  ],
});
