// French: a native speaker has not yet reviewed these texts.
import type { Translated } from '#lib/messages.ts';
import type { texts as english } from './en.ts';

export const texts = {
  listFailed: 'Impossible de charger les leçons',
  oneFailed: 'Impossible de charger la leçon',
  createFailed: 'Impossible de créer la leçon',
  updateFailed: 'Impossible de modifier la leçon',
  deleteFailed: 'Impossible de supprimer la leçon',
} as const satisfies Translated<typeof english>;
