// French: a native speaker has not yet reviewed these texts.
import type { Translated } from '#lib/messages.ts';
import type { texts as english } from './en.ts';

export const texts = {
  year: 'Année scolaire',
  lead: 'Chaque année scolaire, vous redites quels adultes sont de votre école. Qui n’est pas confirmé ne voit plus aucun élève à partir du {day}.',
  nobody: 'Tout le monde est confirmé pour l’année scolaire {year}. Bravo !',
  lastConfirmed: 'confirmé la dernière fois le {date}',
  lapsed: 'Terminé',
  toConfirm: 'À confirmer',
  confirm: 'Confirmer',
  confirmAll: 'Confirmer les {count}',
  allAsk: 'Les {count} sont-ils encore de votre école ?',
  allText: 'Parcourez d’abord les noms. Mettez en pause, sous Personnes, qui est parti.',
  confirmed: '{name} est confirmé pour cette année scolaire.',
  allConfirmed: '{count} personnes sont confirmées pour cette année scolaire.',
  ownAsk: 'Êtes-vous toujours là ? Écrivez votre mot de passe.',
  password: 'Votre mot de passe',
  passwordMissing: 'Écrivez votre mot de passe.',
  showPassword: 'Montrer le mot de passe',
  hidePassword: 'Cacher le mot de passe',
  twoStep: 'Connexion en deux étapes',
  resetTwoStep: 'Réinitialiser les deux étapes',
  resetAsk: 'Réinitialiser la connexion en deux étapes de {name} ?',
  resetText:
    'Faites-le seulement si cette personne vous l’a demandé elle-même, parce que téléphone et codes de secours sont perdus. Elle est déconnectée partout, et son mot de passe suffit jusqu’à ce qu’elle l’active de nouveau.',
  resetDone: 'La connexion en deux étapes de {name} est désactivée.',
  needsTwoStep:
    'Pour vous occuper de votre école ici, activez d’abord la connexion en deux étapes. Il faut deux minutes et un téléphone.',
  toSettings: 'Vers les réglages',
} as const satisfies Translated<typeof english>;
