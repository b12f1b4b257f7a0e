// Kiswahili: a native speaker has not yet reviewed these texts.
import type { Translated } from '#lib/messages.ts';
import type { texts as english } from './en.ts';

export const texts = {
  numberKeys: 'Vitufe vya namba',
  wipe: 'Futa namba ya mwisho',
  wholeNumber: 'Namba nzima, kama ipo',
  topNumber: 'Namba ya juu',
  bottomNumber: 'Namba ya chini',
  asFraction: 'Andika namba moja juu na namba moja chini.',
  hour: 'Saa',
  minutes: 'Dakika',
  halfOfDay: 'Asubuhi au mchana/usiku',
  asTime: 'Andika saa, kisha tarakimu mbili za dakika.',
  marks: { one: 'alama {count}', other: 'alama {count}' },
  earned: 'Alama {earned} kati ya {all}',
  lineGap: 'Mstari wa {line}, nafasi ya {n}',
  ownWords: 'Andika kwa maneno yako mwenyewe.',
  compare: 'Linganisha maneno yako na hoja hizi. Weka alama kwenye ulizoandika.',
  ownMarks: 'Umeweka alama {count} kati ya {all}. Huku ni kujisahihisha mwenyewe, hakuhesabiwi.',
} as const satisfies Translated<typeof english>;
