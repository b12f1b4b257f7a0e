/** A path of the web app is written once, in `web/src/lib/paths.ts`; routes and links take it from there. */
import { Visitor } from 'oxc-parser';
import { lineAt, parseFile } from '../parse.ts';
import { isTest, type SourceFile } from '../tree.ts';

const table = 'web/src/lib/paths.ts';
/** The attributes and calls that lead to a page. */
const leads = new Set(['to', 'href']);
const isOwnPath = /^\/(?!\/)/;

/** `lesson` of `/lesson/:id`: what the paths of the table begin with. */
const beginningsIn = (source: string): ReadonlySet<string> =>
  new Set([...source.matchAll(/['`]\/([\w-]+)/g)].map(([, name]) => name ?? ''));

export const pathProblems = (files: readonly SourceFile[]): readonly string[] => {
  const beginnings = beginningsIn(files.find(({ path }) => path === table)?.source ?? '');
  return files
    .filter(({ path }) => path.startsWith('web/src/') && path !== table && !isTest(path))
    .flatMap((file) => {
      const found = new Set<number>();
      const look = (text: unknown, at: number, leading: boolean) => {
        if (typeof text !== 'string' || !isOwnPath.test(text)) return;
        if (leading || beginnings.has(/^\/([\w-]*)/.exec(text)?.[1] ?? '')) found.add(at);
      };
      /**
       * Checks the value of an attribute or a call, whatever it begins with: also `/` and a page that does not exist.
       */
      const lookAtLead = (node: { type: string; start: number } | null | undefined) => {
        if (node?.type === 'Literal') look((node as { value?: unknown }).value, node.start, true);
        if (node?.type === 'JSXExpressionContainer')
          lookAtLead((node as unknown as { expression: { type: string; start: number } }).expression);
        if (node?.type !== 'TemplateLiteral') return;
        const [first] = (node as unknown as { quasis: { start: number; value: { raw: string } }[] }).quasis;
        if (first !== undefined) look(first.value.raw, first.start, true);
      };
      new Visitor({
        Literal: ({ value, start }) => look(value, start, false),
        TemplateElement: ({ value, start }) => look(value.raw, start, false),
        JSXAttribute: ({ name, value }) => {
          if (name.type === 'JSXIdentifier' && leads.has(name.name)) lookAtLead(value);
        },
        CallExpression: ({ callee, arguments: [first] }) => {
          if (callee.type === 'Identifier' && callee.name === 'navigate') lookAtLead(first);
        },
      }).visit(parseFile(file).program);
      return [...found].map(
        (at) => `${file.path}:${lineAt(file.source, at)} writes a path out; take it from #lib/paths.ts`,
      );
    });
};
