import { day, defineLimit, eachWrite, perPerson } from '#http/limits/limit.ts';

export const madeGroups = defineLimit('made-groups', { before: [...eachWrite, perPerson(3, day)] });

export const groupInvitations = defineLimit('group-invitations', {
  before: [...eachWrite, perPerson(10, day)],
});
