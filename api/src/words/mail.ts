import { mailRefusals } from '@afrolearn/contract/mail.ts';
import type { SliceWords, Translation } from './slice.ts';
import { refusalTexts } from './tables.ts';

const en = {
  refusals: refusalTexts(mailRefusals),
  faults: {
    'link/open-again': 'Please open the link again.',
  },
  /** Emails contain no names: people choose theirs at registration, and could use it to send text to a stranger. */
  letters: {
    hello: 'Hello,',
    greetings: 'Kind greetings',
    'verify-subject': 'Please verify your email for AfroLearn',
    verify: 'Thank you for joining AfroLearn. Open this link within three days to verify your email:',
    'verify-not-you': 'Did you not make an account? Then you need do nothing.',
    'reset-subject': 'A new password for AfroLearn',
    reset:
      'Somebody asked for a new password for your account. Was it you? Then open this link within one hour:',
    'reset-not-you': 'Was it not you? Then you need do nothing. Your password stays as it is.',
    'new-email-subject': 'Please confirm your new email for AfroLearn',
    'new-email':
      'This address was given as the new email of an AfroLearn account. Open this link within three days to confirm:',
    'new-email-not-you': 'Was it not you? Then you need do nothing.',
    'email-changed-subject': 'Your email for AfroLearn has changed',
    'email-changed': 'Your AfroLearn account has a new email. Letters will go there from now on.',
    'email-changed-not-you':
      'Was it not you? Then ask your school or whoever looks after {url} for help at once.',
    'password-changed-subject': 'Your password for AfroLearn has changed',
    'password-changed':
      'Your AfroLearn account has a new password. You are logged out everywhere: log in with the new one.',
    'password-changed-not-you': 'Was it not you? Then ask for a new password at once: {url}',
  },
} as const;

// Kiswahili: a native speaker has not yet reviewed these texts.
const sw = {
  refusals: {
    'mail/failed': 'Hatukuweza kutuma barua pepe sasa hivi. Tafadhali jaribu tena baada ya dakika chache.',
    'mail/no-address': 'Akaunti yako haina anwani inayoweza kupokea barua pepe.',
    'mail/link-dead': 'Kiungo hiki kimeshatumika, au kimepitwa na wakati. Tafadhali omba kipya.',
  },
  faults: {
    'link/open-again': 'Tafadhali fungua kiungo tena.',
  },
  letters: {
    hello: 'Hujambo,',
    greetings: 'Salamu njema',
    'verify-subject': 'Tafadhali thibitisha barua pepe yako ya AfroLearn',
    verify:
      'Asante kwa kujiunga na AfroLearn. Fungua kiungo hiki ndani ya siku tatu ili kuthibitisha barua pepe yako:',
    'verify-not-you': 'Hukufungua akaunti? Basi huhitaji kufanya chochote.',
    'reset-subject': 'Nenosiri jipya la AfroLearn',
    reset: 'Mtu ameomba nenosiri jipya la akaunti yako. Ni wewe? Basi fungua kiungo hiki ndani ya saa moja:',
    'reset-not-you': 'Si wewe? Basi huhitaji kufanya chochote. Nenosiri lako linabaki lilivyo.',
    'new-email-subject': 'Tafadhali thibitisha barua pepe yako mpya ya AfroLearn',
    'new-email':
      'Anwani hii imetolewa kuwa barua pepe mpya ya akaunti ya AfroLearn. Fungua kiungo hiki ndani ya siku tatu ili kuthibitisha:',
    'new-email-not-you': 'Si wewe? Basi huhitaji kufanya chochote.',
    'email-changed-subject': 'Barua pepe yako ya AfroLearn imebadilika',
    'email-changed': 'Akaunti yako ya AfroLearn ina barua pepe mpya. Barua zitatumwa huko kuanzia sasa.',
    'email-changed-not-you': 'Si wewe? Basi omba msaada mara moja kwa shule yako au anayetunza {url}.',
    'password-changed-subject': 'Nenosiri lako la AfroLearn limebadilika',
    'password-changed':
      'Akaunti yako ya AfroLearn ina nenosiri jipya. Umetolewa kila mahali: ingia kwa nenosiri jipya.',
    'password-changed-not-you': 'Si wewe? Basi omba nenosiri jipya mara moja: {url}',
  },
} as const satisfies Translation<typeof en>;

