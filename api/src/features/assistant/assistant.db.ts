import { and, desc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { assistantPages, classes, classMembers, schools, users } from '#db/tables.ts';

type Row = typeof assistantPages.$inferSelect;
export type PageRow = Pick<Row, 'id' | 'tool' | 'title' | 'changedAt'>;
export type WholePage = PageRow & Pick<Row, 'page' | 'form' | 'version'>;

const listed = {
  id: assistantPages.id,
  tool: assistantPages.tool,
  title: assistantPages.title,
  changedAt: assistantPages.changedAt,
};
const whole = {
  ...listed,
  page: assistantPages.page,
  form: assistantPages.form,
  version: assistantPages.version,
};

const ownPage = (userId: number, id: string) =>
  and(eq(assistantPages.userId, userId), eq(assistantPages.id, id));

export const pagesOf = (db: Db, userId: number, most: number): Promise<PageRow[]> =>
  db
    .select(listed)
    .from(assistantPages)
    .where(eq(assistantPages.userId, userId))
    .orderBy(desc(assistantPages.changedAt), desc(assistantPages.id))
    .limit(most);

export const pageOf = async (db: Db, userId: number, id: string): Promise<WholePage | null> => {
  const [row] = await db.select(whole).from(assistantPages).where(ownPage(userId, id));
  return row ?? null;
};

export type NewPage = Pick<Row, 'userId' | 'id' | 'tool' | 'page' | 'form'>;

/** Stores the page. If the id exists already, the stored page is returned. Null when there are `most` others. */
export const keepPage = async (
  database: Db,
  { userId, id, tool, page, form }: NewPage,
  at: Date,
  most: number,
): Promise<WholePage | null> =>
  await database.transaction(async (db) => {
    // The lock serializes concurrent requests: otherwise each would count without the others.
    await db.execute(sql`select 1 from ${users} where ${users.id} = ${userId} for no key update`);
    const known = await pageOf(db, userId, id);
    if (known !== null) return known;
    const others = and(eq(assistantPages.userId, userId), ne(assistantPages.id, id));
    if ((await db.$count(assistantPages, others)) >= most) return null;
    const [row] = await db
      .insert(assistantPages)
      .values({ userId, id, tool, title: page.title, page, form, createdAt: at, changedAt: at })
      .returning(whole);
    return row ?? null;
  });

export type ChangedPage = Pick<Row, 'userId' | 'id' | 'page' | 'form' | 'version'>;

/** Null when the page has another version meanwhile, or does not exist. */
export const changePage = async (
  db: Db,
  { userId, id, page, form, version }: ChangedPage,
  at: Date,
): Promise<WholePage | null> => {
  const [row] = await db
    .update(assistantPages)
    .set({ title: page.title, page, form, version: version + 1, changedAt: at })
    .where(and(ownPage(userId, id), eq(assistantPages.version, version)))
    .returning(whole);
  return row ?? null;
};

export const dropPage = async (db: Db, userId: number, id: string): Promise<boolean> =>
  (await db.delete(assistantPages).where(ownPage(userId, id)).returning({ id: assistantPages.id })).length >
  0;

type Teacher = { readonly id: number; readonly schoolId: number | null };

/** Names of all people of a teacher's school and classes. Text that leaves the school must not contain them. */
export const namesAround = async (db: Db, { id, schoolId }: Teacher): Promise<string[]> => {
  const taught = db
    .select({ id: classMembers.userId })
    .from(classMembers)
    .innerJoin(classes, eq(classes.id, classMembers.classId))
    .where(eq(classes.teacherId, id));
  const near = or(eq(users.id, id), inArray(users.id, taught));
  const rows = await db
    .selectDistinct({ name: users.name })
    .from(users)
    .where(schoolId === null ? near : or(eq(users.schoolId, schoolId), near));
  return rows.map(({ name }) => name);
};

/** Names of a teacher's school, of its classes, and of the teacher's own classes. */
export const placesAround = async (db: Db, { id, schoolId }: Teacher): Promise<string[]> => {
  const own = eq(classes.teacherId, id);
  const rooms = await db
    .selectDistinct({ name: classes.name })
    .from(classes)
    .where(schoolId === null ? own : or(eq(classes.schoolId, schoolId), own));
  const ofSchool =
    schoolId === null
      ? []
      : await db.select({ name: schools.name }).from(schools).where(eq(schools.id, schoolId));
  return [...ofSchool, ...rooms].map(({ name }) => name);
};
