/**
 * The Markdown of teachers' lessons: paragraphs, headings, lists, quotes, tables, bold, italic and links.
 * Everything else is plain text; HTML and images are refused with a message. The result is data, never
 * markup.
 */
import type { Fault } from '#languages/fault.ts';
import type { Block, Inline, Line } from '#lessons/text.ts';

/** The target of a link; undefined where it is not allowed. */
export type ResolveLink = (target: string) => string | undefined;

export type TextFault = Fault<'text/html' | 'text/picture' | 'text/link-form' | 'text/link-not-allowed'>;

export type ReadMarkdown = { readonly blocks: readonly Block[]; readonly problem: TextFault | null };

/* Every part of the pattern has a length limit, so that matching takes linear time. */
const marks =
  /\*\*(?<strong>[^*\n]{1,2000})\*\*|\*(?<em>[^*\n]{1,2000})\*|\[(?<label>[^[\]\n]{1,300})\]\((?<target>[^()\s]{1,2000})\)/gu;

const refused: readonly (readonly [RegExp, TextFault['key']])[] = [
  [/<[a-z/!?]/iu, 'text/html'],
  [/!\[/u, 'text/picture'],
  [/^ {0,3}\[[^\]]{1,300}\]:/mu, 'text/link-form'],
];

type LinkReader = { readonly resolve: ResolveLink; readonly tell: (problem: TextFault) => void };

const inline = (text: string, { resolve, tell }: LinkReader): Line => {
  const parts: Inline[] = [];
  const plain = (piece: string) => {
    // A link that our pattern did not match could still work in another parser.
    if (piece.includes('](')) tell({ key: 'text/link-form' });
    if (piece !== '') parts.push({ text: piece });
  };
  let at = 0;
  for (const match of text.matchAll(marks)) {
    plain(text.slice(at, match.index));
    at = match.index + match[0].length;
    const { strong, em, label, target } = match.groups ?? {};
    if (strong !== undefined) parts.push({ text: strong, strong: true });
    else if (em !== undefined) parts.push({ text: em, em: true });
    else if (label !== undefined && target !== undefined) {
      const href = resolve(target);
      if (href === undefined) tell({ key: 'text/link-not-allowed', values: { link: label } });
      else parts.push({ text: label, href });
    }
  }
  plain(text.slice(at));
  return parts;
};

type Kind = 'heading' | 'bullets' | 'numbers' | 'quote' | 'table' | 'paragraph';

const beginnings: readonly (readonly [Kind, RegExp])[] = [
  ['heading', /^#{1,6} +/u],
  ['bullets', /^[-*] +/u],
  ['numbers', /^\d{1,3}[.)] +/u],
  ['quote', /^> ?/u],
  ['table', /^\|/u],
];
const beginningOf = (line: string) => beginnings.find(([, pattern]) => pattern.test(line));

const isRule = (line: string) => /^(?:-{3,}|\*{3,}|_{3,})$/u.test(line);
const isUnderHead = (line: string) => /^[|\s:-]+$/u.test(line) && line.includes('-');

const cellsOf = (line: string, told: LinkReader): Line[] =>
  line
    .replace(/^\||\|$/gu, '')
    .split('|')
    .map((cell) => inline(cell.trim(), told));

type Group = { readonly kind: Kind; readonly lines: string[] };

/** Groups neighbouring lines of one kind; an empty line separates groups, and a heading is its own. */
const groupsOf = (text: string): readonly Group[] => {
  const groups: Group[] = [];
  let open: Group | undefined;
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '' || isRule(line)) {
      open = undefined;
      continue;
    }
    const [kind = 'paragraph', beginning] = beginningOf(line) ?? [];
    const words = kind === 'table' || beginning === undefined ? line : line.replace(beginning, '');
    if (open?.kind === kind && kind !== 'heading') open.lines.push(words);
    else {
      open = { kind, lines: [words] };
      groups.push(open);
    }
  }
  return groups;
};

const blockOf = ({ kind, lines }: Group, told: LinkReader): Block => {
  if (kind === 'bullets' || kind === 'numbers')
    return { kind, items: lines.map((line) => inline(line, told)) };
  if (kind === 'table') {
    const [head = '', ...rows] = lines.filter((line, index) => index !== 1 || !isUnderHead(line));
    return { kind, head: cellsOf(head, told), rows: rows.map((row) => cellsOf(row, told)) };
  }
  return { kind, line: inline(lines.join(' '), told) };
};

/** The blocks of a text, and the first mistake for its writer to fix. */
export const readMarkdown = (text: string, resolve: ResolveLink): ReadMarkdown => {
  const found: TextFault[] = refused.filter(([pattern]) => pattern.test(text)).map(([, key]) => ({ key }));
  const told: LinkReader = { resolve, tell: (problem) => found.push(problem) };
  const blocks = groupsOf(text).map((group) => blockOf(group, told));
  return { blocks, problem: found[0] ?? null };
};
