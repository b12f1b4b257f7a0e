/** Checks which slice writes which table. A table has one writer, so the rules for its rows are in one place. */
import { Visitor } from 'oxc-parser';
import { parseFile } from './parse.ts';
import { placeOf } from './places.ts';
import { isTest, type SourceFile } from './tree.ts';

type Write = { readonly table: string; readonly slice: string; readonly path: string };

/** Converts `classMembers` to `class_members`, as SQL names the table. */
export const inSql = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/* `for update of` and `do update set` alone do not write; `${users}` is the table of that name. */
const sqlWrite =
  /\b(?:insert\s+into|delete\s+from|truncate(?:\s+table)?|(?<!\bfor\s(?:no\skey\s)?)(?<!\bdo\s)update)\s+(?:only\s+)?(?:\$\{\s*([A-Za-z]\w*)\s*\}|"?([a-z_]+)"?)/gi;

const drizzleWrites = new Set(['insert', 'update', 'delete']);
/*
 * `rows.db.ts` of the learning record inserts many rows in one statement; the table is one of its arguments.
 */
const rowWrites = new Set(['insertRows', 'addRows', 'keepRows']);

const tablesWritten = (file: SourceFile): readonly string[] => {
  const found = new Set<string>();
  new Visitor({
    CallExpression: ({ callee, arguments: given }) => {
      if (callee.type === 'Identifier' && rowWrites.has(callee.name))
        for (const one of given) if (one.type === 'Identifier') found.add(inSql(one.name));
      const [table] = given;
      if (callee.type !== 'MemberExpression' || callee.computed || table?.type !== 'Identifier') return;
      if (callee.property.type === 'Identifier' && drizzleWrites.has(callee.property.name))
        found.add(inSql(table.name));
    },
    TaggedTemplateExpression: (node) => {
      const text = file.source.slice(node.quasi.start + 1, node.quasi.end - 1);
      for (const [, name, plain] of text.matchAll(sqlWrite)) {
        if (name !== undefined) found.add(inSql(name));
        else if (plain !== undefined && plain !== 'set' && plain !== 'of') found.add(plain);
      }
    },
  }).visit(parseFile(file).program);
  return [...found];
};

/** Every table that a slice writes in its own program; what tests write does not count. */
export const writesOf = (files: readonly SourceFile[], tables: ReadonlySet<string>): readonly Write[] =>
  files.flatMap((file) => {
    const { room, layer, slice } = placeOf(file.path);
    if (room !== 'api' || layer !== 'features' || isTest(file.path)) return [];
    return tablesWritten(file)
      .filter((table) => tables.has(table))
      .map((table) => ({ table, slice, path: file.path }));
  });

/** The slice that writes each table. */
export const ownersIn = (writes: readonly Write[]): ReadonlyMap<string, string> =>
  new Map(writes.map(({ table, slice }) => [table, slice]));

/** Tables that more than one slice writes, a line each with the files. */
export const tablesOfMany = (writes: readonly Write[]): readonly string[] => {
  const tables = [...new Set(writes.map(({ table }) => table))].sort();
  return tables.flatMap((table) => {
    const all = writes.filter((write) => write.table === table);
    if (new Set(all.map(({ slice }) => slice)).size < 2) return [];
    return [`${table} is written by ${[...new Set(all.map(({ path }) => path))].sort().join(', ')}`];
  });
};

/** The tables as `api/src/db/` declares them. */
export const tablesIn = (files: readonly SourceFile[]): ReadonlySet<string> =>
  new Set(
    files
      .filter(({ path }) => /^api\/src\/db\/(tables\.ts|tables\/[\w-]+\.ts)$/.test(path))
      .flatMap(({ source }) => [...source.matchAll(/export const (\w+) = pgTable\(/g)])
      .map(([, name = '']) => inSql(name)),
  );
