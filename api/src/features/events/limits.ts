import { day, defineLimit, eachWrite } from '#http/limits/limit.ts';

/** Far more than a day of learning, but too few to overload a server. */
export const mostSent = 20_000;
/** The account may have been made by anybody: five times a day of learning. */
export const mostUnconsented = 1_500;

/** Counted by the event. Over the limit the events stay on the device, which sends them again. */
export const learningEvents = defineLimit('learning-events', {
  before: eachWrite,
  inside: [{ most: mostSent, per: day, of: 'learner' }],
});

/** Without consent. The limit of one address is in features/events/arrivals/allowances.ts. */
export const unconsentedEvents = defineLimit('unconsented-events', {
  before: eachWrite,
  inside: [{ most: mostUnconsented, per: day, of: 'learner' }],
});
