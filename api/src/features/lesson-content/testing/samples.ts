import type { lessonContent } from '@afrolearn/contract/lesson-content.ts';
import type { SamplesOf } from '#testing/matrix/sample.ts';

export const lessonContentSamples = {
  'POST /lesson-content/generate': { ask: () => ({ body: { lessonId: 'u400-l1' } }) },
} satisfies SamplesOf<typeof lessonContent>;
