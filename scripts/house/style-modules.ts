/** Class names of style modules, in both directions: each that is used exists, and each that exists is used. */
import { posix } from 'node:path';
import { Visitor } from 'oxc-parser';
import { lineAt, parseFile } from './parse.ts';
import { isTest, type SourceFile } from './tree.ts';

type Node = { readonly type: string; readonly start: number };

/** The text before a brace is a selector; a rule that begins with @ names no class. */
const classesIn = (css: string): ReadonlySet<string> => {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '');
  const selectors = [...plain.matchAll(/([^{};]+)\{/g)].map(([, before = '']) => before.trim());
  const named = selectors
    .filter((selector) => !selector.startsWith('@'))
    .map((selector) => selector.replace(/:global\([^)]*\)/g, ''))
    .flatMap((selector) => [...selector.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name));
  return new Set(named);
};

/** The words that an argument may become, as far as they are written there. */
const wordsOf = (node: unknown): readonly { name: string; at: number }[] => {
  const one = node as Node & Record<string, unknown>;
  if (one.type === 'Literal')
    return typeof one['value'] === 'string' ? [{ name: one['value'], at: one.start }] : [];
  if (one.type === 'ConditionalExpression')
    return [...wordsOf(one['consequent']), ...wordsOf(one['alternate'])];
  if (one.type !== 'LogicalExpression') return [];
  return [...(one['operator'] === '&&' ? [] : wordsOf(one['left'])), ...wordsOf(one['right'])];
};

/** A path that begins with `#` counts from the source folder of the web. */
const moduleAt = (importer: string, from: string): string =>
  from.startsWith('#') ? `web/src/${from.slice(1)}` : posix.join(posix.dirname(importer), from);

const usesIn = (file: SourceFile) => {
  const { program } = parseFile(file);
  const modules = new Map<string, string>();
  const binders = new Map<string, string>();
  const used: { module: string; name: string; at: number }[] = [];
  for (const node of program.body) {
    const [specifier] = node.type === 'ImportDeclaration' ? node.specifiers : [];
    if (node.type !== 'ImportDeclaration' || !node.source.value.endsWith('.module.css')) continue;
    if (specifier === undefined) continue;
    modules.set(specifier.local.name, moduleAt(file.path, node.source.value));
  }
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (id.type !== 'Identifier' || init?.type !== 'CallExpression') return;
      const [given] = init.arguments;
      const module = given?.type === 'Identifier' ? modules.get(given.name) : undefined;
      if (module !== undefined) binders.set(id.name, module);
    },
    MemberExpression: ({ object, property, start }) => {
      const module = object.type === 'Identifier' ? modules.get(object.name) : undefined;
      if (module === undefined) return;
      if (property.type === 'Identifier') used.push({ module, name: property.name, at: start });
      if (property.type === 'Literal') used.push({ module, name: String(property.value), at: start });
    },
  }).visit(program);
  new Visitor({
    CallExpression: ({ callee, arguments: given }) => {
      const module = callee.type === 'Identifier' ? binders.get(callee.name) : undefined;
      if (module === undefined) return;
      for (const argument of given) for (const word of wordsOf(argument)) used.push({ module, ...word });
    },
  }).visit(program);
  return { file, modules: [...modules.values()], used };
};

/** A name that is chosen (`c('button', kind)`) is written somewhere: as a word, in a type, or as the key of a table. */
const says = (source: string, name: string) => new RegExp(`['"\`.]${name}\\b|\\b${name}:`).test(source);

export const styleModuleProblems = (
  code: readonly SourceFile[],
  styles: readonly SourceFile[],
): readonly string[] => {
  const sheets = new Map(styles.map(({ path, source }) => [path, classesIn(source)]));
  const users = code
    .filter(
      ({ path, source }) => path.startsWith('web/src/') && !isTest(path) && source.includes('.module.css'),
    )
    .map(usesIn);
  const missing = users.flatMap(({ file, used }) =>
    used
      .filter(({ module, name }) => sheets.get(module)?.has(name) !== true)
      .map(({ name, module, at }) => `${file.path}:${lineAt(file.source, at)} .${name} is not in ${module}`),
  );
  const idle = [...sheets].flatMap(([path, names]) => {
    const near = code.filter(
      (file) => posix.dirname(file.path) === posix.dirname(path) && !isTest(file.path),
    );
    const far = users.filter(({ modules }) => modules.includes(path)).map(({ file }) => file);
    const sources = [...near, ...far].map(({ source }) => source);
    return [...names]
      .filter((name) => !sources.some((source) => says(source, name)))
      .map((name) => `${path}: nobody uses .${name}`);
  });
  return [...missing, ...idle];
};
