/** Finds the sentences of a table in its source file, and writes others in their place. */

import type { Sentence } from '@afrolearn/learning/languages/sentence.ts';
import { type Node, parseSync } from 'oxc-parser';

type Place = { readonly start: number; readonly end: number };

const bare = (node: Node): Node =>
  node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression' ? bare(node.expression) : node;

/** The values of an object as it is written, by key. */
const membersOf = (node: Node): ReadonlyMap<string, Node> => {
  const object = bare(node);
  const found = new Map<string, Node>();
  if (object.type !== 'ObjectExpression') return found;
  for (const member of object.properties) {
    if (member.type !== 'Property') continue;
    if (member.key.type === 'Identifier' && !member.computed) found.set(member.key.name, member.value);
    if (member.key.type === 'Literal') found.set(String(member.key.value), member.value);
  }
  return found;
};

const constantsOf = (file: string, source: string): ReadonlyMap<string, Node> => {
  const { program, errors } = parseSync(file, source);
  if (errors[0] !== undefined) throw new Error(`${file} does not parse: ${errors[0].message}`);
  const found = new Map<string, Node>();
  for (const statement of program.body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declared.declarations)
      if (id.type === 'Identifier' && init !== null) found.set(id.name, init);
  }
  return found;
};

/** The position of each sentence of the table at `path`, by key. */
export const placesIn = (
  file: string,
  source: string,
  path: readonly string[],
): ReadonlyMap<string, Place> => {
  let members = constantsOf(file, source);
  for (const name of path) {
    const next = members.get(name);
    if (next === undefined) return new Map();
    members = membersOf(next);
  }
  return members;
};

const quoted = (text: string): string =>
  JSON.stringify(text)
    .replaceAll('\u00a0', '\\u00a0')
    .replaceAll('\u00ad', '\\u00ad')
    .replaceAll('\u202f', '\\u202f');

const literal = (sentence: Sentence): string =>
  typeof sentence === 'string'
    ? quoted(sentence)
    : `{ ${Object.entries(sentence)
        .map(([form, text]) => `${form}: ${quoted(text)}`)
        .join(', ')} }`;

export type Change = { readonly place: Place; readonly sentence: Sentence };

/** The file with replaced sentences; the formatter fixes quotes and line breaks. */
export const withChanges = (source: string, changes: readonly Change[]): string =>
  [...changes]
    .sort((one, other) => other.place.start - one.place.start)
    .reduce(
      (text, { place, sentence }) => text.slice(0, place.start) + literal(sentence) + text.slice(place.end),
      source,
    );
