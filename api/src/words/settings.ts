import { settingsRefusals } from '@afrolearn/contract/settings.ts';
import type { SliceWords, Translation } from './slice.ts';
import { refusalTexts } from './tables.ts';

const en = {
  refusals: refusalTexts(settingsRefusals),
  faults: {
    'name/ask-teacher': 'Please ask your teacher to change your name.',
    'language/unknown': 'Please choose a language from the list.',
    'theme/unknown': 'Please choose light, dark or system.',
    'picture/unknown': 'Please choose one of our pictures.',
    'switch/unknown': 'Please say on or off.',
    'password/current-missing': 'Please write your current password.',
    'password/wrong': 'This is not your password.',
  },
} as const;

// Kiswahili: a native speaker has not yet reviewed these texts.
const sw = {
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

// French: a native speaker has not yet reviewed these texts.
const fr = {
  refusals: {
    'settings/ask-teacher': 'Demandez à votre enseignant de changer votre nom.',
    'settings/sign-in-again':
      'Pour protéger votre compte, déconnectez-vous, reconnectez-vous, puis changez votre e-mail.',
    'settings/email-taken': 'Cet e-mail a déjà un compte. Utilisez un autre e-mail.',
    'settings/avatar-locked': 'Cette image est verrouillée. Tu peux la gagner en apprenant.',
    'settings/wrong-password': 'Votre mot de passe actuel n’est pas juste. Écrivez-le encore.',
    'settings/no-password':
      'Votre compte n’a pas de mot de passe. Vous vous connectez autrement, il n’y a donc rien à changer.',
    'upload/not-allowed': 'Les photos ne sont pas activées pour vous. Choisissez une de nos images.',
    'upload/no-picture': 'Choisissez une image à envoyer.',
    'upload/too-large': 'Cette image est trop grande. Choisissez-en une de moins de 2 Mo et 16 mégapixels.',
    'upload/wrong-kind': 'Choisissez une image JPEG, PNG ou WebP.',
    'upload/unreadable': 'Cette image est abîmée. Choisissez-en une autre.',
  },
  faults: {
    'name/ask-teacher': 'Demandez à votre enseignant de changer votre nom.',
    'language/unknown': 'Choisissez une langue dans la liste.',
    'theme/unknown': 'Choisissez clair, sombre ou comme l’appareil.',
    'picture/unknown': 'Choisissez une de nos images.',
    'switch/unknown': 'Dites oui ou non.',
    'password/current-missing': 'Écrivez votre mot de passe actuel.',
    'password/wrong': 'Ce n’est pas votre mot de passe.',
  },
} as const satisfies Translation<typeof en>;

// Luganda: a native speaker has not yet reviewed these texts.
const lg = {
  refusals: {
    'settings/ask-teacher': 'Saba omusomesa wo akyuse erinnya lyo.',
    'settings/sign-in-again': 'Okukuuma akawunti yo, fuluma, oyingire nate, olwo okyuse email yo.',
    'settings/email-taken': 'Email eno erina dda akawunti. Kozesa email endala.',
    'settings/avatar-locked': 'Ekifaananyi kino kisibiddwa. Osobola okukifuna ng’oyiga.',
    'settings/wrong-password': 'Ekigambo kyo eky’ekyama ekya kati si kituufu. Ddamu okiwandiike.',
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
    'password/current-missing': 'Wandiika ekigambo kyo eky’ekyama ekya kati.',
    'password/wrong': 'Kino si kye kigambo kyo eky’ekyama.',
  },
} as const satisfies Translation<typeof en>;

export const settings = { en, sw, fr, lg } as const satisfies SliceWords<typeof en>;
