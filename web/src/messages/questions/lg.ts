// Luganda: a native speaker has not yet reviewed these texts.
import type { Translated } from '#lib/messages.ts';
import type { texts as english } from './en.ts';

export const texts = {
  wholeNumber: 'Namba enzijuvu, bw’eba eriwo',
  topNumber: 'Namba ya waggulu',
  bottomNumber: 'Namba ya wansi',
  asFraction: 'Wandiika namba emu waggulu n’emu wansi.',
  hour: 'Essaawa',
  minutes: 'Eddakiika',
  halfOfDay: 'a.m. oba p.m.',
  asTime: 'Wandiika essaawa, n’eddakiika mu namba bbiri.',
} as const satisfies Translated<typeof english>;
