// Luganda: a native speaker has not yet reviewed these texts.
import type { Translated } from '#lib/messages.ts';
import type { texts as english } from './en.ts';

export const texts = {
  title: 'Enkyusa empya etegekeddwa',
  stays: 'Omulimu gwo gusigala nga bwe guli.',
  here: 'Yatuuse dda wano. Egguka mu kaseera katono.',
  later: 'Mu maaso',
  use: 'Gikozese kati',
} as const satisfies Translated<typeof english>;
