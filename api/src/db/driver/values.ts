/**
 * How values of Postgres are parsed: dates and times stay text, because the query builder parses them itself. The
 * driver parses all other types.
 */
import pg from 'pg';

const asText = (text: string): string => text;
/* date, time, timestamp and timestamptz, interval, numeric[], and arrays of moments. */
const textual = new Set([1082, 1083, 1114, 1184, 1186, 1231, 1182, 1115, 1185, 1187]);

export const values = {
  getTypeParser: ((oid: number, format?: 'text') =>
    textual.has(oid) ? asText : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};
