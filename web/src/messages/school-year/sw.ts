// Kiswahili: a native speaker has not yet reviewed these texts.
import type { Translated } from '#lib/messages.ts';
import type { texts as english } from './en.ts';

export const texts = {
  year: 'Mwaka wa shule',
  lead: 'Kila mwaka wa shule unasema tena ni watu wazima gani ni wa shule yako. Asiyethibitishwa haoni wanafunzi kuanzia {day}.',
  nobody: 'Wote wamethibitishwa kwa mwaka wa shule {year}. Hongera!',
  lastConfirmed: 'alithibitishwa mara ya mwisho {date}',
  lapsed: 'Imeisha',
  toConfirm: 'Wa kuthibitishwa',
  confirm: 'Thibitisha',
  confirmAll: 'Thibitisha wote {count}',
  allAsk: 'Je, wote {count} bado ni wa shule yako?',
  allText: 'Pitia majina kwanza. Aliyeondoka msimamishe chini ya Watu.',
  confirmed: '{name} amethibitishwa kwa mwaka huu wa shule.',
  allConfirmed: 'Watu {count} wamethibitishwa kwa mwaka huu wa shule.',
  ownAsk: 'Bado uko hapa? Andika nenosiri lako.',
  password: 'Nenosiri lako',
  passwordMissing: 'Tafadhali andika nenosiri lako.',
  showPassword: 'Onyesha nenosiri',
  hidePassword: 'Ficha nenosiri',
  twoStep: 'Kuingia kwa hatua mbili',
  resetTwoStep: 'Anza upya hatua mbili',
  resetAsk: 'Anza upya kuingia kwa hatua mbili kwa {name}?',
  resetText:
    'Fanya hivi tu kama alikuomba mwenyewe, kwa sababu simu na misimbo ya akiba imepotea. Atatolewa kila mahali, na nenosiri pekee litafungua akaunti hadi akiwashe tena.',
  resetDone: 'Kuingia kwa hatua mbili kwa {name} kumezimwa.',
  needsTwoStep:
    'Ili kusimamia shule yako hapa, kwanza washa kuingia kwa hatua mbili. Ni dakika mbili na simu.',
  toSettings: 'Kwenye mipangilio',
} as const satisfies Translated<typeof english>;
