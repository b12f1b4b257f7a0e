// Kiswahili: a native speaker has not yet reviewed these texts.
import type { Translation } from '../slice.ts';
import type { en } from './en.ts';

export const sw = {
  notifications: {
    badge: 'Umepata beji ‘{name}’.',
    level: 'Umefika kiwango cha {level}. Hongera!',
    unit: 'Umekuwa bingwa wa ‘{title}’. Pokea zawadi yako.',
    assigned: 'Mpya kwenye mpango wako: ‘{title}’.',
    'assigned-until': 'Mpya kwenye mpango wako: ‘{title}’, hadi {dueOn}.',
    avatar: 'Umepata picha mpya ya wasifu: {name}.',
    welcome: 'Karibu AfroLearn. Chagua darasa lako na ufungue somo la kwanza.',
  },
} as const satisfies Translation<typeof en>;
