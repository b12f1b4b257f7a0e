/** Column types that several table files use. */
import { sql } from 'drizzle-orm';
import { customType, timestamp, uuid } from 'drizzle-orm/pg-core';

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
export const moment = (name: string) => timestamp(name, { withTimezone: true });
export const madeAt = () => moment('created_at').notNull().defaultNow();
/** Identifies a row outside its own database (decision 0115). The numeric id is local. */
export const uid = () => uuid('uid').notNull().unique().default(sql`new_uid()`);
