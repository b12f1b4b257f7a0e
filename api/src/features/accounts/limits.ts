import { day, defineLimit, eachWrite, hour, perAddress, perPerson, quarter } from '#http/limits/limit.ts';

/** The rules for one account are in features/accounts/sign-in-tries.db.ts: they double and lock. */
export const secretTries = defineLimit('secret-tries', {
  before: eachWrite,
  inside: [perAddress(300, quarter)],
});

/** A person's own profile. */
export const profileChanges = defineLimit('profile-changes', { before: [...eachWrite, perPerson(10, hour)] });

/** Accounts that a parent makes one by one, and a teacher for a whole class; cards and codes for them. */
export const madeAccounts = defineLimit('made-accounts', {
  before: [...eachWrite, { most: 10, per: day, of: 'parent' }, { most: 30, per: hour, of: 'teacher' }],
});

export const newCards = defineLimit('new-cards', {
  before: [...eachWrite, { most: 30, per: day, of: 'parent' }, { most: 400, per: hour, of: 'teacher' }],
});
