import { type ParseResult, parseSync, Visitor } from 'oxc-parser';
import type { SourceFile } from './tree.ts';

export type Import = {
  /** As it is written: `#lib/call.ts`, `./people.ts`, `node:fs`. */
  readonly from: string;
  /** The whole statement is erased: `import type`, `export type … from`, `import('…')` as a type. */
  readonly typeOnly: boolean;
  /** Fetched when it is needed: `import('…')` as a value. */
  readonly lazy: boolean;
  readonly line: number;
};

/** A file that cannot be parsed is an error: it must not look like a file without imports. */
export const parseFile = ({ path, source }: SourceFile): ParseResult => {
  const result = parseSync(path, source);
  const [error] = result.errors;
  if (error !== undefined) throw new Error(`${path} does not parse: ${error.message}`);
  return result;
};

export const lineAt = (source: string, offset: number): number => source.slice(0, offset).split('\n').length;

const literal = /^(['"`])([^'"`$]*)\1$/;

const readImports = (file: SourceFile): readonly Import[] => {
  const { program, module } = parseFile(file);
  const found: Import[] = [];
  const add = (from: string, typeOnly: boolean, offset: number, lazy = false) =>
    found.push({ from, typeOnly, lazy, line: lineAt(file.source, offset) });
  for (const node of program.body) {
    if (node.type === 'ImportDeclaration') add(node.source.value, node.importKind === 'type', node.start);
    if (node.type === 'ExportAllDeclaration') add(node.source.value, node.exportKind === 'type', node.start);
    if (node.type === 'ExportNamedDeclaration' && node.source !== null)
      add(node.source.value, node.exportKind === 'type', node.start);
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const [, , from] = literal.exec(file.source.slice(moduleRequest.start, moduleRequest.end)) ?? [];
    if (from !== undefined) add(from, false, moduleRequest.start, true);
  }
  new Visitor({ TSImportType: (node) => add(node.source.value, true, node.start) }).visit(program);
  return found;
};

const cached = new WeakMap<SourceFile, readonly Import[]>();

/**
 * Every way in which a file may reach another: static, re-exported, dynamic, and in a type. Cached by the file object,
 * because eight rules ask for the imports of the whole tree.
 */
export const importsOf = (file: SourceFile): readonly Import[] => {
  const known = cached.get(file);
  if (known !== undefined) return known;
  const imports = readImports(file);
  cached.set(file, imports);
  return imports;
};
