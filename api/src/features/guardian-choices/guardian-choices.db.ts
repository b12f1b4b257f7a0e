/** The choices of guardians. Without a row, the defaults of the columns apply. */
import type { Language } from '@afrolearn/learning/languages/languages.ts';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { guardianChoices } from '#db/tables.ts';
import { membersOf } from '#features/bonds/index.ts';
import { aboutChildren, addNews, type News, repeatNews } from '#features/notifications/index.ts';

const { guardianId: _, ...columns } = getTableColumns(guardianChoices);

export type ChoicesRow = {
  assignmentUpdates: boolean;
  newResources: boolean;
  paper: boolean;
  mail: boolean;
  sms: boolean;
  language: Language;
  phone: string | null;
};

const unchosen = {
  assignmentUpdates: true,
  newResources: false,
  paper: true,
  mail: false,
  sms: false,
  phone: null,
};

/** Without a chosen language, the default is `spoken`. */
export const choicesOf = async (db: Db, guardianId: number, spoken: Language): Promise<ChoicesRow> => {
  const [row] = await db
    .select(columns)
    .from(guardianChoices)
    .where(eq(guardianChoices.guardianId, guardianId));
  return row ?? { ...unchosen, language: spoken };
};

/** Updates the given fields and keeps the others. */
export const setChoices = async (
  db: Db,
  guardianId: number,
  change: { [Key in keyof ChoicesRow]?: ChoicesRow[Key] | undefined },
  spoken: Language = 'en',
): Promise<ChoicesRow> => {
  const named = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  if (Object.keys(named).length === 0) return await choicesOf(db, guardianId, spoken);
  const [row] = await db
    .insert(guardianChoices)
    .values({ guardianId, language: spoken, ...named })
    .onConflictDoUpdate({ target: guardianChoices.guardianId, set: named })
    .returning(columns);
  if (row === undefined) throw new Error('the choices were not kept');
  return row;
};

type ChildNews = { childIds: readonly number[]; by: number } & Pick<News, 'about' | 'once'>;

/* One row for each guardian who wants this kind of news, about all their children among these. */
const newsFor = async (
  db: Db,
  kind: 'child-assigned' | 'new-resource',
  { childIds, by, about, once }: ChildNews,
): Promise<News[]> => {
  if (childIds.length === 0) return [];
  const wants =
    kind === 'child-assigned'
      ? sql`coalesce(c.assignment_updates, true)`
      : sql`coalesce(c.new_resources, false)`;
  const rows = await db.execute<{ userId: number; children: number[] }>(sql`
    select g.guardian_id as "userId", array_agg(g.child_id order by g.child_id) as children from guardianships g
    left join guardian_choices c on c.guardian_id = g.guardian_id
    where g.child_id = any(${sql.param([...childIds])}::int[]) and g.guardian_id <> ${by} and ${wants}
    group by g.guardian_id`);
  return [...rows].map(({ userId, children }) => ({
    userId,
    kind,
    about: { ...about, ...aboutChildren(children) },
    once,
  }));
};

/** Notifies the guardians of these children of an assignment, unless they turned that off. */
export const tellOfAssignment = async (db: Db, news: ChildNews, now: Date): Promise<void> =>
  await addNews(db, await newsFor(db, 'child-assigned', news), now);

/** Reminds the same guardians: their notification comes to the top again, unread. Says how many they are. */
export const remindGuardians = async (db: Db, news: ChildNews, now: Date): Promise<number> => {
  const found = await newsFor(db, 'child-assigned', news);
  await repeatNews(db, found, now);
  return found.length;
};

type Shared = Omit<ChildNews, 'childIds'> & {
  schoolId: number | null;
  gradeId: number | null;
  /** For one class only; null for the whole school. */
  classId: number | null;
};

/** Notifies guardians of something new that a teacher shared with their children, unless they turned that off. */
export const tellOfResource = async (
  db: Db,
  { schoolId, gradeId, classId, ...news }: Shared,
  now: Date,
): Promise<void> => {
  if (schoolId === null) return;
  const rows = await db.execute<{ id: number }>(sql`
    select u.id from users u where u.school_id = ${schoolId} and u.role = 'learner'
      and (${gradeId}::int is null or u.grade_id = ${gradeId}::int)
      and (${classId}::int is null or u.id in ${membersOf(classId ?? 0)})
      and exists (select from guardianships g join guardian_choices c on c.guardian_id = g.guardian_id
        where g.child_id = u.id and c.new_resources)`);
  const found = await newsFor(db, 'new-resource', { ...news, childIds: [...rows].map(({ id }) => id) });
  await addNews(db, found, now);
};
