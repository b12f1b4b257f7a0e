// Kiswahili: a native speaker has not yet reviewed these texts.
import type { Translation } from '../slice.ts';
import type { en } from './en.ts';

export const sw = {
  refusals: {
    'children/wrong-code': 'Msimbo huu si sahihi, au umepitwa na wakati. Tafadhali omba mpya.',
    'children/not-verified':
      'Shule yako lazima ikuthibitishe kuwa mwalimu kwanza. Tafadhali mwulize mwalimu mkuu.',
    'children/first-guardian':
      'Ni mlezi wa kwanza, mwalimu au shule tu wanaoweza kutengeneza msimbo huu. Tafadhali waombe.',
  },
  faults: {
    'secret/pictures-for-the-young': 'Picha ni za Primary 1 hadi 3. Tafadhali chagua kadi.',
    'secret/pictures-at-school':
      'Picha zinafanya kazi kwenye seva ya shule yenyewe tu. Tafadhali chagua kadi.',
    'secret/pictures-or-cards': 'Tafadhali chagua picha au kadi.',
    'secret/unknown': 'Tafadhali chagua picha, kadi au nenosiri.',
    'code/missing': 'Tafadhali andika msimbo.',
    'code/form': 'Msimbo una herufi na namba 8.',
  },
} as const satisfies Translation<typeof en>;
