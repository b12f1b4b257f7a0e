import { day, defineLimit, eachWrite, perPerson } from '#http/limits/limit.ts';

/** Stickers among learners, and 'X helped me'. A refused one does not count. */
export const sentCheers = defineLimit('sent-cheers', { before: eachWrite, inside: [perPerson(20, day)] });
