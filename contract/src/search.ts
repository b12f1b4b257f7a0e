import { z } from 'zod';
import { defineCalls } from './define.ts';
import { fault } from './faults.ts';

export const SearchResult = z.object({
  type: z.enum(['lesson', 'unit', 'subject']),
  /** A lesson's id is text (`u400-l1`), a unit's and a subject's a number. */
  id: z.union([z.string(), z.int()]),
  name: z.string(),
  snippet: z.string().optional(),
  /** False while there is nothing to learn there yet: it is being written. */
  written: z.boolean(),
  /** A set of exercises (`/practice/{id}`) of the unit that `id` names; only on results of the type `unit`. */
  practice: z.string().optional(),
  /** True where nothing has the words that were asked for, and this is near to them. */
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
      /** The class that comes first; a learner who is signed in has their own. */
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
