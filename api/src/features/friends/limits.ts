import { aMinute, day, defineLimit, eachWrite, perPerson } from '#http/limits/limit.ts';

export const peopleSearches = defineLimit('people-searches', {
  before: [...aMinute(20, 120), perPerson(100, day)],
});

export const friendRequests = defineLimit('friend-requests', { before: [...eachWrite, perPerson(10, day)] });
