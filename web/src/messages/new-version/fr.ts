// French: a native speaker has not yet reviewed these texts.
import type { Translated } from '#lib/messages.ts';
import type { texts as english } from './en.ts';

export const texts = {
  title: 'Une nouvelle version est prête',
  stays: 'Le travail reste tel quel.',
  here: 'Elle est déjà là. Elle s’ouvre en une seconde.',
  later: 'Plus tard',
  use: 'L’utiliser maintenant',
} as const satisfies Translated<typeof english>;
