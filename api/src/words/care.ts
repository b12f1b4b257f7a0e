import { careRefusals } from '@afrolearn/contract/care.ts';
import type { SliceWords, Translation } from './slice.ts';
import { refusalTexts } from './tables.ts';

const en = {
  refusals: refusalTexts(careRefusals),
  /** Emails never contain names. */
  careLetters: {
    'leaves-subject': 'An AfroLearn account will be deleted',
    leaves:
      'Somebody asked for your AfroLearn account to be deleted. It is hidden from now on, and it will be gone for good on {day}.',
    'child-leaves':
      'The AfroLearn account of your child is to be deleted. It is hidden from now on, and it will be gone for good on {day}.',
    'leaves-keep': 'To keep it, log in before then: {url}',
    'kept-subject': 'The AfroLearn account stays',
    kept: 'The account is not going to be deleted. Everything is as it was.',
    'gone-subject': 'The AfroLearn account is deleted',
    gone: 'The account and everything that was kept with it are deleted. This is our last letter about it.',
    'asks-subject': 'Your child asks you to decide',
    asks: 'Your child asks for their AfroLearn account to be deleted. Nothing happens until you decide: {url}',
  },
} as const;

// Kiswahili: a native speaker has not yet reviewed these texts.
const sw = {
  refusals: {
    'care/sign-in-again':
      'Ili akaunti ibaki salama, andika nenosiri lako, au toka, ingia tena kisha uombe hili.',
    'care/last-administrator':
      'Wewe ndiye mkuu pekee wa shule yako hapa. Tafadhali mfanye mwalimu mwingine kuwa mkuu kwanza.',
    'care/open-classes':
      'Bado unafundisha madarasa yaliyo wazi hapa. Tafadhali yaweke kwenye kumbukumbu kwanza: shule yako itayatunza.',
    'care/guardian-decides': 'Mzazi au mlezi ameamua hili. Tafadhali zungumza naye.',
  },
  careLetters: {
    'leaves-subject': 'Akaunti ya AfroLearn itafutwa',
    leaves:
      'Mtu ameomba akaunti yako ya AfroLearn ifutwe. Imefichwa kuanzia sasa, na itafutwa kabisa tarehe {day}.',
    'child-leaves':
      'Akaunti ya AfroLearn ya mtoto wako itafutwa. Imefichwa kuanzia sasa, na itafutwa kabisa tarehe {day}.',
    'leaves-keep': 'Ili kuibakisha, ingia kabla ya hapo: {url}',
    'kept-subject': 'Akaunti ya AfroLearn inabaki',
    kept: 'Akaunti haitafutwa. Kila kitu kiko kama kilivyokuwa.',
    'gone-subject': 'Akaunti ya AfroLearn imefutwa',
    gone: 'Akaunti na kila kilichohifadhiwa nayo vimefutwa. Hii ni barua yetu ya mwisho kuihusu.',
    'asks-subject': 'Mtoto wako anakuomba uamue',
    asks: 'Mtoto wako anaomba akaunti yake ya AfroLearn ifutwe. Hakuna kitakachofanyika mpaka uamue: {url}',
  },
} as const satisfies Translation<typeof en>;

// French: a native speaker has not yet reviewed these texts.
const fr = {
  refusals: {
    'care/sign-in-again':
      'Pour protéger le compte, écrivez votre mot de passe, ou déconnectez-vous, reconnectez-vous, puis demandez-le de nouveau.',
    'care/last-administrator':
      'Vous êtes seul à diriger votre école ici. Nommez d’abord un autre enseignant à la tête de l’école.',
    'care/open-classes':
      'Vous avez encore des classes ouvertes ici. Archivez-les d’abord : votre école les garde.',
    'care/guardian-decides': 'Un parent a décidé cela. Parle avec lui.',
  },
  careLetters: {
    'leaves-subject': 'Un compte AfroLearn va être supprimé',
    leaves:
      'Quelqu’un a demandé la suppression de votre compte AfroLearn. Il est caché dès maintenant et sera supprimé pour toujours le {day}.',
    'child-leaves':
      'Le compte AfroLearn de votre enfant va être supprimé. Il est caché dès maintenant et sera supprimé pour toujours le {day}.',
    'leaves-keep': 'Pour le garder, connectez-vous avant cette date : {url}',
    'kept-subject': 'Le compte AfroLearn reste',
    kept: 'Le compte ne sera pas supprimé. Tout est comme avant.',
    'gone-subject': 'Le compte AfroLearn est supprimé',
    gone: 'Le compte et tout ce qui était gardé avec lui sont supprimés. C’est notre dernière lettre à ce sujet.',
    'asks-subject': 'Votre enfant vous demande de décider',
    asks: 'Votre enfant demande la suppression de son compte AfroLearn. Rien ne se passe avant votre décision : {url}',
  },
} as const satisfies Translation<typeof en>;

// Luganda: a native speaker has not yet reviewed these texts.
const lg = {
  refusals: {
    'care/sign-in-again':
      'Okukuuma akawunti, wandiika ekigambo kyo eky’ekyama, oba fuluma, yingira nate olyoke osabe kino.',
    'care/last-administrator':
      'Ggwe wekka okulira essomero lyo wano. Sooka ofuule omusomesa omulala akulira essomero.',
    'care/open-classes': 'Okyasomesa ebibiina ebiggule wano. Sooka obiteeke ebbali: essomero lyo libikuuma.',
    'care/guardian-decides': 'Omuzadde ye yasalawo kino. Yogera naye.',
  },
  careLetters: {
    'leaves-subject': 'Akawunti ya AfroLearn ejja kusangulwa',
    leaves:
      'Waliwo asabye akawunti yo eya AfroLearn esangulwe. Ekwekeddwa okuva kaakano, era ejja kusangulwa ddala nga {day}.',
    'child-leaves':
      'Akawunti ya AfroLearn ey’omwana wo egenda kusangulwa. Ekwekeddwa okuva kaakano, era ejja kusangulwa ddala nga {day}.',
    'leaves-keep': 'Okugikuuma, yingira ng’olunaku olwo terunnatuuka: {url}',
    'kept-subject': 'Akawunti ya AfroLearn esigalawo',
    kept: 'Akawunti tegenda kusangulwa. Byonna biri nga bwe byali.',
    'gone-subject': 'Akawunti ya AfroLearn esanguddwa',
    gone: 'Akawunti ne byonna ebyakuumibwa nayo bisanguddwa. Eno ye bbaluwa yaffe esembayo ku yo.',
    'asks-subject': 'Omwana wo akusaba osalewo',
    asks: 'Omwana wo asaba akawunti ye eya AfroLearn esangulwe. Tewali kikolebwa okutuusa ng’osazeewo: {url}',
  },
} as const satisfies Translation<typeof en>;

export const care = { en, sw, fr, lg } as const satisfies SliceWords<typeof en>;
