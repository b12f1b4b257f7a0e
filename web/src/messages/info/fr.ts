// French: a native speaker has not yet reviewed these texts.
import type { Translated } from '#lib/messages.ts';
import type { texts as english } from './en.ts';

export const texts = {
  englishOnly: 'Pour le moment, cette page est en anglais.',
  more: 'Lire la suite',
  'about.title': 'À propos d’AfroLearn',
  'about.sentence':
    'AfroLearn est un projet libre et sans but lucratif qui crée des leçons gratuites pour les écoles primaires d’Afrique.',
  'team.title': 'Notre équipe',
  'team.sentence': 'AfroLearn est un jeune projet libre, et il n’a pas de liste d’employés à montrer.',
  'impact.title': 'Notre impact',
  'impact.sentence':
    'Nous n’avons pas encore de résultats, et nous ne montrerons que des chiffres vraiment mesurés.',
  'partners.title': 'Partenaires',
  'partners.sentence':
    'Nous n’avons pas encore de partenaires\u00a0; les écoles, éditeurs et réseaux mobiles qui veulent aider peuvent nous écrire.',
  'careers.title': 'Emplois',
  'careers.sentence': 'AfroLearn n’a pas d’emplois payés à offrir, mais les bénévoles sont les bienvenus.',
  'help.title': 'Aide',
  'help.sentence': 'Ici, vous lisez comment commencer, comment vous connecter et qui peut vous aider.',
  'press.title': 'Presse',
  'press.sentence':
    'Nous n’avons pas encore de service ni de communiqués de presse\u00a0; ce que nous pouvons dire d’AfroLearn est sur ces pages.',
  'volunteer.title': 'Devenir bénévole',
  'volunteer.sentence':
    'AfroLearn cherche des enseignants, des personnes qui parlent nos langues et des illustrateurs qui ont un peu de temps.',
  'courses.title': 'Cours',
  'courses.sentence':
    'Nous créons des cours de Primary 1 à Primary 7 qui suivent le programme de l’Uganda, et sept domaines au-delà de la classe.',
  'life-skills.title': 'Compétences de vie',
  'life-skills.sentence':
    'Compétences de vie est notre espace de leçons sur la santé, la sécurité et les bons choix.',
  'culturally-relevant.title': 'Apprendre avec notre culture',
  'culturally-relevant.sentence':
    'Un enfant apprend mieux avec des gens, des lieux et des mots qu’il connaît.',
  'ai-education.title': 'L’IA dans l’éducation',
  'ai-education.sentence': 'Voici les règles que tout assistant dans AfroLearn doit suivre.',
  'blog.title': 'Blog',
  'blog.sentence': 'Nous n’avons pas encore écrit d’articles de blog.',
  'events.title': 'Événements',
  'events.sentence': 'Aucun événement n’est prévu en ce moment.',
  'join-teacher.title': 'S’inscrire comme enseignant',
  'join-teacher.sentence':
    'Un enseignant peut créer un compte gratuit et nommer une première classe en quelques minutes.',
  'join-parent.title': 'S’inscrire comme parent',
  'join-parent.sentence':
    'Un parent ou un autre responsable peut créer un compte gratuit pour suivre de près ce que l’enfant apprend.',
  'join.title': 'Rejoindre AfroLearn',
  'join.sentence': 'Élèves, enseignants et parents peuvent chacun créer un compte, et c’est gratuit.',
  'donate.title': 'Soutenir AfroLearn',
  'donate.sentence':
    'AfroLearn ne reçoit pas d’argent sur ce site, et il y a beaucoup d’autres façons d’aider.',
  'terms.title': 'Conditions d’utilisation',
  'terms.sentence': 'Voici les règles pour utiliser AfroLearn, en mots simples.',
  'privacy.title': 'Vie privée',
  'privacy.sentence':
    'Nous gardons ce qu’il faut pour apprendre, le montrons à peu de gens et ne le vendons à personne.',
  'cookies.title': 'Cookies',
  'cookies.sentence':
    'AfroLearn n’utilise pas de cookies\u00a0; votre connexion et vos choix restent sur votre appareil.',
  'accessibility.title': 'Accessibilité',
  'accessibility.sentence':
    'Nous faisons AfroLearn pour que chaque enfant puisse l’utiliser, et nous disons clairement ce qui manque encore.',
} as const satisfies Translated<typeof english>;
