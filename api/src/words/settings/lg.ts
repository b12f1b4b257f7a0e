// Luganda: a native speaker has not yet reviewed these texts.
import type { Translation } from '../slice.ts';
import type { en } from './en.ts';

export const lg = {
  refusals: {
    'settings/ask-teacher': 'Saba omusomesa wo akyuse erinnya lyo.',
    'settings/sign-in-again': 'Okukuuma akawunti yo, fuluma, oyingire nate, olwo okyuse email yo.',
    'settings/email-taken': 'Email eno erina dda akawunti. Kozesa email endala.',
    'settings/avatar-locked': 'Ekifaananyi kino kisibiddwa. Osobola okukifuna ng’oyiga.',
    'settings/wrong-password': 'Ekigambo kyo eky’okuyingira ekya kati si kituufu. Ddamu okiwandiike.',
    'settings/no-password':
      'Akawunti yo terina kigambo kya kuyingira. Oyingirira mu ngeri ndala, n’olwekyo tewali kya kukyusa.',
    'upload/not-allowed':
      'Ebifaananyi bye wakuba tebinnakkirizibwa gy’oli. Londa ekimu ku bifaananyi byaffe.',
    'upload/no-picture': 'Londa ekifaananyi kimu eky’okusindika.',
    'upload/too-large': 'Ekifaananyi kino kinene nnyo. Londa ekitasukka MB 2 ne megapixel 16.',
    'upload/wrong-kind': 'Londa ekifaananyi kya JPEG, PNG oba WebP.',
    'upload/unreadable': 'Ekifaananyi kino kyonoonese. Londa ekirala.',
  },
  faults: {
    'name/ask-teacher': 'Saba omusomesa wo akyuse erinnya lyo.',
    'language/unknown': 'Londa olulimi ku lukalala.',
    'theme/unknown': 'Londa ekitangaala, ekizikiza oba nga ekyuma.',
    'picture/unknown': 'Londa ekimu ku bifaananyi byaffe.',
    'switch/unknown': 'Gamba teekako oba ggyako.',
    'password/current-missing': 'Wandiika ekigambo kyo eky’okuyingira ekya kati.',
    'password/wrong': 'Kino si kye kigambo kyo eky’okuyingira.',
  },
} as const satisfies Translation<typeof en>;
