/** How values of Postgres arrive: moments as text, for the query builder reads them itself; all else as the driver does. */
import pg from 'pg';

const asText = (text: string): string => text;
/* date, time, timestamp and timestamptz, interval, numeric[], and arrays of moments. */
const textual = new Set([1082, 1083, 1114, 1184, 1186, 1231, 1182, 1115, 1185, 1187]);

export const values = {
  getTypeParser: ((oid: number, format?: 'text') =>
    textual.has(oid) ? asText : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};
