// Luganda: a native speaker has not yet reviewed these texts.
import type { Translated } from '#lib/messages.ts';
import type { texts as english } from './en.ts';

export const texts = {
  forYou: 'Obubonero bwo',
  cheerOn: 'Tendereza omuntu',
  loading: 'Tunoonya amawulire amalungi',
  failed: 'Obubonero tebutikkiddwa.',
  nothing: 'Munno oba mukwano gwo bw’amaliriza ekitundu, osobola okumutendereza wano.',
  unit: 'amalirizza ‘{title}’',
  badge: 'afunye bbaagi ‘{title}’',
  cheer: 'Tendereza',
  cheerName: 'Tendereza {name}',
  dialog: 'Tendereza {name}',
  choose: 'Londa akabonero',
  send: 'Weereza {sticker}',
  sending: 'Kaweerezebwa',
  sent: '{name} kati alina akabonero ko.',
  notSent: 'Akabonero ko tekaweerezeddwa. Gezaako nate.',
  close: 'Ggalawo',
  from: 'Kavudde ku {name}',
  forUnit: 'lwa ‘{title}’',
  forBadge: 'lwa bbaagi yo ‘{title}’',
  quiet: 'Ggwe wekka abulaba.',
  drum: 'Okoze bulungi',
  hands: 'Weebale',
  ball: 'Ggoolo',
  sprout: 'Weeyongere okukula',
  lamp: 'Ekirowoozo kirungi',
  boda: 'Tugende',
  mango: 'Omulimu mulungi',
  crane: 'Nneenyumiriza',
} as const satisfies Translated<typeof english>;
