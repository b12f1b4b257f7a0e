// Kiswahili: a native speaker has not yet reviewed these texts.
import type { Translation } from '../slice.ts';
import type { en } from './en.ts';

export const sw = {
  refusals: {
    'staff/wrong-code':
      'Msimbo huu wa mwalimu si sahihi, umetumiwa, au umepitwa na wakati. Tafadhali mwombe mwalimu mkuu mpya.',
    'staff/already-confirmed': 'Shule yako imeshakuthibitisha. Huhitaji msimbo wa mwalimu.',
    'staff/too-many-codes': 'Tayari kuna misimbo 100 iliyo wazi. Tafadhali batilisha isiyohitajika.',
    'people/last-administrator':
      'Huyu ndiye msimamizi pekee. Shule inahitaji mmoja, kwa hiyo akaunti hii haiwezi kusimamishwa.',
    'consent/withdrawn': 'Mlezi ameondoa ridhaa yake. Ni yeye tu anayeweza kuitoa tena.',
  },
  faults: {
    'staff-code/form': 'Msimbo wa mwalimu una herufi na namba 8.',
    'staff-code/count': 'Tafadhali chagua kutoka 1 hadi 20.',
    'consent/paper': 'Tafadhali sema kama shule ina karatasi iliyosainiwa.',
    'consent/yes-or-no': 'Tafadhali sema ndiyo au hapana.',
    'school-name/letters': 'Tafadhali tumia herufi, namba na alama rahisi katika jina la shule.',
    'time-zone/unknown': 'Tafadhali andika ukanda wa saa kama Africa/Kampala.',
    'school-name/missing': 'Tafadhali andika jina la shule.',
    'staff-code/missing': 'Tafadhali andika msimbo wa mwalimu.',
    'staff-code/wrong': 'Msimbo huu wa mwalimu si sahihi.',
  },
} as const satisfies Translation<typeof en>;
