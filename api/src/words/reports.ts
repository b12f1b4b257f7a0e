import { reportsRefusals } from '@afrolearn/contract/reports.ts';
import type { SliceWords, Translation } from './slice.ts';
import { refusalTexts } from './tables.ts';

const en = {
  refusals: refusalTexts(reportsRefusals),
  faults: {
    'report/act': 'Please choose what to do.',
    'report/reason': 'Please choose what is wrong.',
    'report/what': 'Please say what it is about.',
  },
  letters: {
    'urgent-subject': 'An urgent report waits at your school',
    urgent:
      'Somebody at your school reported something urgent. Please look today. You and a second adult can read it; nobody it is about can.',
    'urgent-look': 'Log in and open the reports: {url}',
  },
} as const;

// Kiswahili: a native speaker has not yet reviewed these texts.
const sw = {
  refusals: {
    'reports/no-school':
      'Hakuna shule inayosoma taarifa zako bado. Tafadhali mwambie mtu mzima unayemwamini, au piga 116.',
    'reports/decide-first':
      'Wanafunzi wawili wamefanya hii ifichwe. Tafadhali amua kwanza: ibaki imefichwa, au ionekane tena.',
    'reports/not-now': 'Hili haliwezekani kwa taarifa hii.',
  },
  faults: {
    'report/act': 'Tafadhali chagua la kufanya.',
    'report/reason': 'Tafadhali chagua tatizo ni nini.',
    'report/what': 'Tafadhali sema inahusu nini.',
  },
  letters: {
    'urgent-subject': 'Taarifa ya haraka inasubiri shuleni kwako',
    urgent:
      'Mtu shuleni kwako ametoa taarifa ya haraka. Tafadhali iangalie leo. Wewe na mtu mzima wa pili mnaweza kuisoma; anayehusika hawezi.',
    'urgent-look': 'Ingia na ufungue taarifa: {url}',
  },
} as const satisfies Translation<typeof en>;

// French: a native speaker has not yet reviewed these texts.
const fr = {
  refusals: {
    'reports/no-school':
      'Aucune école ne lit encore tes signalements. Parle à un adulte de confiance, ou appelle le 116.',
    'reports/decide-first':
      'Deux élèves ont fait cacher ceci. Décidez d’abord : le garder caché, ou le montrer à nouveau.',
    'reports/not-now': 'Ce n’est pas possible pour ce signalement.',
  },
  faults: {
    'report/act': 'Choisissez quoi faire.',
    'report/reason': 'Choisis ce qui ne va pas.',
    'report/what': 'Dis de quoi il s’agit.',
  },
  letters: {
    'urgent-subject': 'Un signalement urgent attend dans votre école',
    urgent:
      'Quelqu’un de votre école a signalé quelque chose d’urgent. Merci de le lire aujourd’hui. Vous et un deuxième adulte pouvez le lire ; la personne concernée ne le peut pas.',
    'urgent-look': 'Connectez-vous et ouvrez les signalements : {url}',
  },
} as const satisfies Translation<typeof en>;

// Luganda: a native speaker has not yet reviewed these texts.
const lg = {
  refusals: {
    'reports/no-school':
      'Tewali ssomero lisoma by’oloopye kaakano. Buulira omuntu omukulu gwe weesiga, oba kuba 116.',
    'reports/decide-first':
      'Abayizi babiri baakikweseza. Sooka osalewo: kisigale nga kikwekeddwa, oba kiddemu kirabike.',
    'reports/not-now': 'Kino tekisoboka ku kuloopa kuno.',
  },
  faults: {
    'report/act': 'Londa eky’okukola.',
    'report/reason': 'Londa ekikyamu.',
    'report/what': 'Gamba kye kikwatako.',
  },
  letters: {
    'urgent-subject': 'Waliwo okuloopa okw’amangu ku ssomero lyo',
    urgent:
      'Waliwo ow’oku ssomero lyo aloopye ekintu eky’amangu. Tukusaba okitunuulire leero. Ggwe n’omukulu ow’okubiri musobola okukisoma; gwe kikwatako tasobola.',
    'urgent-look': 'Yingira oggule ebyaloopebwa: {url}',
  },
} as const satisfies Translation<typeof en>;

export const reports = { en, sw, fr, lg } as const satisfies SliceWords<typeof en>;
