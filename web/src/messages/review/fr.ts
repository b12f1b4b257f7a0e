// Français: a native speaker has not yet reviewed these texts.
import type { Translated } from '#lib/messages.ts';
import type { texts as english } from './en.ts';

export const texts = {
  review: 'Révision',
  close: 'Fermer',
  story: 'De quoi il s’agit',
  leave: 'Quitter. Tes réponses sont gardées.',
  loading: 'Nous cherchons tes questions',
  failed: 'Tes questions n’ont pas été chargées.',
  start: 'Commencer',
  minutes: { one: '{count} minute.', other: '{count} minutes.' },
  questions: { one: '{count} question.', other: '{count} questions.' },
  metBefore: 'Tu les as déjà vues. Maintenant, retiens-les.',
  mayStop: 'Tu peux arrêter à tout moment. Ce que tu as fait est gardé.',
  topicCount: '{title} · {count}',
  moreTopics: { one: 'et {count} autre', other: 'et {count} autres' },
  offline: 'Tu es hors ligne. Voici les questions que cet appareil possède.',
  placeOf: 'Question {n} sur {all}. Réussies : {won}. À réessayer : {again}',
  onceMore: 'Encore une fois',
  againSoon: 'Nous la poserons encore une fois dans un moment.',
  freshSoon: 'Nous en poserons une semblable dans un moment.',
  wonBack: { one: '{count} réussie cette fois', other: '{count} réussies cette fois' },
  tried: { one: 'Tu as essayé {count} question', other: 'Tu as essayé {count} questions' },
  allAtOnce: 'Tu les savais toutes.',
  twice: {
    one: 'Tu en as essayé {count} deux fois. Ça a marché.',
    other: 'Tu en as essayé {count} deux fois. Ça a marché.',
  },
  notYet: {
    one: '{count} question reste à apprendre. Nous la reposerons.',
    other: '{count} questions restent à apprendre. Nous les reposerons.',
  },
  tomorrow: 'On te la redemande demain',
  inDays: { one: 'On te la redemande dans {count} jour', other: 'On te la redemande dans {count} jours' },
  done: 'Terminé',
  goOn: { one: 'Continuer : encore {count}', other: 'Continuer : encore {count}' },
  nothing: 'Rien à réviser aujourd’hui',
  nextTomorrow: 'Les prochaines questions viennent demain.',
  nextInDays: {
    one: 'Les prochaines questions viennent dans {count} jour.',
    other: 'Les prochaines questions viennent dans {count} jours.',
  },
  nothingOfTopic: 'Pas encore de questions ici',
  topicFirst: 'Réponds d’abord à ses questions dans la leçon. Ensuite, tu peux t’exercer ici.',
  toLesson: 'À la leçon',
  first: 'Ici, tu retiens ce que tu apprends',
  firstText: 'Réponds à des questions dans une leçon. Nous les reposons avant que tu oublies.',
  offlineNone:
    'Tu es hors ligne, et cet appareil n’a pas encore de questions. Ouvre ta révision une fois avec le réseau.',
  learnNew: 'Apprendre du nouveau',
  practiseMaths: 'S’exercer en mathématiques',
} as const satisfies Translated<typeof english>;
