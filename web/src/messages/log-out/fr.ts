// French: a native speaker has not yet reviewed these texts.
import type { Translated } from '#lib/messages.ts';
import type { texts as english } from './en.ts';

export const texts = {
  ask: 'Se déconnecter\u00a0?',
  safe: 'Votre travail est à l’abri. Il faudra votre mot de passe, votre carte ou vos images pour revenir.',
  unsafe:
    'Une partie du travail n’est pas enregistrée : cet appareil est plein. Se déconnecter maintenant la ferait perdre. Faites d’abord de la place, ou attendez le réseau.',
  stay: 'Rester ici',
  menuLogOut: 'Déconnexion',
  logOut: 'Se déconnecter',
} as const satisfies Translated<typeof english>;
