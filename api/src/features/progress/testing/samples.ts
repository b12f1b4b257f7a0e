import type { progress } from '@afrolearn/contract/progress.ts';
import { learnersOfClass, lessonsOfPack, unitsOfPack } from '#testing/matrix/objects.ts';
import { nothing, type SamplesOf } from '#testing/matrix/sample.ts';

export const progressSamples = {
  'GET /xp/:userId': { ask: nothing, objects: learnersOfClass },
  'GET /users/:userId/stats': { ask: nothing, objects: learnersOfClass },
  'GET /learner-profiles/stats/:userId': { ask: nothing, objects: learnersOfClass },
  'GET /progress': { ask: nothing },
  'GET /units/:id/progress': { ask: nothing, objects: unitsOfPack },
  'PUT /places/:id': { ask: () => ({ body: { place: '{"at":12}' } }), objects: lessonsOfPack },
  'GET /progress-summary': { ask: nothing },
  'GET /lesson-history': { ask: nothing },
  'GET /character-analysis': { ask: nothing },
  'GET /personalized-insights': { ask: nothing },
} satisfies SamplesOf<typeof progress>;
