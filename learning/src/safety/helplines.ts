/**
 * The child helplines that the help card shows, with no network needed. A row is added when somebody has called the
 * number in that country: a number that does not answer is worse than none. Without a row the card names the grown-ups.
 */
export type Helpline = { number: string; name: string };

const helplines: Readonly<Record<string, Helpline>> = {
  // Sauti, of the Ministry of Gender, Labour and Social Development: toll-free, day and night.
  Uganda: { number: '116', name: 'Sauti 116' },
};

/** Nobody has said a country: the school is in Uganda, until there is another launch country. */
export const helplineOf = (country: string | null): Helpline | null => helplines[country ?? 'Uganda'] ?? null;
