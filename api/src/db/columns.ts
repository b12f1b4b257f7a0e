/** Kinds of columns that more than one file of tables uses. */
import { sql } from 'drizzle-orm';
import { customType, timestamp, uuid } from 'drizzle-orm/pg-core';

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
export const moment = (name: string) => timestamp(name, { withTimezone: true });
export const madeAt = () => moment('created_at').notNull().defaultNow();
/** Names a row outside its own database (decision 0115); the number beside it is local. */
export const uid = () => uuid('uid').notNull().unique().default(sql`new_uid()`);
