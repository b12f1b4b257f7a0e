// Kiswahili: a native speaker has not yet reviewed these texts.
import type { Translated } from '#lib/messages.ts';
import type { texts as english } from './en.ts';

export const texts = {
  title: 'Kazi yangu',
  lead: 'Kazi kutoka kwa mwalimu au mzazi.',
  loading: 'Inapakia',
  failed: 'Kazi yako haikupakiwa.',
  none: 'Hakuna kinachosubiri. Hongera!',
  from: 'Kutoka kwa {name}',
  dueOn: 'hadi {date}',
  'Not started': 'Haijaanza',
  'In progress': 'Inaendelea',
  Completed: 'Imekamilika',
  gone: 'Kazi hii haipo tena.',
  all: 'Kazi zangu zote',
  start: 'Fungua',
  yourAnswer: 'Andika jibu lako',
  letters: 'Herufi zisizozidi 4,000. Mwalimu na familia yako wataisoma.',
  handIn: 'Toa kazi',
  handInAgain: 'Toa tena',
  addPhoto: 'Weka picha ya ukurasa wako',
  photos: { one: 'Picha {count} imetolewa', other: 'Picha {count} zimetolewa' },
  done: 'Imetolewa. Mwalimu wako ataiangalia.',
  kept: 'Hakuna mtandao. Kazi yako iko salama kwenye kifaa hiki na itatumwa mtandao ukirudi.',
  waits: 'Inasubiri kwenye kifaa hiki',
  lookAgain: 'Iangalie tena',
  notSent: 'Haikutumwa. Tafadhali jaribu tena.',
  teacherSays: 'Mwalimu wako anasema',
  accepted: 'Imekubaliwa. Hongera!',
  returned: 'Jaribu tena. Unaweza.',
  closed: 'Kazi hii imefungwa.',
} as const satisfies Translated<typeof english>;
