import type { progress } from '@afrolearn/contract/progress.ts';
import { learnersOfClass, unitsOfPack } from '#testing/matrix/objects.ts';
import { nothing, type SamplesOf } from '#testing/matrix/sample.ts';

export const progressSamples = {
  'GET /xp/:userId': { ask: nothing, objects: learnersOfClass },
  'GET /users/:userId/stats': { ask: nothing, objects: learnersOfClass },
  'GET /learner-profiles/stats/:userId': { ask: nothing, objects: learnersOfClass },
  'GET /progress': { ask: nothing },
  'GET /units/:id/progress': { ask: nothing, objects: unitsOfPack },
  'GET /progress-summary': { ask: nothing },
  'GET /lesson-history': { ask: nothing },
  'GET /character-analysis': { ask: nothing },
  'GET /personalized-insights': { ask: nothing },
} satisfies SamplesOf<typeof progress>;
