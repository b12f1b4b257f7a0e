import { type SQL, sql } from 'drizzle-orm';

/**
 * The entry whose contents define the named mistake of an answer: the lesson whose question a retry repeated, else
 * the entry itself. `answer` is the alias of a row of `counted_answers`.
 */
export const askedEntryOf = (answer: SQL): SQL =>
  sql`case when ${answer}.asked ~ '^u[0-9]+-l[0-9]+-[a-z]+[0-9]+$'
    then regexp_replace(${answer}.asked, '-[^-]*$', '') else ${answer}.item_id end`;

/** Whether a retry repeated an exercise. The maker of the exercise names its mistakes; an entry does not. */
export const isMadeFor = (answer: SQL): SQL => sql`coalesce(${answer}.asked like 'made:%', false)`;
