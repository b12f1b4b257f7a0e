// Kiswahili: a native speaker has not yet reviewed these texts.
import type { Translated } from '#lib/messages.ts';
import type { texts as english } from './en.ts';

export const texts = {
  forYou: 'Vibandiko vyako',
  cheerOn: 'Mshangilie mtu',
  loading: 'Tunatafuta habari njema',
  failed: 'Vibandiko havikupakiwa.',
  nothing: 'Mwenzako au rafiki akimaliza mada, unaweza kumshangilia hapa.',
  unit: 'amemaliza ‘{title}’',
  badge: 'amepata beji ‘{title}’',
  cheer: 'Shangilia',
  cheerName: 'Mshangilie {name}',
  dialog: 'Mshangilie {name}',
  choose: 'Chagua kibandiko',
  send: 'Tuma {sticker}',
  sending: 'Inatumwa',
  sent: '{name} sasa ana kibandiko chako.',
  notSent: 'Kibandiko chako hakikutumwa. Tafadhali jaribu tena.',
  close: 'Funga',
  from: 'Kutoka kwa {name}',
  forUnit: 'kwa ‘{title}’',
  forBadge: 'kwa beji yako ‘{title}’',
  quiet: 'Wewe tu unaona hivi.',
  drum: 'Kazi nzuri',
  hands: 'Asante',
  ball: 'Goli',
  sprout: 'Endelea kukua',
  lamp: 'Wazo zuri',
  boda: 'Twende',
  mango: 'Kazi tamu',
  crane: 'Najivunia',
} as const satisfies Translated<typeof english>;
