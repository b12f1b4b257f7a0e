/**
 * One place decides which answers count and which entries are done (decision 0091): the views `counted_answers` and
 * `entry_states`. Only the slices `record`, which writes the record, and `events`, which settles arriving events,
 * read the tables below them and know the pass mark.
 */
import { Visitor } from 'oxc-parser';
import { lineAt, parseFile } from './parse.ts';
import { placeOf } from './places.ts';
import { isTest, type SourceFile } from './tree.ts';

const mayRead: ReadonlySet<string> = new Set(['record', 'events']);

/** The guarded tables as the code imports them, and the view to read instead. */
const tables: ReadonlyMap<string, string> = new Map([
  ['answers', 'countedAnswers'],
  ['itemProgress', 'entryStates'],
]);

/* A table is named after `from` or `join`, a column anywhere. */
const inSql: readonly (readonly [RegExp, string])[] = [
  [/\b(?:from|join)\s+(?:only\s+)?answers\b/gi, 'the table answers: read counted_answers'],
  [/\b(?:from|join)\s+(?:only\s+)?item_progress\b/gi, 'the table item_progress: read entry_states'],
  [/\bcompleted_at\b/gi, 'completed_at: read state and ended_at of entry_states'],
];

const isExempt = ({ path }: SourceFile): boolean => {
  const { room, layer, slice } = placeOf(path);
  // The tables are declared in `db`; migrations and the views themselves are SQL files.
  return room !== 'api' || layer === 'db' || mayRead.has(slice) || isTest(path);
};

/** Where another slice reads the record past the views, or compares a score with the pass mark by itself. */
export const recordProblems = (files: readonly SourceFile[]): readonly string[] =>
  files.flatMap((file) => {
    if (isExempt(file)) return [];
    const { path, source } = file;
    const found: string[] = [];
    const problem = (offset: number, what: string) =>
      found.push(`${path}:${lineAt(source, offset)} names ${what}`);
    new Visitor({
      ImportDeclaration: ({ source: from, specifiers, start }) => {
        if (/\/quizzes\/pass-mark\.ts$/.test(from.value))
          problem(start, 'the pass mark: read state of entry_states');
        if (!/^#db\/tables/.test(from.value)) return;
        for (const one of specifiers) {
          const name =
            one.type === 'ImportSpecifier' && one.imported.type === 'Identifier' ? one.imported.name : '';
          const instead = tables.get(name);
          if (instead !== undefined) problem(one.start, `the table ${name}: read ${instead}`);
        }
      },
      TemplateLiteral: ({ quasis }) => {
        for (const { value, start } of quasis)
          for (const [pattern, what] of inSql)
            for (const { index } of value.raw.matchAll(pattern)) problem(start + index, what);
      },
    }).visit(parseFile(file).program);
    return found;
  });
