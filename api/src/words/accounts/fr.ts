// French: a native speaker has not yet reviewed these texts.
import type { Translation } from '../slice.ts';
import type { en } from './en.ts';

export const fr = {
  refusals: {
    'register/email-taken': 'Cet e-mail a déjà un compte. Connecte-toi, ou utilise un autre e-mail.',
    'register/no-school':
      'Ce serveur n’a pas encore d’école. Demandez à la personne qui s’en occupe d’en créer une.',
    'login/failed':
      'L’e-mail, le numéro d’élève ou le mot de passe n’est pas juste. Vérifie et essaie encore.',
    'login/unverified': 'Vérifie d’abord ton e-mail. Le lien est dans ta boîte de réception.',
    'login/suspended': 'Ce compte est en pause. Demande à ton école.',
    'class/already-chosen': 'Ta classe est déjà choisie. Ton enseignant peut la changer.',
    'login/locked':
      'Il y a eu trop d’essais faux. Prends un appareil où tu t’es déjà connecté, ou demande un nouveau mot de passe.',
  },
  faults: {
    'email/card-only': 'Ta carte suffit pour te connecter. Aucun e-mail n’est gardé ici.',
    'name/office': 'Écris ton propre nom. Celui-ci ressemble à une fonction de l’école ou d’AfroLearn.',
    'password/too-long': 'Un mot de passe peut avoir 128 caractères au plus.',
    'password/too-short': 'Il faut 8 caractères ou plus dans un mot de passe.',
    'grade/unknown': 'Choisis une classe de Primary 1 à Primary 7.',
    'class/missing': 'Choisis une classe.',
    'country/unknown': 'Choisis un pays dans la liste.',
    'month/unknown': 'Choisis un mois dans la liste.',
    'password/missing': 'Choisis un mot de passe.',
    'subject/missing': 'Choisis une matière.',
    'year/unknown': 'Choisis une année dans la liste.',
    'role/unknown': 'Choisis élève, enseignant ou parent.',
    'grade/missing': 'Choisis ta classe.',
    'class-name/missing': 'Donnez un nom à votre classe.',
    'name/contact-data':
      'N’écris pas de numéros de téléphone, d’e-mails ni de liens. Ta famille les garde mieux.',
    'name/picture': 'Enlève « {sign} ». Un nom ne peut pas avoir d’images.',
    'name/unkind': 'Prends un nom gentil que tu dirais à ton enseignant.',
    'class-name/letters': 'Utilisez des lettres, des chiffres et des signes simples dans un nom de classe.',
    'name/letters': 'Utilise des lettres, des espaces, des tirets et des apostrophes dans un nom.',
    'name/alphabets': 'Utilise un seul alphabet.',
    'name/plain-letters': 'Utilise des lettres simples.',
    'email/no-mail': 'Écris un e-mail qui peut recevoir des messages.',
    'login/missing': 'Écris ton e-mail ou ton numéro d’élève.',
    'email/missing': 'Écris ton e-mail.',
    'name/missing': 'Écris ton nom.',
    'password/own-missing': 'Écris ton mot de passe.',
    'email/form': 'Cela ne ressemble pas à un e-mail. Il faut un nom, un @ et un lieu, comme ana@school.ug.',
    'email/too-long': 'Cet e-mail est trop long.',
    'password/weak': 'Ce mot de passe est facile à deviner. Choisis-en un autre.',
    'password/far-too-long': 'Ce mot de passe est trop long.',
    'email/taken': 'Cet e-mail a déjà un compte.',
  },
} as const satisfies Translation<typeof en>;
