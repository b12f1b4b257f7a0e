import type { attendance } from '@afrolearn/contract/attendance.ts';
import { ofClass, type PolicyOf } from '#http/policy.ts';

export const attendancePolicy = {
  'GET /classes/:id/attendance': { answers: ofClass(), limit: 'R' },
  'POST /classes/:id/attendance': { answers: ofClass(), limit: 'W' },
  'GET /classes/:id/register': { answers: ofClass(), limit: 'R' },
} satisfies PolicyOf<typeof attendance>;
