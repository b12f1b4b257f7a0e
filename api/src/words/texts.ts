import { textsRefusals } from '@afrolearn/contract/texts.ts';
import type { SliceWords, Translation } from './slice.ts';
import { refusalTexts } from './tables.ts';

const en = {
  refusals: refusalTexts(textsRefusals),
  faults: {
    'draft/agrees':
      'Here a word changes with a number, but the text stays the same for 1 and for 5. Please say it so that no word has to change: “Right answers: 1 of 10”.',
    'draft/empty': 'Please write the text.',
    'draft/forms': 'This text needs {wanted} forms, and {has} came.',
    'draft/holes': 'Please keep {holes} exactly as it is, once each. Now there is: {has}.',
    'draft/no-holes': 'This text has no place for a name or a number: please leave the curly brackets out.',
    'draft/same': 'This is the text as it is now. If it is good, press “Reads well”.',
    'draft/signs': 'Please write it in one line, without signs that nobody can see.',
    'draft/too-long': 'There is room for {most} letters at most.',
    'draft/tu': 'A learner reads this: please say “tu”.',
    'draft/vous': 'Adults read this: please say “vous”.',
    'draft/word': 'We do not use “{word}”. Please take: {instead}.',
  },
} as const;

// Kiswahili: a native speaker has not yet reviewed these texts.
const sw = {
  refusals: {
    'texts/not-allowed':
      'Haumo kwenye orodha ya watu wanaosoma maandishi. Mtu anayesimamia seva hii anaweza kukuongeza.',
    'texts/changed':
      'Andiko hili limebadilishwa baada ya wewe kulifungua. Tafadhali pakia ukurasa tena; andiko lako bado liko kwenye kifaa hiki.',
  },
  faults: {
    'draft/agrees':
      'Hapa neno linabadilika kulingana na namba, lakini andiko ni lile lile kwa 1 na kwa 5. Tafadhali liandike bila neno la kubadilika: “Sahihi: 1 kati ya 10”.',
    'draft/empty': 'Tafadhali andika andiko hilo.',
    'draft/forms': 'Andiko hili linahitaji miundo {wanted}, na imefika {has}.',
    'draft/holes': 'Tafadhali acha {holes} kama ilivyo, mara moja kila moja. Sasa kuna: {has}.',
    'draft/no-holes': 'Andiko hili halina nafasi ya jina wala namba: tafadhali usiandike mabano.',
    'draft/same': 'Hili ndilo andiko lilivyo sasa. Kama ni zuri, bonyeza “Linasomeka vizuri”.',
    'draft/signs': 'Tafadhali andika kwa mstari mmoja, bila alama zisizoonekana.',
    'draft/too-long': 'Kuna nafasi ya herufi {most} tu.',
    'draft/tu': 'Mwanafunzi anasoma hili: kwa Kifaransa sema “tu”.',
    'draft/vous': 'Watu wazima wanasoma hili: kwa Kifaransa sema “vous”.',
    'draft/word': 'Hatutumii “{word}”. Tafadhali tumia: {instead}.',
  },
} as const satisfies Translation<typeof en>;

// French: a native speaker has not yet reviewed these texts.
const fr = {
  refusals: {
    'texts/not-allowed':
      'Vous n’êtes pas sur la liste des personnes qui lisent les textes. La personne qui gère ce serveur peut vous ajouter.',
    'texts/changed':
      'Ce texte a changé depuis que vous l’avez ouvert. Rechargez la page ; votre version est encore sur cet appareil.',
  },
  faults: {
    'draft/agrees':
      'Ici un mot change avec un nombre, mais le texte reste le même pour 1 et pour 5. Écrivez-le sans mot qui change : « Réponses justes : 1 sur 10 ».',
    'draft/empty': 'Écrivez le texte.',
    'draft/forms': 'Ce texte a besoin de {wanted} formes, et {has} sont arrivées.',
    'draft/holes': 'Gardez {holes} exactement ainsi, une fois chacun. Maintenant il y a : {has}.',
    'draft/no-holes': 'Ce texte n’a pas de place pour un nom ou un nombre : n’écrivez pas d’accolades.',
    'draft/same': 'C’est le texte actuel. S’il est bon, choisissez « Se lit bien ».',
    'draft/signs': 'Écrivez sur une seule ligne, sans signes invisibles.',
    'draft/too-long': 'Il y a de la place pour {most} lettres au plus.',
    'draft/tu': 'Un élève lit ce texte : parlez-lui à la deuxième personne du singulier.',
    'draft/vous': 'Des adultes lisent ce texte : il dit « vous ».',
    'draft/word': 'Nous n’employons pas « {word} ». Prenez : {instead}.',
  },
} as const satisfies Translation<typeof en>;

// Luganda: a native speaker has not yet reviewed these texts.
const lg = {
  refusals: {
    'texts/not-allowed':
      'Toli ku lukalala lw’abantu abasoma ebigambo. Omuntu alabirira seeva eno asobola okukugattako.',
    'texts/changed':
      'Ebigambo bino byakyusibwa ng’omaze okubiggulawo. Ddamu oggulewo olupapula; ebigambo byo bikyali ku kyuma kino.',
  },
  faults: {
    'draft/agrees':
      'Wano ekigambo kikyuka n’omuwendo, naye ebigambo bye bimu ku 1 ne ku 5. Biwandiike nga tewali kigambo kikyuka: “Ebituufu: 1 ku 10”.',
    'draft/empty': 'Wandiika ebigambo.',
    'draft/forms': 'Wano weetaagibwawo engeri {wanted}, ate wazze {has}.',
    'draft/holes': 'Leka {holes} nga bwe kiri, omulundi gumu buli kimu. Kati waliwo: {has}.',
    'draft/no-holes': 'Wano tewali kifo kya linnya oba muwendo: towandiika bulaketi.',
    'draft/same': 'Bino bye bigambo nga bwe biri kati. Bwe biba birungi, nyiga “Bisomeka bulungi”.',
    'draft/signs': 'Wandiika ku lunyiriri lumu, nga tewali bubonero butalabika.',
    'draft/too-long': 'Waliwo ekifo kya nnukuta {most} zokka.',
    'draft/tu': 'Omuyizi y’asoma bino: mu Lufalansa gamba “tu”.',
    'draft/vous': 'Abantu abakulu be basoma bino: mu Lufalansa gamba “vous”.',
    'draft/word': 'Tetukozesa “{word}”. Kozesa: {instead}.',
  },
} as const satisfies Translation<typeof en>;

export const texts = { en, sw, fr, lg } as const satisfies SliceWords<typeof en>;
