// Luganda: a native speaker has not yet reviewed these texts.
import type { Translated } from '#lib/messages.ts';
import type { texts as english } from './en.ts';

export const texts = {
  choose: 'Londa ekifaananyi kyo',
  chooseNamed: 'Londa {name}',
  chooseOne: 'Sooka okoone ku kifaananyi',
  cancel: 'Sazaamu',
  close: 'Ggalawo',
  locked: 'Kisibiddwa',
  lockedHint: 'Ebifaananyi ebiriko kkufulu bifunibwa ng’oyiga.',
  needOf: '{current} ku {target}',
  someFailed: 'Ebimu tebigguse, naye omuko gukola',
  again: 'Ddamu ogezeeko',
  updateFailed: 'Ekifaananyi tekikyusiddwa. Ddamu ogezeeko.',
  gallery: 'Ebifaananyi bya avatar',
  galleryText: 'Nyiga ku kifaananyi okirabe nga kinene.',
  'family.african': 'Obusika bwa Afirika',
  'family.animal': 'Ebisolo',
  'family.prof': 'Emirimu',
  'family.fantasy': 'Mikwano gy’omu ngero',
} as const satisfies Translated<typeof english>;
