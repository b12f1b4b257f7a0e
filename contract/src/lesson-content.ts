import { z } from 'zod';
import { defineCalls } from './define.ts';
import { fault } from './faults.ts';

const title = z.string().max(200).optional();

/** What the Overview, Transcript and Resources tabs show (spec 1 §3, 'Generated lesson content'). */
export const LessonContent = z.object({
  overview: z.string(),
  objectives: z.array(z.string()),
  keyTerms: z.array(z.object({ term: z.string(), meaning: z.string(), sw: z.string().optional() })),
  explore: z.string(),
  transcript: z.array(z.object({ t: z.number(), text: z.string() })),
  resources: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      type: z.enum(['pdf', 'doc', 'link']),
      size: z.string().nullable(),
      url: z.string().nullable(),
      description: z.string(),
    }),
  ),
  /** The version of the content: a device discards its copy when it changes. */
  version: z.string(),
});
export type LessonContent = z.infer<typeof LessonContent>;

export const lessonContent = defineCalls({
  'POST /lesson-content/generate': {
    says: 'The texts around a lesson, from the written lesson or composed from the curriculum.',
    access: 'anyone',
    body: z.object({
      lessonId: z.string(fault('lesson/missing')).max(40),
      lessonTitle: title,
      unitTitle: title,
      subject: title,
      grade: z.union([z.string().max(200), z.number()]).optional(),
    }),
    reply: z.object({
      success: z.boolean(),
      content: LessonContent.nullable(),
      error: z.string().nullable(),
    }),
    refusals: ['request/invalid', 'access/not-found'],
  },
});
