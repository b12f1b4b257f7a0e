/** A failure is shown in one form, `Failed` of `web/src/ask/failed.tsx`: the sentence, and 'Try again' beside it. */
import { Visitor } from 'oxc-parser';
import { lineAt, parseFile } from '../parse.ts';
import { isTest, type SourceFile } from '../tree.ts';

/** The component itself, and pages shown instead of one that failed or is not on the device. */
const maySay = new Set([
  'web/src/ask/failed.tsx',
  'web/src/app/shell.tsx',
  'web/src/lesson-kit/elsewhere.tsx',
]);
/** Messages of failures, and of a quiz that is retried. */
const words = new Set([
  'web/src/messages/courses/en.ts',
  'web/src/messages/shell/en.ts',
  'web/src/messages/lesson/en.ts',
]);
/** Where the specification writes 'Try Again', with a capital letter; `Failed` takes it as `again`. */
const documented = new Set([
  'web/src/messages/profile/en.ts',
  'web/src/messages/avatars/en.ts',
  'web/src/messages/groups/en.ts',
]);

export const tryingProblems = (file: SourceFile): readonly string[] => {
  const { path, source } = file;
  if (!path.startsWith('web/src/') || isTest(path) || words.has(path) || maySay.has(path)) return [];
  const found: string[] = [];
  const tell = (at: number) =>
    found.push(`${path}:${lineAt(source, at)} offers 'Try again' by hand; use Failed of #ask/failed.tsx`);
  const isAgain = (text: string) =>
    text === 'tryAgain' ||
    (/^\s*try again\s*$/i.test(text) && !(documented.has(path) && text === 'Try Again'));
  new Visitor({
    Literal: ({ value, start }) => {
      if (typeof value === 'string' && isAgain(value)) tell(start);
    },
    JSXText: ({ value, start }) => {
      if (isAgain(value)) tell(start);
    },
  }).visit(parseFile(file).program);
  return found;
};
