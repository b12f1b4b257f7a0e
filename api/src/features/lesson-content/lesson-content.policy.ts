import type { lessonContent } from '@afrolearn/contract/lesson-content.ts';
import { anyone, type PolicyOf } from '#http/policy.ts';

export const lessonContentPolicy = {
  'POST /lesson-content/generate': { answers: anyone(), limit: 'R' },
} satisfies PolicyOf<typeof lessonContent>;
