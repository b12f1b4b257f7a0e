// French: a native speaker has not yet reviewed these texts.
import type { Translated } from '#lib/messages.ts';
import type { texts as english } from './en.ts';

export const texts = {
  ask: 'Se déconnecter\u00a0?',
  safe: 'Votre travail est à l’abri. Il faudra votre mot de passe, votre carte ou vos images pour revenir.',
  stay: 'Rester ici',
  menuLogOut: 'Déconnexion',
  logOut: 'Se déconnecter',
} as const satisfies Translated<typeof english>;
