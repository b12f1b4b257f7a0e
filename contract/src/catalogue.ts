import { z } from 'zod';
import { defineCalls } from './define.ts';

export const Grade = z.object({ id: z.int(), name: z.string() });
export const Subject = z.object({ id: z.int(), name: z.string() });

export const catalogue = defineCalls({
  'GET /grades': {
    says: 'Primary 1 to Primary 7. A bearer is not needed, but a dead one is refused.',
    access: 'anyone',
    reply: z.array(Grade),
    refusals: ['session/expired'],
  },
  'GET /subjects': {
    says: 'All subjects, then the areas beyond the classroom.',
    access: 'anyone',
    reply: z.array(Subject),
  },
});
