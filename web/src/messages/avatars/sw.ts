// Kiswahili: a native speaker has not yet reviewed these texts.
import type { Translated } from '#lib/messages.ts';
import type { texts as english } from './en.ts';

export const texts = {
  choose: 'Chagua picha yako ya wasifu',
  chooseNamed: 'Chagua {name}',
  chooseOne: 'Gusa picha kwanza',
  cancel: 'Ghairi',
  close: 'Funga',
  locked: 'Imefungwa',
  lockedHint: 'Picha zenye kufuli hupatikana kwa kujifunza.',
  needOf: '{current} kati ya {target}',
  someFailed: 'Baadhi ya taarifa hazikupakiwa, lakini wasifu bado unafanya kazi',
  again: 'Jaribu tena',
  updateFailed: 'Imeshindwa kubadilisha picha. Tafadhali jaribu tena.',
  gallery: 'Picha za wasifu',
  galleryText: 'Gusa uso uuone mkubwa.',
  'family.african': 'Urithi wa Afrika',
  'family.animal': 'Wanyama',
  'family.prof': 'Kazi za watu',
  'family.fantasy': 'Marafiki wa hadithi',
} as const satisfies Translated<typeof english>;
