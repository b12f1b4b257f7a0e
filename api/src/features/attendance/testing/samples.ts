import type { attendance } from '@afrolearn/contract/attendance.ts';
import { dayIn, defaultZone } from '@afrolearn/learning/streaks/days.ts';
import type { Actor } from '#http/policy.ts';
import type { Canary } from '#testing/matrix/canaries.ts';
import { classesOfTeacher } from '#testing/matrix/objects.ts';
import type { SamplesOf } from '#testing/matrix/sample.ts';

/* Teacher and administrator may see the class and its pupils. */
const ownClass = ({ who, field }: Canary, actor: Actor) =>
  (actor === 'class teacher' || actor === 'administrator') &&
  ((['owner', 'classmate', 'blocked learner'].includes(who) && field !== 'email' && field !== 'picture') ||
    (['class teacher', 'administrator'].includes(who) &&
      ['id', 'name', 'family name', 'class'].includes(field)));

const aTap = (learnerId: number, place: number, at: Date) => ({
  id: `019cd12e-5300-7d38-95bb-${String(place).padStart(12, '0')}`,
  learnerId,
  state: 'absent' as const,
  reason: 'sick' as const,
  at: at.toISOString(),
});

export const attendanceSamples = {
  'GET /classes/:id/attendance': { ask: () => ({ query: {} }), objects: classesOfTeacher, mayShow: ownClass },
  'POST /classes/:id/attendance': {
    ask: ({ people, now, next }) => ({
      body: {
        date: dayIn(defaultZone, now().getTime()),
        startedAt: now().toISOString(),
        learnerIds: [people.owner.id, people.classmate.id],
        taps: [aTap(people.owner.id, next(), now())],
      },
    }),
    objects: classesOfTeacher,
    mayShow: ownClass,
  },
  'GET /classes/:id/register': { ask: () => ({ query: {} }), objects: classesOfTeacher, mayShow: ownClass },
} satisfies SamplesOf<typeof attendance>;
