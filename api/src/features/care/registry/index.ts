import type { Kept } from './kept.ts';
import { learning } from './learning.ts';
import { people } from './people.ts';
import { school } from './school.ts';

/**
 * Every table of the database. A test compares it with the schema: a new table fails until it has a row here.
 */
export const registry: Readonly<Record<string, Kept>> = { ...people, ...learning, ...school };
