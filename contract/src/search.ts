import { z } from 'zod';
import { defineCalls } from './define.ts';

export const SearchResult = z.object({
  type: z.enum(['lesson', 'unit', 'subject']),
  /** A lesson's id is text (`u400-l1`), a unit's and a subject's a number. */
  id: z.union([z.string(), z.int()]),
  name: z.string(),
  snippet: z.string().optional(),
});
export type SearchResult = z.infer<typeof SearchResult>;

export const search = defineCalls({
  'GET /search/courses': {
    says: 'Finds lessons, units and subjects; forgives accents and typing mistakes. Never finds people.',
    access: 'anyone',
    query: z.object({
      query: z
        .string('Please write what you look for.')
        .transform((text) => text.normalize('NFC').trim())
        .pipe(
          z.string().min(2, 'Please write at least 2 letters.').max(100, 'That is too long to search for.'),
        ),
    }),
    reply: z.array(SearchResult),
    refusals: ['request/invalid'],
  },
});
