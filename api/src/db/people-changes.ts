import { getTableName } from 'drizzle-orm';
import type { Watched } from './driver/changes.ts';
import { dormancies, secondFactors, sessions, users } from './tables.ts';

/** What a cached session is made of; the channel is that of the triggers in migration 0020. */
export const peopleChanges: Watched = {
  tables: [users, sessions, secondFactors, dormancies].map(getTableName),
  channel: 'people_changed',
};
