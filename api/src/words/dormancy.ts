import { dormancyRefusals } from '@afrolearn/contract/dormancy.ts';
import type { SliceWords, Translation } from './slice.ts';
import { refusalTexts } from './tables.ts';

const en = {
  refusals: refusalTexts(dormancyRefusals),
  notifications: {
    'account-sleeps-soon':
      'No parent or school has said yes for you yet. In 30 days your account falls asleep. Please ask one of them.',
    'account-asleep':
      'Your account sleeps now, because nobody has said yes for you. Your work is kept for 12 months.',
    'account-ends-soon':
      'In 30 days your sleeping account and your work are deleted. Take a copy, or ask a parent or school to say yes.',
    'child-without-consent': '{child} has no consent. Without your yes the account falls asleep and ends.',
  },
  letters: {
    'sleep-subject': 'An AfroLearn account waits for a yes',
    'sleeps-soon':
      'For a learner’s account, yours or a child’s who is linked to you, no parent or school has said yes yet. In 30 days it falls asleep: lessons can be read, and no new work is kept.',
    asleep:
      'A learner’s account, yours or a child’s who is linked to you, sleeps now, because no parent or school has said yes. What was learned is kept for 12 months, and is then deleted.',
    'ends-soon':
      'A learner’s account, yours or a child’s who is linked to you, has slept for 11 months. In 30 days it is deleted with all its work. Until then a copy can be taken in its settings.',
    'sleep-help': 'As soon as a guardian or a school says yes, everything is there again:',
  },
} as const;

// Kiswahili: a native speaker has not yet reviewed these texts.
const sw = {
  refusals: {
    'account/dormant':
      'Akaunti yako imelala, kwa sababu hakuna mzazi au shule iliyokubali bado. Muulize mmoja wao. Kazi yako imetunzwa.',
  },
  notifications: {
    'account-sleeps-soon':
      'Hakuna mzazi au shule iliyokubali kwa ajili yako bado. Baada ya siku 30 akaunti yako italala. Tafadhali muulize mmoja wao.',
    'account-asleep':
      'Akaunti yako sasa imelala, kwa sababu hakuna aliyekubali kwa ajili yako. Kazi yako inatunzwa kwa miezi 12.',
    'account-ends-soon':
      'Baada ya siku 30 akaunti yako iliyolala na kazi yako vitafutwa. Chukua nakala, au mwombe mzazi au shule ikubali.',
    'child-without-consent': '{child} hana ridhaa. Bila ridhaa yako akaunti italala na kuisha.',
  },
  letters: {
    'sleep-subject': 'Akaunti ya AfroLearn inasubiri ridhaa',
    'sleeps-soon':
      'Kwa akaunti ya mwanafunzi, yako au ya mtoto aliyeunganishwa nawe, hakuna mzazi au shule iliyokubali bado. Baada ya siku 30 italala: masomo yanaweza kusomwa, na kazi mpya haitunzwi.',
    asleep:
      'Akaunti ya mwanafunzi, yako au ya mtoto aliyeunganishwa nawe, sasa imelala, kwa sababu hakuna mzazi au shule iliyokubali. Yaliyojifunzwa yanatunzwa kwa miezi 12, kisha yanafutwa.',
    'ends-soon':
      'Akaunti ya mwanafunzi, yako au ya mtoto aliyeunganishwa nawe, imelala kwa miezi 11. Baada ya siku 30 itafutwa na kazi yake yote. Kabla ya hapo nakala inaweza kuchukuliwa kwenye mipangilio yake.',
    'sleep-help': 'Mara tu mlezi au shule inapokubali, kila kitu kinarudi:',
  },
} as const satisfies Translation<typeof en>;

