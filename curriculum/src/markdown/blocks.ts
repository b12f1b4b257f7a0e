// Our small Markdown subset: paragraphs, ### headings, lists, quotes, tables and figures.
import type { Block, Line } from '@afrolearn/learning/lessons/text.ts';
import type { Source } from '#findings.ts';
import type { Place } from '#load/place.ts';
import { parseInline } from '#markdown/inline.ts';
import type { SourceLine } from '#markdown/sections.ts';

const figurePattern = /^!\[(.*)\]\(figures\/([a-z0-9-]+)\.svg\)$/u;
const refused: readonly (readonly [RegExp, string])[] = [
  [/^#{4,}|^# /u, 'Only ### headings can stand inside a section.'],
  [/^!\[/u, 'A figure is written ![what it shows](figures/name.svg) on a line of its own.'],
  [/^\s+\S/u, 'Lines must not be indented; lists inside lists are not possible.'],
  [/^[*+] /u, 'A list begins with "- ".'],
  [/<\/?[a-z][^>]*>/iu, 'HTML cannot be used here.'],
];

type Kind = 'bullets' | 'numbers' | 'quote' | 'table' | 'text';

const kindOf = (text: string): Kind =>
  text.startsWith('- ')
    ? 'bullets'
    : /^\d+\. /u.test(text)
      ? 'numbers'
      : text.startsWith('> ')
        ? 'quote'
        : text.startsWith('|')
          ? 'table'
          : 'text';

const groupsOf = (lines: readonly SourceLine[]): readonly (readonly SourceLine[])[] => {
  const groups: SourceLine[][] = [];
  let last: SourceLine | undefined;
  for (const entry of lines) {
    const alone = entry.text.startsWith('### ') || entry.text.startsWith('![');
    const joins =
      last !== undefined &&
      last.text !== '' &&
      !alone &&
      !last.text.startsWith('### ') &&
      !last.text.startsWith('![') &&
      kindOf(entry.text) === kindOf(last.text);
    if (entry.text !== '') {
      if (joins) groups.at(-1)?.push(entry);
      else groups.push([entry]);
    }
    last = entry;
  }
  return groups;
};

export type ReadBlocks = { readonly blocks: readonly Block[]; readonly lines: readonly number[] };

/** The blocks, each with its first line. */
export const readBlocks = (source: readonly SourceLine[], place: Place): ReadBlocks => {
  const blocks: Block[] = [];
  const lines: number[] = [];
  for (const group of groupsOf(source)) {
    const first = group[0];
    if (!first) continue;
    const rule = group.flatMap(({ text, line }) =>
      refused
        .filter(([pattern]) => pattern.test(text) && !figurePattern.test(text))
        .map(([, say]) => ({ line, say })),
    )[0];
    if (rule) {
      place.tell(at(place, rule.line), '', rule.say);
      continue;
    }
    blocks.push(blockOf(group, first, place));
    lines.push(first.line);
  }
  return { blocks, lines };
};

const at = (place: Place, line: number): Source => ({ file: place.file, lineOf: () => line });

const inlineAt = (text: string, line: number, place: Place): Line =>
  parseInline(text, place.resolve, ({ target }) =>
    place.tell(at(place, line), '', `The link '${target}' leads nowhere.`),
  );

const cellsOf = ({ text, line }: SourceLine, place: Place): Line[] =>
  text
    .replace(/^\||\|$/gu, '')
    .split('|')
    .map((cell) => inlineAt(cell.trim(), line, place));

const blockOf = (group: readonly SourceLine[], first: SourceLine, place: Place): Block => {
  const figure = figurePattern.exec(first.text);
  if (figure) return { kind: 'figure', figure: figure[2] ?? '', alt: figure[1] ?? '' };
  if (first.text.startsWith('### ')) {
    return { kind: 'heading', line: inlineAt(first.text.slice(4), first.line, place) };
  }
  const strip = (pattern: RegExp) =>
    group.map(({ text, line }) => inlineAt(text.replace(pattern, ''), line, place));
  switch (kindOf(first.text)) {
    case 'bullets':
      return { kind: 'bullets', items: strip(/^- /u) };
    case 'numbers':
      return { kind: 'numbers', items: strip(/^\d+\. /u) };
    case 'quote':
      return {
        kind: 'quote',
        line: inlineAt(group.map(({ text }) => text.slice(2)).join(' '), first.line, place),
      };
    case 'table': {
      const [head, , ...rows] = group.map((row) => cellsOf(row, place));
      return { kind: 'table', head: head ?? [], rows };
    }
    case 'text':
      return {
        kind: 'paragraph',
        line: inlineAt(group.map(({ text }) => text).join(' '), first.line, place),
      };
  }
};
