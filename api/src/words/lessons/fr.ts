// French: a native speaker has not yet reviewed these texts.
import type { Translation } from '../slice.ts';
import type { en } from './en.ts';

export const fr = {
  refusals: {
    'lessons/not-verified':
      'Votre école doit d’abord vous confirmer comme enseignant. Demandez à la direction.',
    'lessons/ask-head':
      'Seule la direction peut partager une leçon avec toute l’école. Partagez-la avec votre classe, et demandez-lui.',
    'lessons/not-yours': 'Seuls son auteur ou la direction peuvent modifier cette leçon.',
    'lessons/changed':
      'Quelqu’un a modifié cette leçon pendant que vous écriviez. Ouvrez-la encore, puis mettez vos changements.',
    'lessons/taken-down': 'La direction a retiré cette leçon. Demandez-lui de la remettre.',
    'lessons/not-for-video':
      'Seule une leçon vidéo peut avoir une vidéo. Changez d’abord le genre de la leçon.',
    'lessons/no-video': 'Choisissez une vidéo à envoyer.',
    'lessons/video-too-large':
      'Cette vidéo est trop grande. Choisissez-en une de moins de 50 Mo, ou raccourcissez-la.',
    'lessons/wrong-video': 'Choisissez une vidéo MP4 ou WebM entière.',
    'lessons/no-room': 'Ce serveur n’a pas de place pour la vidéo. Demandez à la personne qui s’en occupe.',
  },
  faults: {
    'lesson/contact-data':
      'N’écrivez ni numéro de téléphone ni adresse e-mail. Les élèves vous joignent par la classe.',
    'text/html':
      'Le HTML ne peut pas servir ici. Si vous voulez dire « plus petit que », mettez une espace après le <.',
    'link/not-allowed':
      'Les liens ne peuvent pas encore mener à cet endroit. La personne qui s’occupe de ce serveur peut le permettre.',
    'text/picture': 'On ne peut pas encore mettre d’images dans le texte.',
    'lesson/no-video': 'Ajoutez d’abord la vidéo ou son lien.',
    'subject/unknown': 'Choisis une matière dans la liste.',
    'unit/unknown': 'Choisissez une unité dans la liste.',
    'visibility/unknown': 'Choisissez brouillon, classe ou école.',
    'class/not-yours': 'Choisissez une de vos classes.',
    'lesson/kind': 'Choisissez vidéo, lecture ou quiz.',
    'link/form': 'Donnez un lien qui commence par https://.',
    'title/missing': 'Donnez un titre à la leçon.',
    'options/count': 'Donnez de {fewest} à {most} choix.',
    'answer/missing': 'Dites quel choix est juste.',
    'title/unkind': 'Utilisez des mots gentils dans un titre.',
    'title/plain-words': 'Utilisez des mots simples dans un titre.',
    'text/link-form': 'Écrivez un lien ainsi : [son nom](https://…).',
    'lesson/no-question': 'Écrivez d’abord une question.',
    'questions/too-many': 'Écrivez {most} questions au plus.',
    'option/missing': 'Écrivez chaque choix.',
    'question/missing': 'Écrivez la question.',
    'questions/list': 'Écrivez les questions en liste.',
    'text/words': 'Écrivez le texte avec des mots.',
    'lesson/no-text': 'Écrivez d’abord le texte.',
    'link/too-long': 'Ce lien est trop long.',
    'answer/not-an-option': 'La réponse doit être un des choix.',
    'text/link-not-allowed': 'Le lien « {link} » mène à un endroit qui n’est pas permis ici.',
    'link/grown-too-long': 'Ce lien est trop long.',
    'unit/elsewhere': 'Cette unité appartient à une autre matière ou à une autre classe.',
    'options/same': 'Deux choix sont pareils.',
  },
} as const satisfies Translation<typeof en>;
