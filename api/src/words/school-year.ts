import { schoolYearRefusals } from '@afrolearn/contract/school-year.ts';
import type { SliceWords, Translation } from './slice.ts';
import { refusalTexts } from './tables.ts';

const en = {
  refusals: refusalTexts(schoolYearRefusals),
  faults: { 'people/nobody': 'Please choose from 1 to 500 people.' },
  notifications: {
    'adults-to-confirm': 'A new school year: please confirm the adults of your school again, before {day}.',
    'confirmation-lapsed':
      'Your school has not confirmed you for this school year, so you see no learners. Please ask your head teacher.',
  },
  letters: {
    'confirm-subject': 'Please confirm the adults of your school',
    confirm:
      'Each school year a school says again which teachers and parents are its own. Whoever is not confirmed by the end of February sees no learners any more. It takes one tap:',
    'lapsed-subject': 'Your school has not confirmed you this year',
    lapsed:
      'Your school has not said for this school year that you belong to it. Your account stays, and you see no learners until it does. Please ask your head teacher to confirm you.',
  },
} as const;

// Kiswahili: a native speaker has not yet reviewed these texts.
const sw = {
  refusals: {
    'people/confirm-by-another':
      'Msimamizi mwingine wa shule yako ndiye anayekuthibitisha. Tafadhali mwombe.',
  },
  faults: { 'people/nobody': 'Tafadhali chagua watu 1 hadi 500.' },
  notifications: {
    'adults-to-confirm':
      'Mwaka mpya wa shule: tafadhali thibitisha tena watu wazima wa shule yako, kabla ya {day}.',
    'confirmation-lapsed':
      'Shule yako haijakuthibitisha kwa mwaka huu wa shule, kwa hiyo huoni wanafunzi. Tafadhali mwombe mwalimu mkuu.',
  },
  letters: {
    'confirm-subject': 'Tafadhali thibitisha watu wazima wa shule yako',
    confirm:
      'Kila mwaka wa shule, shule husema tena ni walimu na wazazi gani ni wake. Asiyethibitishwa hadi mwisho wa Februari haoni wanafunzi tena. Ni mguso mmoja tu:',
    'lapsed-subject': 'Shule yako haijakuthibitisha mwaka huu',
    lapsed:
      'Shule yako haijasema kwa mwaka huu wa shule kwamba wewe ni wake. Akaunti yako inabaki, na huoni wanafunzi hadi iseme hivyo. Tafadhali mwombe mwalimu mkuu akuthibitishe.',
  },
} as const satisfies Translation<typeof en>;

// French: a native speaker has not yet reviewed these texts.
const fr = {
  refusals: {
    'people/confirm-by-another':
      'C’est un autre administrateur de votre école qui vous confirme. Demandez-lui.',
  },
  faults: { 'people/nobody': 'Choisissez de 1 à 500 personnes.' },
  notifications: {
    'adults-to-confirm':
      'Une nouvelle année scolaire : confirmez de nouveau les adultes de votre école, avant le {day}.',
    'confirmation-lapsed':
      'Votre école ne vous a pas confirmé pour cette année scolaire, vous ne voyez donc aucun élève. Demandez à la direction.',
  },
  letters: {
    'confirm-subject': 'Confirmez les adultes de votre école',
    confirm:
      'Chaque année scolaire, une école redit quels enseignants et parents sont les siens. Qui n’est pas confirmé à la fin de février ne voit plus aucun élève. Un geste suffit :',
    'lapsed-subject': 'Votre école ne vous a pas confirmé',
    lapsed:
      'Votre école n’a pas dit, pour cette année scolaire, que vous en faites partie. Votre compte reste, et vous ne voyez aucun élève d’ici là. Demandez à la direction de vous confirmer.',
  },
} as const satisfies Translation<typeof en>;

// Luganda: a native speaker has not yet reviewed these texts.
const lg = {
  refusals: {
    'people/confirm-by-another': 'Omukulu omulala ow’essomero lyo y’akukakasa. Mubuuze.',
  },
  faults: { 'people/nobody': 'Londa abantu okuva ku 1 okutuuka ku 500.' },
  notifications: {
    'adults-to-confirm':
      'Omwaka gw’essomero omupya: kakasa nate abantu abakulu ab’essomero lyo, nga {day} tennatuuka.',
    'confirmation-lapsed':
      'Essomero lyo terikukakasizza mu mwaka guno ogw’essomero, n’olwekyo tolaba bayizi. Buuza omukulu w’essomero.',
  },
  letters: {
    'confirm-subject': 'Kakasa abantu abakulu ab’essomero lyo',
    confirm:
      'Buli mwaka gw’essomero, essomero liddamu okwogera abasomesa n’abazadde abaalyo. Atakakasiddwa okutuuka ku nkomerero ya Febwali talaba bayizi nate. Kukoona kumu kumala:',
    'lapsed-subject': 'Essomero lyo terikukakasizza mwaka guno',
    lapsed:
      'Essomero lyo terigambye mu mwaka guno ogw’essomero nti oli waalyo. Akawunti yo esigalawo, era tolaba bayizi okutuusa nga ligambye. Saba omukulu w’essomero akukakase.',
  },
} as const satisfies Translation<typeof en>;

export const schoolYear = { en, sw, fr, lg } as const satisfies SliceWords<typeof en>;
