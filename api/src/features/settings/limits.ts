import { day, defineLimit, eachWrite, hour, perPerson } from '#http/limits/limit.ts';

export const profilePhotos = defineLimit('profile-photos', {
  before: [...eachWrite, perPerson(5, hour), perPerson(20, day)],
});
