import type { demo } from '@afrolearn/contract/demo.ts';
import { anyone, type PolicyOf } from '#http/policy.ts';

export const demoPolicy = {
  'GET /demo/people': { answers: anyone(), limit: 'R' },
  'POST /demo/sign-in': { answers: anyone(), limit: 'W' },
} satisfies PolicyOf<typeof demo>;
