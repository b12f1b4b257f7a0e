import { defineMessages } from '#lib/messages.ts';

/** What the lessons service says when it fails (spec 1 §8). */
export const texts = {
  listFailed: 'Failed to fetch lessons',
  oneFailed: 'Failed to fetch lesson',
  createFailed: 'Failed to create lesson',
  updateFailed: 'Failed to update lesson',
  deleteFailed: 'Failed to delete lesson',
} as const;

export const lessons = defineMessages(texts, {
  sw: () => import('./sw.ts'),
  fr: () => import('./fr.ts'),
  lg: () => import('./lg.ts'),
});
