// Luganda: a native speaker has not yet reviewed these texts.
import type { Translated } from '#lib/messages.ts';
import type { texts as english } from './en.ts';

export const texts = {
  numberKeys: 'Amapeesa g’ennamba',
  wipe: 'Sangula ennamba esembayo',
  wholeNumber: 'Namba enzijuvu, bw’eba eriwo',
  topNumber: 'Namba ya waggulu',
  bottomNumber: 'Namba ya wansi',
  asFraction: 'Wandiika namba emu waggulu n’emu wansi.',
  hour: 'Essaawa',
  minutes: 'Eddakiika',
  halfOfDay: 'a.m. oba p.m.',
  asTime: 'Wandiika essaawa, n’eddakiika mu namba bbiri.',
  marks: { one: 'akabonero {count}', other: 'obubonero {count}' },
  earned: 'Obubonero {earned} ku {all}',
  lineGap: 'Olunyiriri {line}, ebbanga {n}',
  ownWords: 'Wandiika mu bigambo byo.',
  compare: 'Geraageranya ebigambo byo n’ensonga zino. Lamba ku z’owandiise.',
  ownMarks: 'Olambye {count} ku {all}. Kuno kwe kwegolola, tekubalibwa.',
} as const satisfies Translated<typeof english>;