// French: a native speaker has not yet reviewed these texts.
const fr = {
  refusals: {
    'mail/failed': 'Nous n’avons pas pu envoyer l’e-mail. Essayez encore dans quelques minutes.',
    'mail/no-address': 'Votre compte n’a pas d’adresse qui puisse recevoir un e-mail.',
    'mail/link-dead': 'Ce lien a déjà servi, ou il est trop ancien. Demandez un nouveau lien.',
  },
  faults: {
    'link/open-again': 'Ouvrez encore le lien.',
  },
  letters: {
    hello: 'Bonjour,',
    greetings: 'Bien cordialement',
    'verify-subject': 'Vérifiez votre e-mail pour AfroLearn',
    verify:
      'Merci de rejoindre AfroLearn. Ouvrez ce lien dans les trois jours pour vérifier votre e-mail\u00a0:',
    'verify-not-you': 'Vous n’avez pas créé de compte ? Alors vous n’avez rien à faire.',
    'reset-subject': 'Un nouveau mot de passe pour AfroLearn',
    reset:
      'Quelqu’un a demandé un nouveau mot de passe pour votre compte. C’était vous\u00a0? Alors ouvrez ce lien dans l’heure\u00a0:',
    'reset-not-you':
      'Ce n’était pas vous\u00a0? Alors vous n’avez rien à faire. Votre mot de passe reste le même.',
    'new-email-subject': 'Confirmez votre nouvel e-mail pour AfroLearn',
    'new-email':
      'Cette adresse a été donnée comme nouvel e-mail d’un compte AfroLearn. Ouvrez ce lien dans les trois jours pour confirmer\u00a0:',
    'new-email-not-you': 'Ce n’était pas vous\u00a0? Alors vous n’avez rien à faire.',
    'email-changed-subject': 'Votre e-mail pour AfroLearn a changé',
    'email-changed': 'Votre compte AfroLearn a un nouvel e-mail. Les messages iront là-bas maintenant.',
    'email-changed-not-you':
      'Ce n’était pas vous\u00a0? Alors demandez de l’aide tout de suite à votre école ou à la personne qui s’occupe de {url}.',
    'password-changed-subject': 'Votre mot de passe pour AfroLearn a changé',
    'password-changed':
      'Votre compte AfroLearn a un nouveau mot de passe. Vous êtes déconnecté partout\u00a0: connectez-vous avec le nouveau.',
    'password-changed-not-you':
      'Ce n’était pas vous\u00a0? Alors demandez tout de suite un nouveau mot de passe\u00a0: {url}',
  },
} as const satisfies Translation<typeof en>;

// Luganda: a native speaker has not yet reviewed these texts.
const lg = {
  refusals: {
    'mail/failed': 'Tetusobodde kusindika email kati. Ddamu ogezeeko mu ddakiika ntono.',
    'mail/no-address': 'Akawunti yo terina ndagiriro esobola kufuna email.',
    'mail/link-dead': 'Linki eno yakozesebwa dda, oba ekaddiye nnyo. Saba empya.',
  },
  faults: {
    'link/open-again': 'Ddamu oggulewo linki.',
  },
  letters: {
    hello: 'Oli otya,',
    greetings: 'Tukwagaliza ebirungi',
    'verify-subject': 'Kakasa email yo eya AfroLearn',
    verify: 'Weebale kwegatta ku AfroLearn. Ggulawo linki eno mu nnaku ssatu okukakasa email yo:',
    'verify-not-you': 'Tewaggulawo akawunti? Kale teweetaaga kukola kintu kyonna.',
    'reset-subject': 'Ekigambo ky’ekyama ekipya ekya AfroLearn',
    reset:
      'Waliwo asabye ekigambo ky’ekyama ekipya ku akawunti yo. Ggwe wabadde? Kale ggulawo linki eno mu ssaawa emu:',
    'reset-not-you':
      'Si ggwe wabadde? Kale teweetaaga kukola kintu. Ekigambo kyo eky’ekyama kisigala nga bwe kiri.',
    'new-email-subject': 'Kakasa email yo empya eya AfroLearn',
    'new-email':
      'Email eno eweereddwa okuba email empya ey’akawunti ya AfroLearn. Ggulawo linki eno mu nnaku ssatu okukakasa:',
    'new-email-not-you': 'Si ggwe wabadde? Kale teweetaaga kukola kintu kyonna.',
    'email-changed-subject': 'Email yo eya AfroLearn ekyuse',
    'email-changed': 'Akawunti yo eya AfroLearn erina email empya. Obubaka bujja kugendanga eyo okuva kati.',
    'email-changed-not-you':
      'Si ggwe wabadde? Kale saba obuyambi amangu eri essomero lyo oba alabirira {url}.',
    'password-changed-subject': 'Ekigambo kyo eky’ekyama ekya AfroLearn kikyuse',
    'password-changed':
      'Akawunti yo eya AfroLearn erina ekigambo ky’ekyama ekipya. Oggyiddwa buli wantu: yingira n’ekipya.',
    'password-changed-not-you': 'Si ggwe wabadde? Kale saba ekigambo ky’ekyama ekipya amangu: {url}',
  },
} as const satisfies Translation<typeof en>;

export const mail = { en, sw, fr, lg } as const satisfies SliceWords<typeof en>;
