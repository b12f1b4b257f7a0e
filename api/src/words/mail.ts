import { mailRefusals } from '@afrolearn/contract/mail.ts';
import type { SliceWords, Translation } from './slice.ts';
import { refusalTexts } from './tables.ts';

const en = {
  refusals: refusalTexts(mailRefusals),
  faults: {
    'link/open-again': 'Please open the link again.',
  },
  /** No name stands in a letter: whoever registers chooses theirs, and could send words of their own to a stranger. */
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
    'mail/failed': 'Nous n’avons pas pu envoyer l’e-mail. Essaie encore dans quelques minutes.',
    'mail/no-address': 'Ton compte n’a pas d’adresse qui puisse recevoir un e-mail.',
    'mail/link-dead': 'Ce lien a déjà servi, ou il est trop ancien. Demande un nouveau lien.',
  },
  faults: {
    'link/open-again': 'Ouvre encore le lien.',
  },
  letters: {
    hello: 'Bonjour,',
    greetings: 'Bien cordialement',
    'verify-subject': 'Vérifie ton e-mail pour AfroLearn',
    verify: 'Merci de rejoindre AfroLearn. Ouvre ce lien dans les trois jours pour vérifier ton e-mail :',
    'verify-not-you': 'Tu n’as pas créé de compte ? Alors tu n’as rien à faire.',
    'reset-subject': 'Un nouveau mot de passe pour AfroLearn',
    reset:
      'Quelqu’un a demandé un nouveau mot de passe pour ton compte. C’était toi ? Alors ouvre ce lien dans l’heure :',
    'reset-not-you': 'Ce n’était pas toi ? Alors tu n’as rien à faire. Ton mot de passe reste le même.',
    'new-email-subject': 'Confirme ton nouvel e-mail pour AfroLearn',
    'new-email':
      'Cette adresse a été donnée comme nouvel e-mail d’un compte AfroLearn. Ouvre ce lien dans les trois jours pour confirmer :',
    'new-email-not-you': 'Ce n’était pas toi ? Alors tu n’as rien à faire.',
    'email-changed-subject': 'Ton e-mail pour AfroLearn a changé',
    'email-changed': 'Ton compte AfroLearn a un nouvel e-mail. Les messages iront là-bas maintenant.',
    'email-changed-not-you':
      'Ce n’était pas toi ? Alors demande de l’aide tout de suite à ton école ou à la personne qui s’occupe de {url}.',
    'password-changed-subject': 'Ton mot de passe pour AfroLearn a changé',
    'password-changed':
      'Ton compte AfroLearn a un nouveau mot de passe. Tu es déconnecté partout : connecte-toi avec le nouveau.',
    'password-changed-not-you':
      'Ce n’était pas toi ? Alors demande tout de suite un nouveau mot de passe : {url}',
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
    'reset-subject': 'Ekigambo ky’okuyingira ekipya ekya AfroLearn',
    reset:
      'Waliwo asabye ekigambo ky’okuyingira ekipya ku akawunti yo. Ggwe wabadde? Kale ggulawo linki eno mu ssaawa emu:',
    'reset-not-you':
      'Si ggwe wabadde? Kale teweetaaga kukola kintu. Ekigambo kyo eky’okuyingira kisigala nga bwe kiri.',
    'new-email-subject': 'Kakasa email yo empya eya AfroLearn',
    'new-email':
      'Email eno eweereddwa okuba email empya ey’akawunti ya AfroLearn. Ggulawo linki eno mu nnaku ssatu okukakasa:',
    'new-email-not-you': 'Si ggwe wabadde? Kale teweetaaga kukola kintu kyonna.',
    'email-changed-subject': 'Email yo eya AfroLearn ekyuse',
    'email-changed': 'Akawunti yo eya AfroLearn erina email empya. Obubaka bujja kugendanga eyo okuva kati.',
    'email-changed-not-you':
      'Si ggwe wabadde? Kale saba obuyambi amangu eri essomero lyo oba alabirira {url}.',
    'password-changed-subject': 'Ekigambo kyo eky’okuyingira ekya AfroLearn kikyuse',
    'password-changed':
      'Akawunti yo eya AfroLearn erina ekigambo ky’okuyingira ekipya. Oggyiddwa buli wantu: yingira n’ekipya.',
    'password-changed-not-you': 'Si ggwe wabadde? Kale saba ekigambo ky’okuyingira ekipya amangu: {url}',
  },
} as const satisfies Translation<typeof en>;

export const mail = { en, sw, fr, lg } as const satisfies SliceWords<typeof en>;
