import { groupsRefusals } from '@afrolearn/contract/groups.ts';
import type { SliceWords, Translation } from './slice.ts';
import { refusalTexts } from './tables.ts';

const en = {
  refusals: refusalTexts(groupsRefusals),
  faults: {
    'group-name/missing': 'Please give the group a name.',
    'group-name/letters': 'Please write the name with letters, numbers and simple signs.',
    'group-text/unkind': 'This could hurt somebody. Please say it in kind words.',
    'group-text/contact-data': 'No phone numbers, addresses or links here, please. You meet in the group.',
    'invite/missing': 'Please write an email or a student ID.',
  },
  groupAchievements: {
    'first-ten': 'First ten',
    thousand: 'First thousand',
    'fifty-quizzes': 'Fifty quizzes',
    'all-together': 'All together',
    'three-goals': 'Three goals',
  },
  groupAchievementsHow: {
    'first-ten': 'Finish 10 lessons together',
    thousand: 'Earn 1000 points together',
    'fifty-quizzes': 'Finish 50 quizzes together',
    'all-together': 'Everyone learns on one day',
    'three-goals': 'Reach the weekly goal 3 times',
  },
} as const;

// Kiswahili: a native speaker has not yet reviewed these texts.
const sw = {
  refusals: {
    'groups/no-class':
      'Kundi la kujifunza ni la darasa ambalo mwalimu analiangalia. Tafadhali jiunge na darasa lako kwanza.',
    'groups/full': 'Kundi hili limejaa. Tafadhali chagua lingine.',
    'groups/invited': 'Umealikwa kwenye kundi hili. Tafadhali kubali mwaliko.',
    'groups/member-already': 'Tayari uko kwenye kundi hili.',
    'groups/too-many-owned': 'Tayari unasimamia makundi matano. Ondoka au ufute moja kwanza.',
    'groups/too-many-joined': 'Tayari uko kwenye makundi kumi. Ondoka kwenye moja kwanza.',
    'groups/too-many-invitations': 'Mialiko ishirini ya kundi hili inasubiri. Tafadhali subiri mtu ajibu.',
  },
  faults: {
    'group-name/missing': 'Tafadhali lipe kundi jina.',
    'group-name/letters': 'Tafadhali andika jina kwa herufi, namba na alama za kawaida.',
    'group-text/unkind': 'Hili linaweza kumuumiza mtu. Tafadhali sema kwa maneno mema.',
    'group-text/contact-data': 'Tafadhali usiandike namba za simu, anwani au viungo. Mnakutana kwenye kundi.',
    'invite/missing': 'Tafadhali andika barua pepe au namba ya mwanafunzi.',
  },
  groupAchievements: {
    'first-ten': 'Kumi za kwanza',
    thousand: 'Elfu ya kwanza',
    'fifty-quizzes': 'Maswali hamsini',
    'all-together': 'Wote pamoja',
    'three-goals': 'Malengo matatu',
  },
  groupAchievementsHow: {
    'first-ten': 'Malizeni masomo 10 pamoja',
    thousand: 'Pateni alama 1000 pamoja',
    'fifty-quizzes': 'Malizeni majaribio 50 pamoja',
    'all-together': 'Kila mtu ajifunze siku moja',
    'three-goals': 'Fikieni lengo la wiki mara 3',
  },
} as const satisfies Translation<typeof en>;

// French: a native speaker has not yet reviewed these texts.
const fr = {
  refusals: {
    'groups/no-class':
      'Un groupe d’étude appartient à une classe dont l’enseignant veille sur lui. Rejoins d’abord ta classe.',
    'groups/full': 'Ce groupe est complet. Choisis-en un autre.',
    'groups/invited': 'Tu es invité dans ce groupe. Accepte l’invitation.',
    'groups/member-already': 'Tu es déjà dans ce groupe.',
    'groups/too-many-owned': 'Tu t’occupes déjà de cinq groupes. Quitte ou supprime d’abord l’un d’eux.',
    'groups/too-many-joined': 'Tu es déjà dans dix groupes. Quitte d’abord l’un d’eux.',
    'groups/too-many-invitations': 'Vingt invitations de ce groupe attendent. Attends que quelqu’un réponde.',
  },
  faults: {
    'group-name/missing': 'Donne un nom au groupe.',
    'group-name/letters': 'Écris le nom avec des lettres, des chiffres et des signes simples.',
    'group-text/unkind': 'Cela pourrait blesser quelqu’un. Dis-le avec des mots gentils.',
    'group-text/contact-data': 'Pas de numéros, d’adresses ni de liens ici. Vous vous voyez dans le groupe.',
    'invite/missing': 'Écris une adresse ou un numéro d’élève.',
  },
  groupAchievements: {
    'first-ten': 'Les dix premières',
    thousand: 'Premier millier',
    'fifty-quizzes': 'Cinquante contrôles',
    'all-together': 'Tous ensemble',
    'three-goals': 'Trois objectifs',
  },
  groupAchievementsHow: {
    'first-ten': 'Finissez 10 leçons ensemble',
    thousand: 'Gagnez 1000 points ensemble',
    'fifty-quizzes': 'Finissez 50 contrôles ensemble',
    'all-together': 'Tout le monde apprend le même jour',
    'three-goals': 'Atteignez 3 fois l’objectif de la semaine',
  },
} as const satisfies Translation<typeof en>;

// Luganda: a native speaker has not yet reviewed these texts.
const lg = {
  refusals: {
    'groups/no-class':
      'Ekibinja ky’okusoma kya kibiina ekirabirirwa omusomesa. Sooka oyingire mu kibiina kyo.',
    'groups/full': 'Ekibinja kino kijjudde. Londa ekirala.',
    'groups/invited': 'Oyitiddwa mu kibinja kino. Kkiriza okuyitibwa.',
    'groups/member-already': 'Oli mu kibinja kino dda.',
    'groups/too-many-owned': 'Olabirira ebibinja bitaano dda. Sooka ove mu kimu oba okisangule.',
    'groups/too-many-joined': 'Oli mu bibinja kkumi dda. Sooka ove mu kimu.',
    'groups/too-many-invitations': 'Abayite amakumi abiri bakyalinda. Linda waliwo addamu.',
  },
  faults: {
    'group-name/missing': 'Wa ekibinja erinnya.',
    'group-name/letters': 'Wandiika erinnya n’ennukuta, ennamba n’obubonero obwangu.',
    'group-text/unkind': 'Kino kiyinza okulumya omuntu. Kyogere mu bigambo ebirungi.',
    'group-text/contact-data': 'Towandiika nnamba za ssimu, ndagiriro oba linki. Musisinkana mu kibinja.',
    'invite/missing': 'Wandiika email oba ennamba y’omuyizi.',
  },
  groupAchievements: {
    'first-ten': 'Ekkumi erisooka',
    thousand: 'Olukumi olusooka',
    'fifty-quizzes': 'Ebibuuzo amakumi ataano',
    'all-together': 'Ffenna wamu',
    'three-goals': 'Ebigendererwa bisatu',
  },
  groupAchievementsHow: {
    'first-ten': 'Mumalirize amasomo 10 wamu',
    thousand: 'Mufune obubonero 1000 wamu',
    'fifty-quizzes': 'Mumalirize ebigezo 50 wamu',
    'all-together': 'Buli omu asome ku lunaku lumu',
    'three-goals': 'Mutuuke ku kigendererwa kya wiiki emirundi 3',
  },
} as const satisfies Translation<typeof en>;

export const groups = { en, sw, fr, lg } as const satisfies SliceWords<typeof en>;
