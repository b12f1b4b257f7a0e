// Kiswahili: a native speaker has not yet reviewed these texts.
import type { Translation } from '../slice.ts';
import type { en } from './en.ts';

export const sw = {
  refusals: {
    'settings/ask-teacher': 'Tafadhali mwombe mwalimu wako abadilishe jina lako.',
    'settings/sign-in-again':
      'Ili akaunti yako ibaki salama, toka, ingia tena, kisha ubadilishe barua pepe yako.',
    'settings/email-taken': 'Barua pepe hii ina akaunti tayari. Tafadhali tumia barua pepe nyingine.',
    'settings/avatar-locked': 'Picha hii imefungwa. Unaweza kuipata kwa kujifunza.',
    'settings/wrong-password': 'Nenosiri lako la sasa si sahihi. Tafadhali liandike tena.',
    'settings/no-password':
      'Akaunti yako haina nenosiri. Unaingia kwa njia nyingine, kwa hiyo hakuna la kubadilisha.',
    'upload/not-allowed': 'Picha ulizopiga hazijaruhusiwa kwako. Tafadhali chagua moja ya picha zetu.',
    'upload/no-picture': 'Tafadhali chagua picha moja ya kutuma.',
    'upload/too-large': 'Picha hii ni kubwa mno. Tafadhali chagua iliyo chini ya MB 2 na megapikseli 16.',
    'upload/wrong-kind': 'Tafadhali chagua picha ya JPEG, PNG au WebP.',
    'upload/unreadable': 'Picha hii imeharibika. Tafadhali chagua nyingine.',
  },
  faults: {
    'name/ask-teacher': 'Tafadhali mwombe mwalimu wako abadilishe jina lako.',
    'language/unknown': 'Tafadhali chagua lugha kwenye orodha.',
    'theme/unknown': 'Tafadhali chagua mwanga, giza au kama kifaa.',
    'picture/unknown': 'Tafadhali chagua moja ya picha zetu.',
    'switch/unknown': 'Tafadhali sema washa au zima.',
    'password/current-missing': 'Tafadhali andika nenosiri lako la sasa.',
    'password/wrong': 'Hili si nenosiri lako.',
  },
} as const satisfies Translation<typeof en>;
