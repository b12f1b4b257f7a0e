// Luganda: a native speaker has not yet reviewed these texts.
import type { Translation } from '../slice.ts';
import type { en } from './en.ts';

export const lg = {
  notifications: {
    badge: 'Ofunye bbaagi ‘{name}’.',
    level: 'Otuuse ku ddaala {level}. Weebale nnyo!',
    unit: 'Ofuuse omukugu mu ‘{title}’. Funa ekirabo kyo.',
    assigned: 'Ekipya ku nteekateeka yo: ‘{title}’.',
    'assigned-until': 'Ekipya ku nteekateeka yo: ‘{title}’, okutuusa nga {dueOn}.',
    avatar: 'Ofunye ekifaananyi ekipya: {name}.',
    welcome: 'Tukusanyukidde ku AfroLearn. Londa ekibiina kyo oggulewo essomo erisooka.',
  },
} as const satisfies Translation<typeof en>;
