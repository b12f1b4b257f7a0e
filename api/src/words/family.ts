import { guardianInvitationsRefusals } from '@afrolearn/contract/family.ts';
import type { SliceWords, Translation } from './slice.ts';
import { refusalTexts } from './tables.ts';

const en = {
  refusals: refusalTexts(guardianInvitationsRefusals),
  faults: {
    'phone/missing': 'Please write the phone number for the texts.',
    'phone/form': 'This is not a phone number. Write it like 0772 123 456 or +254 712 345678.',
  },
  letters: {
    'report-subject': 'The week of your child on AfroLearn',
    'report-home': 'One thing to do at home:',
    'report-worry': 'One thing is hard:',
    'report-no-worry': 'No trouble with lessons this week.',
    'report-more': 'You chose to get this letter. More, and how to stop it: {url}',
  },
} as const;

// Kiswahili: a native speaker has not yet reviewed these texts.
const sw = {
  refusals: {
    'invitations/too-many': 'Una mialiko kumi inayosubiri. Tafadhali ondoa mmoja kwanza.',
    'invitations/not-yours': 'Shule yako au mlezi wako wa kwanza ndiye anayejibu. Tafadhali waulize.',
  },
  faults: {
    'phone/missing': 'Tafadhali andika namba ya simu ya kupokea ujumbe.',
    'phone/form': 'Hii si namba ya simu. Andika kama 0772 123 456 au +254 712 345678.',
  },
  letters: {
    'report-subject': 'Wiki ya mtoto wako kwenye AfroLearn',
    'report-home': 'Jambo moja la kufanya nyumbani:',
    'report-worry': 'Jambo moja ni gumu:',
    'report-no-worry': 'Hakuna somo lililomshinda wiki hii.',
    'report-more': 'Umechagua kupokea barua hii. Zaidi, na jinsi ya kuiacha: {url}',
  },
} as const satisfies Translation<typeof en>;

// French: a native speaker has not yet reviewed these texts.
const fr = {
  refusals: {
    'invitations/too-many': 'Vous avez dix invitations qui attendent. Retirez-en une d’abord.',
    'invitations/not-yours': 'Votre école ou votre premier responsable répond. Demandez-leur.',
  },
  faults: {
    'phone/missing': 'Écrivez le numéro de téléphone pour les messages.',
    'phone/form': 'Ce n’est pas un numéro. Écrivez-le comme 0772 123 456 ou +254 712 345678.',
  },
  letters: {
    'report-subject': 'La semaine de votre enfant sur AfroLearn',
    'report-home': 'Une chose à faire à la maison :',
    'report-worry': 'Une chose est difficile :',
    'report-no-worry': 'Aucune difficulté dans les leçons cette semaine.',
    'report-more': 'Vous avez choisi de recevoir cette lettre. Plus, et comment l’arrêter : {url}',
  },
} as const satisfies Translation<typeof en>;

// Luganda: a native speaker has not yet reviewed these texts.
const lg = {
  refusals: {
    'invitations/too-many': 'Olina okuyita kkumi okulindirira. Sooka oggyeko kumu.',
    'invitations/not-yours': 'Essomero lyo oba omukuza wo asooka y’addamu. Babuuze.',
  },
  faults: {
    'phone/missing': 'Wandiika ennamba y’essimu ey’obubaka.',
    'phone/form': 'Eno si nnamba ya ssimu. Giwandiike nga 0772 123 456 oba +254 712 345678.',
  },
  letters: {
    'report-subject': 'Wiiki y’omwana wo ku AfroLearn',
    'report-home': 'Ekintu kimu eky’okukola awaka:',
    'report-worry': 'Ekintu kimu kizibu:',
    'report-no-worry': 'Tewali ssomo lyamuzibuwalidde wiiki eno.',
    'report-more': 'Walonda okufuna ebbaluwa eno. Ebisingawo, n’engeri y’okugiyimiriza: {url}',
  },
} as const satisfies Translation<typeof en>;

export const family = { en, sw, fr, lg } as const satisfies SliceWords<typeof en>;
