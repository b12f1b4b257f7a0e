// Luganda: a native speaker has not yet reviewed these texts.
import type { Translated } from '#lib/messages.ts';
import type { texts as english } from './en.ts';

export const texts = {
  listFailed: 'Okuleeta amasomo kulemye',
  oneFailed: 'Okuleeta essomo kulemye',
  createFailed: 'Okukola essomo kulemye',
  updateFailed: 'Okukyusa essomo kulemye',
  deleteFailed: 'Okuggyawo essomo kulemye',
} as const satisfies Translated<typeof english>;
