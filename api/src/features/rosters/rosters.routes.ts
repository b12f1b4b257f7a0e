import { rosters } from '@afrolearn/contract/rosters.ts';
import { gradeName } from '@afrolearn/learning/catalogue/grades.ts';
import type { ColumnUse } from '@afrolearn/learning/rosters/columns.ts';
import { readSheet } from '@afrolearn/learning/rosters/sheet.ts';
import { mostLines } from '@afrolearn/learning/rosters/understand.ts';
import { refuse } from '#http/refuse.ts';
import { serve } from '#http/serve.ts';
import { asLine, checkRoster, roomsOf } from './check-roster.ts';
import { cardsAgain, importRoster } from './import-roster.ts';

/** Pasted text as lines; none or too many are refused. */
const sheetOf = (
  text: string,
  rooms: readonly { name: string }[],
  chosen: readonly ColumnUse[] | undefined,
) => {
  const { shape, rows, columns } = readSheet(
    text,
    rooms.map(({ name }) => name),
    chosen,
  );
  if (rows.length === 0) throw refuse('request/invalid', { fields: { text: { key: 'roster/nothing' } } });
  if (rows.length > mostLines)
    throw refuse('request/invalid', {
      fields: { text: { key: 'roster/too-many', values: { most: mostLines } } },
    });
  return { shape, rows, columns };
};

export const rosterRoutes = serve(rosters, {
  'GET /rosters/classes': async ({ user, db }) =>
    (await roomsOf(db, user)).map(({ id, name, gradeId, teacher }) => ({
      id,
      name,
      grade: gradeName(gradeId),
      teacher,
    })),

  'POST /rosters/check': async ({ body: { text, rows, columns, ...forAll }, user, say, ...world }) => {
    const sheet =
      rows === undefined
        ? sheetOf(text ?? '', await roomsOf(world.db, user), columns)
        : { shape: 'sheet' as const, rows, columns: [] };
    const lines = await checkRoster(world, user, sheet.rows, forAll);
    return {
      shape: sheet.shape,
      columns: sheet.columns.map(({ samples, ...column }) => ({ ...column, samples: [...samples] })),
      lines: lines.map((line) => asLine(line, say)),
    };
  },

  'POST /rosters/imports': async ({ body, user, ...world }) => await importRoster(world, user, body),

  'POST /rosters/imports/:id/cards': async ({ params, user, ...world }) =>
    await cardsAgain(world, user, params.id),
});
