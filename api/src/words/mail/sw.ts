// Kiswahili: a native speaker has not yet reviewed these texts.
import type { Translation } from '../slice.ts';
import type { en } from './en.ts';

export const sw = {
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
