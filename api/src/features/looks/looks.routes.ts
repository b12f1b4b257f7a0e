import { type LookDay, lookDaysAPage, looks } from '@afrolearn/contract/looks.ts';
import type { LookerKind } from '@afrolearn/learning/people/looks.ts';
import { personFor } from '#features/bonds/index.ts';
import { serve } from '#http/serve.ts';
import { type LookRow, looksAt } from './looks.db.ts';

const whoIs = (row: LookRow, askerId: number): LookerKind => {
  if (row.viewerId === null) return 'gone';
  if (row.viewerId === askerId) return 'you';
  // Former guardians are not named, either.
  if (row.isGuardian || row.isParent) return 'guardian';
  if (row.teaches) return 'class teacher';
  return row.leads ? 'administrator' : 'teacher';
};

const named: ReadonlySet<LookerKind> = new Set(['class teacher', 'administrator', 'teacher']);

/** Rows are sorted by day, then by person. */
const daysOf = (rows: readonly LookRow[], askerId: number): LookDay[] => {
  const days: LookDay[] = [];
  let last: LookRow | null = null;
  for (const row of rows) {
    if (last?.day !== row.day) days.push({ day: row.day, people: [] });
    const people = days[days.length - 1]?.people ?? [];
    const before = people[people.length - 1];
    if (last?.day === row.day && last.viewerId === row.viewerId && before !== undefined) {
      before.what.push(row.what);
    } else {
      const who = whoIs(row, askerId);
      people.push({ who, name: named.has(who) ? row.name : null, what: [row.what] });
    }
    last = row;
  }
  return days;
};

export const lookRoutes = serve(looks, {
  'GET /children/:id/looks': async ({ params, query, user, db }) => {
    const child = await personFor(db, user, params.id, ['guardian']);
    const rows = await looksAt(db, {
      childId: child.id,
      before: query.before ?? null,
      days: lookDaysAPage,
    });
    const days = daysOf(rows, user.id);
    const shown = days.slice(0, lookDaysAPage);
    return {
      child: { id: child.id, name: child.name },
      days: shown,
      older: days.length > lookDaysAPage ? (shown[shown.length - 1]?.day ?? null) : null,
    };
  },
});
