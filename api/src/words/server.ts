import { serverRefusals } from '@afrolearn/contract/server.ts';
import type { SliceWords, Translation } from './slice.ts';
import { refusalTexts } from './tables.ts';

const en = {
  refusals: refusalTexts(serverRefusals),
  faults: {
    'request/check': 'Please check this.',
    'text/too-many-letters': 'Please use at most {most} letters.',
    'text/too-long': 'That is too long.',
    'report/no-id': 'The report needs an id.',
    'text/hidden': 'This has hidden characters. Please type it again.',
  },
} as const;

// Kiswahili: a native speaker has not yet reviewed these texts.
const sw = {
  refusals: {
    'request/wrong-method': 'Anwani hii haiwezi kutumika hivi.',
    'request/invalid': 'Tafadhali angalia ulichojaza kisha ujaribu tena.',
    'request/malformed': 'Hatukuweza kusoma hicho. Tafadhali jaribu tena.',
    'request/too-large': 'Hicho ni kikubwa mno kutuma. Tafadhali tuma kidogo kwa wakati mmoja.',
    'request/wrong-type': 'Hatuwezi kusoma aina hii ya data. Tafadhali tuma JSON.',
    'request/unknown': 'Hakuna kitu kwenye anwani hii.',
    'session/none': 'Hujaingia. Tafadhali ingia.',
    'session/expired': 'Umekaa bila kutumia kwa muda. Tafadhali ingia tena.',
    'access/denied': 'Akaunti yako haiwezi kufanya hivi.',
    'access/not-found': 'Hatukuweza kukipata.',
    'limits/too-many': 'Hayo yalikuwa mengi kwa wakati mmoja. Tafadhali subiri kidogo ujaribu tena.',
    'server/failed': 'Haikufanikiwa. Kazi yako iko salama. Tafadhali jaribu tena.',
    'clock/differs':
      'Saa ya kifaa chako na saa ya seva zinatofautiana. Tafadhali rekebisha kwanza iliyo na makosa.',
    'server/unavailable': 'AfroLearn inapumzika kidogo. Tafadhali jaribu tena baada ya muda mfupi.',
  },
  faults: {
    'request/check': 'Tafadhali angalia hapa.',
    'text/too-many-letters': 'Tafadhali tumia herufi zisizozidi {most}.',
    'text/too-long': 'Hayo ni marefu mno.',
    'report/no-id': 'Ripoti inahitaji kitambulisho.',
    'text/hidden': 'Hapa kuna herufi zilizofichika. Tafadhali andika tena.',
  },
} as const satisfies Translation<typeof en>;

// French: a native speaker has not yet reviewed these texts.
const fr = {
  refusals: {
    'request/wrong-method': 'Cette adresse ne s’utilise pas ainsi.',
    'request/invalid': 'Vérifiez ce que vous avez rempli et essayez encore.',
    'request/malformed': 'Nous n’avons pas pu lire cela. Essayez encore.',
    'request/too-large': 'C’est trop gros pour être envoyé. Envoyez moins à la fois.',
    'request/wrong-type': 'Nous ne pouvons pas lire ce genre de données. Envoyez du JSON.',
    'request/unknown': 'Il n’y a rien à cette adresse.',
    'session/none': 'Vous n’êtes pas connecté. Connectez-vous.',
    'session/expired': 'Votre session est terminée. Connectez-vous de nouveau.',
    'access/denied': 'Votre compte ne peut pas faire cela.',
    'access/not-found': 'Nous n’avons pas trouvé cela.',
    'limits/too-many': 'C’était beaucoup à la fois. Attendez un peu et essayez encore.',
    'server/failed': 'Cela n’a pas marché. Votre travail est en sécurité. Essayez encore.',
    'clock/differs':
      'L’heure de votre appareil et celle du serveur ne sont pas les mêmes. Réglez d’abord celle qui est fausse.',
    'server/unavailable': 'AfroLearn se repose un moment. Essayez encore bientôt.',
  },
  faults: {
    'request/check': 'Vérifiez ceci.',
    'text/too-many-letters': 'Utilisez {most} lettres au plus.',
    'text/too-long': 'C’est trop long.',
    'report/no-id': 'Le rapport a besoin d’un identifiant.',
    'text/hidden': 'Il y a des signes cachés ici. Écrivez-le encore.',
  },
} as const satisfies Translation<typeof en>;

// Luganda: a native speaker has not yet reviewed these texts.
const lg = {
  refusals: {
    'request/wrong-method': 'Endagiriro eno tesobola kukozesebwa bw’etyo.',
    'request/invalid': 'Kebera by’ojjuzizza oddemu ogezeeko.',
    'request/malformed': 'Tetusobodde kukisoma. Ddamu ogezeeko.',
    'request/too-large': 'Ekyo kinene nnyo okusindika. Sindika ebitono omulundi gumu.',
    'request/wrong-type': 'Tetusobola kusoma data za kika kino. Sindika JSON.',
    'request/unknown': 'Ku ndagiriro eno tekuli kintu.',
    'session/none': 'Tonnayingira. Yingira.',
    'session/expired': 'Ekiseera kyo kiweddeko. Ddamu oyingire.',
    'access/denied': 'Akawunti yo tesobola kukola kino.',
    'access/not-found': 'Tetukizudde.',
    'limits/too-many': 'Ebyo bibadde bingi omulundi gumu. Lindako katono oddemu ogezeeko.',
    'server/failed': 'Tekikoze. By’okoze bikuumiddwa bulungi. Ddamu ogezeeko.',
    'clock/differs':
      'Essaawa y’ekyuma kyo n’ey’omukozi w’enkola (server) tezifaanana. Sooka otereeze eyo enkyamu.',
    'server/unavailable': 'AfroLearn ewummuddemu katono. Ddamu ogezeeko mangu.',
  },
  faults: {
    'request/check': 'Kebera wano.',
    'text/too-many-letters': 'Kozesa ennukuta ezitasukka {most}.',
    'text/too-long': 'Ekyo kiwanvu nnyo.',
    'report/no-id': 'Lipoota yeetaaga ennamba yaayo.',
    'text/hidden': 'Wano waliwo ennukuta ezeekwese. Ddamu owandiike.',
  },
} as const satisfies Translation<typeof en>;

export const server = { en, sw, fr, lg } as const satisfies SliceWords<typeof en>;
