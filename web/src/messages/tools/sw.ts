// Kiswahili: a native speaker has not yet reviewed these texts.
import type { Translated } from '#lib/messages.ts';
import type { texts as english } from './en.ts';

export const texts = {
  'homework-helper': 'Msaidizi wa Kazi ya Nyumbani',
  'jokes-riddles': 'Vichekesho na Vitendawili',
  'spelling-bee': 'Nyuki wa Tahajia',
  'puzzle-maker': 'Tunga Fumbo',
  'math-playground': 'Uwanja wa Hesabu',
  loading: 'Zana inapakiwa...',
  failed: 'Zana haikupakiwa.',
  toTools: 'Rudi kwenye zana',
  willTry: 'Nitajaribu',
  saved: 'Imehifadhiwa kwenye kifaa hiki',
  seeds: '+{count} Mbegu za Hekima',
  countsLater: 'Itatumwa. Itahesabiwa mtandao utakapokuwepo.',
  enoughToday: 'Zana tano kwa siku huleta mbegu. Leo umezipata zote.',
  tooFast: 'Hiyo ilikuwa haraka sana. Ifanye tena bila haraka: ndipo mbegu zako zitakuja.',
  notSaved: 'Hii haikuweza kuhifadhiwa. Kifaa kimejaa, na hakuna mtandao.',
  notCounted: 'Hii haikuhesabiwa:',
  offline: 'Huna mtandao. Fungua zana hii mara moja ukiwa na mtandao, kisha itafanya kazi bila mtandao.',
} as const satisfies Translated<typeof english>;
