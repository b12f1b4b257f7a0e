// Luganda: a native speaker has not yet reviewed these texts.
import type { Translation } from '../slice.ts';
import type { en } from './en.ts';

export const lg = {
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
