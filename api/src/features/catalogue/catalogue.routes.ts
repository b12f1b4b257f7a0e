import { catalogue } from '@afrolearn/contract/catalogue.ts';
import { grades } from '@afrolearn/learning/catalogue/grades.ts';
import { subjects } from '@afrolearn/learning/catalogue/subjects.ts';
import { serve } from '#http/serve.ts';

export const catalogueRoutes = serve(catalogue, {
  'GET /grades': async () => [...grades],
  'GET /subjects': async () => subjects.map(({ id, name }) => ({ id, name })),
});
