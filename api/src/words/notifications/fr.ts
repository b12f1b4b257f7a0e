// French: a native speaker has not yet reviewed these texts.
import type { Translation } from '../slice.ts';
import type { en } from './en.ts';

export const fr = {
  notifications: {
    badge: 'Tu as gagné le badge « {name} ».',
    level: 'Tu as atteint le niveau {level}. Bravo !',
    unit: 'Tu maîtrises « {title} ». Prends ta récompense.',
    assigned: 'Nouveau dans ton plan : « {title} ».',
    'assigned-until': 'Nouveau dans ton plan : « {title} », pour le {dueOn}.',
    avatar: 'Tu as un nouvel avatar : {name}.',
    welcome: 'Bienvenue sur AfroLearn. Choisis ta classe et ouvre une première leçon.',
  },
} as const satisfies Translation<typeof en>;
