import type { entry } from '@afrolearn/contract/entry.ts';
import { anyone, type PolicyOf } from '#http/policy.ts';

export const entryPolicy = {
  'POST /register': { answers: anyone(201), limit: 'REG' },
  'POST /login': { answers: anyone(), limit: 'AU' },
} satisfies PolicyOf<typeof entry>;
