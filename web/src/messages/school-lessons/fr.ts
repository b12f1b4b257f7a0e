// Français : un locuteur natif n’a pas encore relu ces textes.
import type { Translated } from '#lib/messages.ts';
import type { texts as english } from './en.ts';

export const texts = {
  toldBy: 'Raconté par {name}',
  voiceLanguage: 'Langue de la voix',
  tellIt: 'Raconter cette leçon avec ma voix',
  quiz: 'Réponds ici',
  quizLead: 'Ton maître ou ta maîtresse a écrit ces {count} questions. Le serveur de l’école les corrige.',
  handIn: 'Rendre mes réponses',
  missing: {
    one: 'Il manque {count} réponse : {numbers}.',
    other: 'Il manque {count} réponses : {numbers}.',
  },
  goTo: 'Aller à la question {n}',
  handInAnyway: 'Rendre quand même',
  kept: 'Tes réponses sont gardées sur cet appareil. Elles seront corrigées au retour d’internet.',
  notKept:
    'Tes réponses ne sont pas encore enregistrées sur cet appareil. Laisse AfroLearn ouvert : elles seront envoyées dès qu’il y a du réseau.',
  marking: 'Tes réponses sont en train d’être corrigées.',
  result: 'Justes : {correct} sur {total}',
  again: 'Essayer encore',
  best: 'Ton meilleur : {correct} sur {total}',
  right: 'Juste',
  notYet: 'Pas encore',
  askTeacher:
    'Regarde celles qui ne sont pas encore justes, demande à ton maître ou à ta maîtresse, puis essaie encore.',
  well: 'Tout est juste. Bravo !',
  signIn: 'Connecte-toi comme élève pour répondre ici.',
} as const satisfies Translated<typeof english>;
