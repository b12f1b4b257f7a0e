// French: a native speaker has not yet reviewed these texts.
import type { Translated } from '#lib/messages.ts';
import type { texts as english } from './en.ts';

export const texts = {
  title: 'Ressources pédagogiques',
  lead: 'Quatre fiches à lire, à imprimer et à recopier au tableau.',
  ownLessons: 'Mes propres leçons et contrôles',
  open: 'Ouvrir',
  back: 'Retour au tableau de bord',
  print: 'Imprimer',
  english: 'Cette fiche est écrite en anglais.',
  loading: 'Ouverture de la fiche',
  failed: 'La fiche ne s’est pas chargée.',
  missing: 'Nous n’avons pas trouvé cette fiche',
  missingText: 'Il y a quatre fiches. Choisissez-en une sur votre tableau de bord.',
  'class-of-90': 'Enseigner à une classe de 90',
  'class-of-90.about':
    'Groupes, rôles et façons de faire répondre tout le monde à la fois. Avec une liste de rôles à afficher.',
  'p4-bridge': 'De la langue maternelle à l’anglais : le pont de la P4',
  'p4-bridge.about': 'Une leçon en deux langues, pas à pas. Avec des débuts de phrases à afficher.',
  'fair-marking': 'Corriger équitablement les épreuves blanches du PLE',
  'fair-marking.about': 'La même réponse, la même note. Avec un barème à recopier.',
  'worried-child': 'Quand un enfant est inquiet ou blessé',
  'worried-child.about':
    'Que dire, à qui le dire et que faire le jour même. Avec une affiche pour la classe.',
} as const satisfies Translated<typeof english>;
