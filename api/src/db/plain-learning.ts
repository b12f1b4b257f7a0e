import { type SQL, sql } from 'drizzle-orm';

/**
 * Whether the learner `who` (an id in the query) or a guardian chose learning without seeds, levels, streaks, badges
 * and cheers (decision 0061). The switch only hides them; they are still counted. Uses values and not `exists`, as
 * for boards.
 */
export const plainLearningOf = (who: string): string =>
  `(coalesce((select not s.motivation from settings s where s.user_id = ${who}), false)
    or coalesce((select bool_or(not g.motivation) from guardianships g where g.child_id = ${who}), false))`;

const around = plainLearningOf('{who}').split('{who}');

/** The same as a fragment for the query builder. */
export const learnsPlainly = (who: SQL): SQL<boolean> =>
  sql.join(
    around.map((part) => sql.raw(part)),
    who,
  ) as SQL<boolean>;
