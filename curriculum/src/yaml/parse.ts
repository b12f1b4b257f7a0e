import { isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import type { Tell } from '#findings.ts';
import type { LineOf } from '#load/lines.ts';

type Written = { readonly file: string; readonly text: string; readonly firstLine?: number };

export type ParsedYaml<T> = { readonly value: T | undefined; readonly lineOf: LineOf };

/** Maps fields to their names in the file, to find their lines. */
const writtenNames: Readonly<Record<string, string>> = {
  prompt: 'question',
  explanation: 'explain',
  accepted: 'accept',
};

const steps = (path: string): readonly (string | number)[] =>
  path
    .split('.')
    .filter((part) => part !== '' && part !== 'item')
    .map((part) => (/^\d+$/u.test(part) ? Number(part) : (writtenNames[part] ?? part)));

/**
 * Parses YAML by a schema and reports every mistake with its line. Scalars stay text until the schema asks
 * for a number, so `1.50`, `0012` and `yes` are preserved.
 */
export const parseYaml = <T>(written: Written, schema: z.ZodType<T>, tell: Tell): ParsedYaml<T> => {
  const { file, text, firstLine = 1 } = written;
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, schema: 'failsafe' });
  const lineAt = (offset: number) => counter.linePos(offset).line + firstLine - 1;
  const lineOf: LineOf = (path) => {
    const parts = steps(path);
    for (let length = parts.length; length > 0; length--) {
      const node = document.getIn(parts.slice(0, length), true);
      if (isNode(node) && node.range) return lineAt(node.range[0]);
    }
    return firstLine;
  };
  const source = { file, lineOf };
  if (document.errors.length > 0) {
    for (const error of document.errors) {
      tell(
        { file, lineOf: () => lineAt(error.pos[0]) },
        '',
        `This is not YAML: ${firstLineOf(error.message)}`,
      );
    }
    return { value: undefined, lineOf };
  }
  const result = schema.safeParse(document.toJS());
  if (result.success) return { value: result.data, lineOf };
  const isThere = (path: string) => path === '' || document.hasIn(steps(path));
  for (const issue of result.error.issues) {
    tellIssue(issue, isThere, (path, message) => tell(source, path, message));
  }
  return { value: undefined, lineOf };
};

const firstLineOf = (message: string): string =>
  (message.split('\n')[0] ?? message).replace(/ at line .*$/u, '.');

type Issue = z.core.$ZodIssue;

const tellIssue = (
  issue: Issue,
  isThere: (path: string) => boolean,
  tell: (path: string, message: string) => void,
): void => {
  const path = issue.path.map(String).join('.');
  const name = path === '' ? 'This' : `'${path}'`;
  if (issue.code === 'unrecognized_keys') {
    for (const key of issue.keys) {
      tell(path === '' ? key : `${path}.${key}`, `'${key}' is not known here; look for a spelling mistake.`);
    }
  } else if (!isThere(path)) {
    tell(path, `${name} is missing.`);
  } else if (issue.code === 'invalid_value') {
    tell(path, `${name} must be one of: ${issue.values.map(String).join(', ')}.`);
  } else {
    tell(path, `${name}: ${issue.message}.`.replace(/\.\.$/u, '.'));
  }
};
