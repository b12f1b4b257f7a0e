/**
 * The child helplines that the help card shows, with no network needed: the free short number of each country, read where
 * its helpline or government publishes it. Whoever launches in a country calls the number first: one that does not answer
 * is worse than none. Without a row the card names the grown-ups.
 */
export type Helpline = { number: string; name: string };

export const helplines: Readonly<Record<string, Helpline>> = {
  // Sauti, of the Ministry of Gender, Labour and Social Development: toll-free, day and night.
  Uganda: { number: '116', name: 'Sauti 116' },
  Kenya: { number: '116', name: 'Childline Kenya 116' },
  Rwanda: { number: '116', name: 'Child Helpline 116' },
  Tanzania: { number: '116', name: 'C-Sema 116' },
};

/** Where nobody has said a country. */
const defaultCountry = 'Uganda';

export const helplineOf = (country: string | null): Helpline | null =>
  helplines[country ?? defaultCountry] ?? null;
