// Luganda: a native speaker has not yet reviewed these texts.
import type { Translated } from '#lib/messages.ts';
import type { texts as english } from './en.ts';

export const texts = {
  title: 'Emirimu gyange',
  lead: {
    one: '{tool} · omulimu {count}. Ogusinga obupya gwe gusooka.',
    other: '{tool} · emirimu {count}. Ogusinga obupya gwe gusooka.',
  },
  new: 'Omupya',
  close: 'Ggalawo',
  loading: 'Okunoonya emirimu gyo',
  none: 'Tonnakola kintu. Tandika n’Omupya.',
  today: 'Leero',
  yesterday: 'Jjo',
  saw: '{name} agulabye',
  showing: 'Omusomesa wo asobola okugulaba',
  changedSince: 'Gukyusiddwa okuva lwe wagulaga',
  onOther: 'Ku kyuma ekirala',
  actions: 'Eky’okukola ku {title}',
  open: 'Ggulawo {title}',
  show: 'Laga omusomesa wange',
  showAgain: 'Gulage nga bwe guli kaakano',
  hide: 'Guggyeyo',
  remove: 'Sangula',
  removeAsk: 'Osangule {title}?',
  removeText: 'Gujja kuva ku byuma byo byonna, era tegusobola kudda.',
  removeYes: 'Ye, gusangule',
  removeNo: 'Nedda, guleke',
  safe: 'Guterekeddwa ku kyuma kino. Ggwe ogulaba, n’omusomesa wo bw’ogumulaga.',
  offline: 'Toli ku yintaneeti. Emirimu egy’oku byuma ebirala gijja nga yintaneeti ezze.',
  failed: 'Emirimu egy’oku byuma ebirala tegizze.',
  notTaken: 'Tegukkiriziddwa: {why}',
  noReason: 'AfroLearn teyagambye lwaki.',
  tooLarge: 'Omulimu guno munene nnyo. Gukendeeze, oba genda mu maaso mu mulala.',
  broken: 'Omulimu guno tegusobola kugguka na kikozesebwa kino.',
  noRoom:
    'Tewali bbanga ku kyuma kino wadde yintaneeti. Toggala lupapula luno: funa ebbanga, oba yintaneeti.',
} as const satisfies Translated<typeof english>;
