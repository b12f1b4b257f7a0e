/** Kinds of columns that more than one file of tables uses. */
import { customType, timestamp } from 'drizzle-orm/pg-core';

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
export const moment = (name: string) => timestamp(name, { withTimezone: true });
export const madeAt = () => moment('created_at').notNull().defaultNow();