// French: a native speaker has not yet reviewed these texts.
const fr = {
  refusals: {
    'account/dormant':
      'Ton compte dort, car aucun parent ni école n’a encore dit oui. Demande-leur. Ton travail est gardé.',
  },
  notifications: {
    'account-sleeps-soon':
      'Aucun parent ni école n’a encore dit oui pour toi. Dans 30 jours, ton compte s’endort. Demande à l’un d’eux.',
    'account-asleep':
      'Ton compte dort maintenant, car personne n’a dit oui pour toi. Ton travail est gardé 12 mois.',
    'account-ends-soon':
      'Dans 30 jours, ton compte endormi et ton travail seront effacés. Prends une copie, ou demande un oui à un parent ou à l’école.',
    'child-without-consent': 'Pour {child}, l’accord manque. Sans lui, le compte s’endort puis disparaît.',
  },
  letters: {
    'sleep-subject': 'Un compte AfroLearn attend un accord',
    'sleeps-soon':
      'Pour le compte d’un élève, le vôtre ou celui d’un enfant lié à vous, aucun parent ni école n’a encore dit oui. Dans 30 jours il s’endort : les leçons peuvent être lues, mais aucun nouveau travail n’est gardé.',
    asleep:
      'Le compte d’un élève, le vôtre ou celui d’un enfant lié à vous, dort maintenant, car aucun parent ni école n’a dit oui. Ce qui a été appris est gardé 12 mois, puis effacé.',
    'ends-soon':
      'Le compte d’un élève, le vôtre ou celui d’un enfant lié à vous, dort depuis 11 mois. Dans 30 jours il sera effacé avec tout son travail. D’ici là, une copie peut être prise dans ses réglages.',
    'sleep-help': 'Dès qu’un responsable ou une école dit oui, tout est de nouveau là :',
  },
} as const satisfies Translation<typeof en>;

// Luganda: a native speaker has not yet reviewed these texts.
const lg = {
  refusals: {
    'account/dormant':
      'Akawunti yo yeebase, kubanga tewali muzadde oba ssomero eyakkiriza. Buuza omu ku bo. Omulimu gwo gukuumibwa.',
  },
  notifications: {
    'account-sleeps-soon':
      'Tewali muzadde oba ssomero eyakkiriza ku lulwo. Mu nnaku 30 akawunti yo ejja kwebaka. Buuza omu ku bo.',
    'account-asleep':
      'Akawunti yo kati yeebase, kubanga tewali yakkiriza ku lulwo. Omulimu gwo gukuumibwa okumala emyezi 12.',
    'account-ends-soon':
      'Mu nnaku 30 akawunti yo eyeebase n’omulimu gwo bijja kusangulwa. Twala kkopi, oba saba omuzadde oba essomero akkirize.',
    'child-without-consent': '{child} talina lukusa. Awatali lukusa lwo akawunti ejja kwebaka eggweewo.',
  },
  letters: {
    'sleep-subject': 'Akawunti ya AfroLearn erindirira olukusa',
    'sleeps-soon':
      'Ku akawunti y’omuyizi, eyiyo oba ey’omwana agattiddwa ku ggwe, tewali muzadde oba ssomero eyakkiriza. Mu nnaku 30 ejja kwebaka: amasomo gasobola okusomebwa, naye omulimu omupya tegukuumibwa.',
    asleep:
      'Akawunti y’omuyizi, eyiyo oba ey’omwana agattiddwa ku ggwe, kati yeebase, kubanga tewali muzadde oba ssomero eyakkiriza. Ebyayigibwa bikuumibwa emyezi 12, olwo ne bisangulwa.',
    'ends-soon':
      'Akawunti y’omuyizi, eyiyo oba ey’omwana agattiddwa ku ggwe, yeebase emyezi 11. Mu nnaku 30 ejja kusangulwa n’omulimu gwayo gwonna. Nga tebinnabaawo, kkopi esobola okutwalibwa mu ntegeka zaayo.',
    'sleep-help': 'Omukuza oba essomero lwe bakkiriza, byonna biba biddawo:',
  },
} as const satisfies Translation<typeof en>;

export const dormancy = { en, sw, fr, lg } as const satisfies SliceWords<typeof en>;
