// Kiswahili: a native speaker has not yet reviewed these texts.
import type { Translated } from '#lib/messages.ts';
import type { texts as english } from './en.ts';

export const texts = {
  toldBy: 'Imesimuliwa na {name}',
  voiceLanguage: 'Lugha ya sauti',
  tellIt: 'Simulia somo hili kwa sauti yangu',
  quiz: 'Jibu hapa',
  quizLead: 'Mwalimu wako ametunga maswali haya {count}. Seva ya shule huyasahihisha.',
  handIn: 'Wasilisha majibu yangu',
  missing: {
    one: 'Swali {count} bado halijajibiwa: {numbers}.',
    other: 'Maswali {count} bado hayajajibiwa: {numbers}.',
  },
  goTo: 'Nenda kwenye swali la {n}',
  handInAnyway: 'Wasilisha hata hivyo',
  kept: 'Majibu yako yamehifadhiwa kwenye kifaa hiki. Yatasahihishwa mtandao ukirudi.',
  notKept:
    'Majibu yako hayajahifadhiwa kwenye kifaa hiki bado. Acha AfroLearn wazi: yatatumwa mtandao ukiwepo.',
  marking: 'Majibu yako yanasahihishwa.',
  result: '{correct} kati ya {total} ni sahihi',
  again: 'Jaribu tena',
  best: 'Bora zaidi: {correct} kati ya {total}',
  right: 'Sahihi',
  notYet: 'Bado',
  askTeacher: 'Angalia yale ambayo bado si sahihi, mwulize mwalimu wako, kisha ujaribu tena.',
  well: 'Yote ni sahihi. Hongera!',
  signIn: 'Ingia kama mwanafunzi ili ujibu hapa.',
} as const satisfies Translated<typeof english>;
