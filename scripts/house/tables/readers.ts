/**
 * Checks which slice reads which table. A slice reads its own tables and those of slices below it. If the owner of a
 * table is beside or above the reader, the owner answers through its door, or both use a view in `db`.
 */
import { Visitor } from 'oxc-parser';
import { floors } from '../floors.ts';
import { lineAt, parseFile } from '../parse.ts';
import { placeOf } from '../places.ts';
import { isTest, type SourceFile } from '../tree.ts';
import { inSql } from '../writers.ts';

/* A hole of a template or a plain name; several with commas between them, each with its short name. */
const name = String.raw`(?:only\s+|lateral\s+)?(?:\$\{\s*[A-Za-z]\w*\s*\}|"?[a-z_]+"?)`;
const sqlRead = new RegExp(
  String.raw`\b(?:from|join|using)\s+(${name}(?:(?:\s+(?:as\s+)?[a-z]\w*)?\s*,\s*${name})*)`,
  'gi',
);
const oneName = /^(?:only\s+|lateral\s+)?(?:\$\{\s*([A-Za-z]\w*)\s*\}|"?([a-z_]+)"?)/i;

const drizzleReads = new Set([
  'from',
  'innerJoin',
  'leftJoin',
  'rightJoin',
  'fullJoin',
  'crossJoin',
  '$count',
]);

/* A part of a query that consists of a table and its alias, to be put after a `from`. */
const alone = /^\s*(?:\$\{\s*([A-Za-z]\w*)\s*\}|([a-z_]+))(?:\s+(?:as\s+)?[a-z]\w*)?\s*$/;

type Found = { readonly table: string; readonly line: number };

const namesIn = (text: string): readonly { name: string; at: number }[] => {
  const [, local, plain] = alone.exec(text) ?? [];
  const whole = local ?? plain;
  if (whole !== undefined) return [{ name: whole, at: 0 }];
  return [...text.matchAll(sqlRead)].flatMap(({ 1: list = '', index }) =>
    list.split(',').flatMap((part) => {
      const [, hole, word] = oneName.exec(part.trim()) ?? [];
      const name = hole ?? word;
      return name === undefined ? [] : [{ name, at: index }];
    }),
  );
};

/** The names under which a file knows tables: imported under another name, or `alias(users, 'child')`. */
const aliasesIn = (program: ReturnType<typeof parseFile>['program']): ReadonlyMap<string, string> => {
  const aliases = new Map<string, string>();
  new Visitor({
    ImportSpecifier: ({ local, imported }) => {
      if (imported.type === 'Identifier') aliases.set(local.name, imported.name);
    },
    VariableDeclarator: ({ id, init }) => {
      if (id.type !== 'Identifier' || init?.type !== 'CallExpression') return;
      const { callee, arguments: given } = init;
      const [table] = given;
      if (callee.type === 'Identifier' && callee.name.startsWith('alias') && table?.type === 'Identifier')
        aliases.set(id.name, aliases.get(table.name) ?? table.name);
    },
  }).visit(program);
  return aliases;
};

const tablesRead = (file: SourceFile): readonly Found[] => {
  const { program } = parseFile(file);
  const aliases = aliasesIn(program);
  const found: Found[] = [];
  const add = (name: string, offset: number) =>
    found.push({ table: inSql(aliases.get(name) ?? name), line: lineAt(file.source, offset) });
  new Visitor({
    CallExpression: ({ callee, arguments: given }) => {
      const [table] = given;
      if (callee.type !== 'MemberExpression' || callee.computed || table?.type !== 'Identifier') return;
      if (callee.property.type === 'Identifier' && drizzleReads.has(callee.property.name))
        add(table.name, table.start);
    },
    TemplateLiteral: ({ start, end }) => {
      for (const { name, at } of namesIn(file.source.slice(start + 1, end - 1))) add(name, start + 1 + at);
    },
    Literal: ({ value, start }) => {
      if (typeof value === 'string' && /\bselect\b/i.test(value))
        for (const { name, at } of namesIn(value)) add(name, start + 1 + at);
    },
  }).visit(program);
  return found;
};

/** Every read of a table of `tables` in the program of a slice; what tests read does not count. */
const readsOf = (files: readonly SourceFile[], tables: { has: (table: string) => boolean }) =>
  files.flatMap((file) => {
    const { room, layer, slice } = placeOf(file.path);
    if (room !== 'api' || layer !== 'features' || isTest(file.path)) return [];
    return tablesRead(file)
      .filter(({ table }) => tables.has(table))
      .map((read) => ({ ...read, slice, path: file.path }));
  });

const floorOf = (slice: string): number => floors.findIndex((floor) => floor.includes(slice));

/** Reads of tables whose owner is not below the reader. `owners`: the slice that writes each table. */
export const readProblems = (
  files: readonly SourceFile[],
  owners: ReadonlyMap<string, string>,
): readonly string[] =>
  readsOf(files, owners).flatMap(({ table, slice, path, line }) => {
    const owner = owners.get(table);
    if (owner === undefined || owner === slice || floorOf(owner) < floorOf(slice)) return [];
    return [`${path}:${line} reads ${table} owned by ${owner}, which does not stand below ${slice}`];
  });
