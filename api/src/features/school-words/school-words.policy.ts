import type { schoolWords } from '@afrolearn/contract/school-words.ts';
import { administrators, type PolicyOf } from '#http/policy.ts';

export const schoolWordsPolicy = {
  'GET /school/words': { answers: administrators(), limit: 'R' },
  'POST /school/words': { answers: administrators(201), limit: 'W' },
  'DELETE /school/words/:id': { answers: administrators(200, 404), limit: 'W' },
} satisfies PolicyOf<typeof schoolWords>;
