/**
 * Child helplines of the help card, available offline: the free short number of each country, as its helpline
 * or government publishes it. Before launching in a country, call its number: one that does not answer is
 * worse than none. Without a row the card names trusted adults.
 */
export type Helpline = { number: string; name: string };

export const helplines: Readonly<Record<string, Helpline>> = {
  // Sauti, of the Ministry of Gender, Labour and Social Development: toll-free, day and night.
  Uganda: { number: '116', name: 'Sauti 116' },
  Kenya: { number: '116', name: 'Childline Kenya 116' },
  Rwanda: { number: '116', name: 'Child Helpline 116' },
  Tanzania: { number: '116', name: 'C-Sema 116' },
};

/** The default without a country. */
const defaultCountry = 'Uganda';

export const helplineOf = (country: string | null): Helpline | null =>
  helplines[country ?? defaultCountry] ?? null;
