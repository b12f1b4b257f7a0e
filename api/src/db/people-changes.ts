import { getTableName } from 'drizzle-orm';
import type { Watched } from './driver/changes.ts';
import { dormancies, secondFactors, sessions, users } from './tables.ts';

/** The tables from which a cached session is built. The channel is that of the triggers in migration 0020. */
export const peopleChanges: Watched = {
  tables: [users, sessions, secondFactors, dormancies].map(getTableName),
  channel: 'people_changed',
};
