import { z } from 'zod';
import { AnyLessonId } from './catalogue.ts';
import { defineCalls } from './define.ts';
import { IdInPath } from './values.ts';

const ofLesson = z.object({ id: AnyLessonId });
const Score = z.object({ correct: z.int(), total: z.int(), at: z.string() });

export const ownQuizzes = defineCalls({
  'GET /lessons/:id/result': {
    says: 'How the caller did in a quiz that a teacher made. The server marks it; why an answer is right is told of those that were.',
    access: 'learner',
    params: ofLesson,
    reply: z.object({
      attempts: z.int(),
      best: Score.nullable(),
      last: Score.extend({
        questions: z.array(
          z.object({ id: z.string(), correct: z.boolean(), explanation: z.string().nullable() }),
        ),
      }).nullable(),
    }),
  },
  'GET /lessons/:id/results': {
    says: 'How a class did in a quiz that the caller may change: of each pupil the first and the best try, of each question how many were right at the first try. Of pupils without consent nothing but the name.',
    access: 'teacher',
    params: ofLesson,
    query: z.object({ classId: IdInPath }),
    reply: z.object({
      pupils: z.array(
        z.object({
          id: z.int(),
          name: z.string(),
          consent: z.boolean(),
          attempts: z.int(),
          first: Score.nullable(),
          best: Score.nullable(),
        }),
      ),
      questions: z.array(z.object({ id: z.string(), prompt: z.string(), answered: z.int(), right: z.int() })),
    }),
    refusals: ['lessons/not-verified', 'lessons/not-yours', 'children/not-verified'],
  },
});
