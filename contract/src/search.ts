import { z } from 'zod';
import { defineCalls } from './define.ts';
import { fault } from './faults.ts';

export const SearchResult = z.object({
  type: z.enum(['lesson', 'unit', 'subject']),
  /** Text for a lesson (`u400-l1`), a number for a unit or subject. */
  id: z.union([z.string(), z.int()]),
  name: z.string(),
  snippet: z.string().optional(),
  /** False while its content is not written yet. */
  written: z.boolean(),
  /** A set of exercises (`/practice/{id}`) of the unit that `id` names; only on results of the type `unit`. */
  practice: z.string().optional(),
  /** True for an approximate match where nothing matches exactly. */
  near: z.boolean().optional(),
});
export type SearchResult = z.infer<typeof SearchResult>;

export const search = defineCalls({
  'GET /search/courses': {
    says: 'Finds lessons, units, subjects and practice; forgives accents and typing mistakes. What is written and near the class comes first; where nothing fits, what is near. Never finds people.',
    access: 'anyone',
    query: z.object({
      query: z
        .string(fault('search/missing'))
        .transform((text) => text.normalize('NFC').trim())
        .pipe(z.string().min(2, fault('search/too-short')).max(100, fault('search/too-long'))),
      /** The class to rank first; a signed-in learner's own class is the default. */
      grade: z
        .string()
        .regex(/^[1-7]$/, fault('number/form'))
        .transform(Number)
        .optional(),
    }),
    reply: z.array(SearchResult),
    refusals: ['request/invalid'],
  },
});
