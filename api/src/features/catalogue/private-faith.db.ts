/** Privacy of faith (G20) in SQL: `tellsFaith` of learning/, for queries that leave units out before they count. */
import { faithsApart, religiousStrand } from '@afrolearn/learning/safety/private-faith.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { units } from '#db/tables.ts';

/* Constants instead of parameters, because the planner can use them. */
const strand = sql.raw(`'${religiousStrand}'`);
const apart = sql.raw(faithsApart.map((faith) => `'${faith}'`).join(', '));

/** For a row of `units`, by its alias. */
export const unitTellsFaith = (unit: SQL): SQL<boolean> =>
  sql<boolean>`(${unit}.details ->> 'strand' is not distinct from ${strand}
    or exists (select from items side where side.unit_id = ${unit}.id and side.faith in (${apart})))`;

/** For a row of `items` and the row of its unit, by their aliases: reads no further row. */
export const entryTellsFaith = (item: SQL, unit: SQL): SQL<boolean> =>
  sql<boolean>`(${unit}.details ->> 'strand' is not distinct from ${strand}
    or coalesce(${item}.faith in (${apart}), false))`;

/** Whether an entry, given only by its id, is for one faith only. */
export const entryOfOneFaith = (itemId: SQL): SQL<boolean> =>
  sql<boolean>`exists (select from items side where side.id = ${itemId} and side.faith in (${apart}))`;

/** Units whose work only the learner may see. */
export const unitsThatTellFaith = async (db: Db): Promise<ReadonlySet<number>> =>
  new Set(
    (
      await db
        .select({ id: units.id })
        .from(units)
        .where(unitTellsFaith(sql`${units}`))
    ).map(({ id }) => id),
  );
