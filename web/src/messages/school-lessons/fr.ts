// Français : un locuteur natif n’a pas encore relu ces textes.
import type { Translated } from '#lib/messages.ts';
import type { texts as english } from './en.ts';

export const texts = {
  toldBy: 'Raconté par {name}',
  voiceLanguage: 'Langue de la voix',
  tellIt: 'Raconter cette leçon avec ma voix',
  quiz: 'Réponds ici',
  quizLead: 'Ton enseignant a écrit ces {count} questions. Le serveur de l’école les corrige.',
  handIn: 'Rendre mes réponses',
  missing: {
    one: '{count} question est encore ouverte : {numbers}.',
    other: '{count} questions sont encore ouvertes : {numbers}.',
  },
  goTo: 'Aller à la question {n}',
  handInAnyway: 'Rendre quand même',
  kept: 'Tes réponses sont gardées sur cet appareil. Elles seront corrigées au retour d’internet.',
  notKept: 'Tes réponses n’ont pas pu être gardées. Essaie encore.',
  marking: 'Tes réponses sont en train d’être corrigées.',
  result: '{correct} sur {total} justes',
  again: 'Essayer encore',
  best: 'Ton meilleur : {correct} sur {total}',
  right: 'Juste',
  notYet: 'Pas encore',
  askTeacher: 'Regarde celles qui ne sont pas encore justes, demande à ton enseignant, puis essaie encore.',
  well: 'Tout est juste. Bravo !',
  signIn: 'Connecte-toi comme élève pour répondre ici.',
} as const satisfies Translated<typeof english>;
