// Kiswahili: a native speaker has not yet reviewed these texts.
import type { Translated } from '#lib/messages.ts';
import type { texts as english } from './en.ts';

export const texts = {
  listFailed: 'Imeshindikana kupata masomo',
  oneFailed: 'Imeshindikana kupata somo',
  createFailed: 'Imeshindikana kutengeneza somo',
  updateFailed: 'Imeshindikana kubadilisha somo',
  deleteFailed: 'Imeshindikana kufuta somo',
} as const satisfies Translated<typeof english>;
