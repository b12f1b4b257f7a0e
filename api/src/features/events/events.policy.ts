import type { events } from '@afrolearn/contract/events.ts';
import { learners, type PolicyOf } from '#http/policy.ts';

export const eventsPolicy = {
  'POST /events': { answers: learners(), limit: 'EV' },
  'GET /sync': { answers: learners(), limit: 'R' },
  'POST /units/:id/claim': { answers: learners(), limit: 'W' },
} satisfies PolicyOf<typeof events>;
