import { createHash } from 'node:crypto';

/** JSON with the keys of every object in order: the same content always has the same bytes. */
export const stableJson = (value: unknown): string =>
  JSON.stringify(value, (_key, entry: unknown) =>
    typeof entry === 'object' && entry !== null && !Array.isArray(entry)
      ? Object.fromEntries(Object.entries(entry).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
      : entry,
  );

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
