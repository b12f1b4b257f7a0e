import type { catalogue } from '@afrolearn/contract/catalogue.ts';
import { toolsOfPack, unitsOfPack } from '#testing/matrix/objects.ts';
import { nothing, type SamplesOf } from '#testing/matrix/sample.ts';

export const catalogueSamples = {
  'GET /grades': { ask: nothing },
  'GET /subjects': { ask: nothing },
  'GET /units': { ask: () => ({ query: { subject: '7', grade: '7' } }) },
  'GET /unit/:id': { ask: nothing, objects: unitsOfPack },
  'GET /units/:id/summary': { ask: nothing, objects: unitsOfPack },
  'GET /pictures': { ask: () => ({ query: { of: 'u400-l1,u400-q1' } }) },
  'GET /manifest': { ask: () => ({ query: { subject: '7', grade: '7' } }) },
  'GET /tools/:slug/content': { ask: nothing, objects: toolsOfPack },
} satisfies SamplesOf<typeof catalogue>;
