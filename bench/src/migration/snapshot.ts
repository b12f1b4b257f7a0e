/** A snapshot of a database for comparing two versions: rows by table, and the learners' totals. */

export type Sql = { unsafe: (text: string) => Promise<Record<string, unknown>[]> };
export type Columns = ReadonlyMap<string, readonly string[]>;
export type Figures = Readonly<Record<string, string>>;

export const columnsOf = async (sql: Sql): Promise<Columns> => {
  const rows = await sql.unsafe(
    `select table_name as "table", column_name as "column" from information_schema.columns
     where table_schema = 'public' order by 1, ordinal_position`,
  );
  const found = new Map<string, string[]>();
  for (const { table, column } of rows)
    found.set(String(table), [...(found.get(String(table)) ?? []), String(column)]);
  return found;
};

const one = async (sql: Sql, text: string): Promise<string> => {
  const [row] = await sql.unsafe(text);
  return Object.values(row ?? {}).join(' ');
};

/** A count and a hash of the given columns for each table. New columns make no difference, lost ones do. */
export const rowsIn = async (sql: Sql, columns: Columns): Promise<Figures> => {
  const found: Record<string, string> = {};
  for (const [table, names] of columns) {
    const row = `row(${names.map((name) => `"${name}"`).join(', ')})::text`;
    found[table] = await one(
      sql,
      `select count(*) || ' rows', md5(coalesce(string_agg(md5(${row}), '' order by md5(${row})), '')) from "${table}"`,
    ).catch((error: unknown) => `cannot be read: ${String(error)}`);
  }
  return found;
};

const sums: Readonly<Record<string, string>> = {
  events: 'select count(*) from events',
  answers: "select concat_ws(' ', count(*), count(*) filter (where correct)) from answers",
  'quiz attempts': "select concat_ws(' ', count(*), sum(correct)) from attempts",
  'seeds of learners': "select concat_ws(' ', sum(seeds), max(seeds)) from learner_totals",
  'seeds by class': "select concat_ws(' ', sum(seeds), count(*)) from grade_seeds",
  points: 'select sum(points) from learner_totals',
  'longest streaks':
    "select concat_ws(' ', sum(longest_streak), min(longest_streak), max(longest_streak)) from learner_totals",
  'days of learning': 'select count(*) from active_days',
  'lessons finished':
    "select concat_ws(' ', count(*) filter (where completed_at is not null), sum(points)) from item_progress",
  'mastery of units':
    "select concat_ws(' ', sum(percent), sum(reached), count(ace_at), count(master_at)) from unit_progress",
  'rewards claimed': 'select count(*) from claims',
  badges: "select concat_ws(' ', count(*), count(distinct badge_id)) from earned_badges",
  'review cards': 'select count(*) from review_cards',
  'tools completed': 'select count(*) from completed_tools',
};

export const sumsIn = async (sql: Sql): Promise<Figures> => {
  const found: Record<string, string> = {};
  for (const [name, text] of Object.entries(sums)) found[name] = await one(sql, text);
  return found;
};

export const differences = (before: Figures, after: Figures): readonly string[] =>
  Object.keys(before)
    .filter((name) => before[name] !== after[name])
    .map((name) => `${name}: ${before[name]} before, ${after[name]} after`);
