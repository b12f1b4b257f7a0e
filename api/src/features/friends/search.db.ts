import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { classmatesOf, learnersMetBy, type MeetingRules } from '#features/bonds/index.ts';
import { isHidden, nameShown, pictureShown } from '#features/cases/index.ts';
import { declineEnds, type PeerRow } from './friends.db.ts';

const most = 10;

export type FoundRow = PeerRow & { friendshipId: number | null; accepted: boolean | null };

const marks = /[\u0300-\u036f]/g;
const folded = (text: string): string => text.toLowerCase().normalize('NFD').replace(marks, '');

/* The text must begin a word of the name. LIKE wildcards are escaped. */
const pattern = (text: string): string => `% ${folded(text).replace(/[\\%_]/g, '\\$&')}%`;

/* The name as the asker sees it: a hidden family name must not be guessable letter by letter. */
const shownName = (isClassmate: SQL): SQL =>
  sql`case when ${isHidden('person', sql`u.id`)} then left(u.name, 1)
    when ${isClassmate} or position(' ' in u.name) = 0 then u.name
    else split_part(u.name, ' ', 1) || ' ' || left(split_part(u.name, ' ', -1), 1) || '.' end`;

/** Learners whom the asker may meet, by name or exact id; classmates first. */
export const learnersNamed = async (
  db: Db,
  rules: MeetingRules,
  askerId: number,
  { text, id }: { text: string; id: number | null },
): Promise<FoundRow[]> => {
  const isClassmate = sql`u.id in ${classmatesOf(askerId)}`;
  const name = sql`' ' || regexp_replace(normalize(lower(${shownName(isClassmate)}), NFD), '[\u0300-\u036f]', '', 'g')`;
  // Requests that the asker knows of: not one that waits for the other's guardian, and not one that the asker
  // refused.
  const isKnown = sql`(f.accepted or f.agreed_at is not null
    or (f.asked_id = ${askerId} and f.declined_at is null and not f.asker_waits)
    or (f.asker_id = ${askerId} and f.withdrawn_at is null and (f.declined_at is null
      or f.declined_at > ${declineEnds(rules.now()).toISOString()}::timestamptz)))`;
  return await db.execute<FoundRow>(sql`
    select u.id, ${nameShown(sql`u`)} as name, ${pictureShown(sql`u`)} as picture, u.grade_id as "gradeId", ${isClassmate} as "isClassmate", f.id as "friendshipId", f.accepted
    from users u left join friendships f on ${isKnown}
      and least(f.asker_id, f.asked_id) = least(u.id, ${askerId}::int)
      and greatest(f.asker_id, f.asked_id) = greatest(u.id, ${askerId}::int)
    where u.id in ${learnersMetBy(rules, { id: askerId })}
      and (u.id = ${id}::int or ${name} like ${pattern(text)})
    order by ${isClassmate} desc, lower(u.name), u.id limit ${most}`);
};
