// Parses a Markdown content file: front matter between dashed lines, then `## Named sections`.
import { type Finding, tellInto } from '#findings.ts';

export type Section = { readonly name: string; readonly line: number; readonly lines: readonly SourceLine[] };

export type SourceLine = { readonly text: string; readonly line: number };

export type Fence = { readonly word: string; readonly text: string; readonly line: number };

export type MarkdownFile = { readonly front: string; readonly sections: ReadonlyMap<string, Section> };

const openBlock = 'This block is never closed with ```.';

const problem = (findings: Finding[], file: string, line: number, message: string) =>
  tellInto(findings)({ file, lineOf: () => line }, '', message);

/**
 * Splits a file into sections; reports text before the first section, duplicate names and unclosed fences.
 */
export const readMarkdown = (file: string, text: string, findings: Finding[]): MarkdownFile => {
  const lines = text.split('\n').map((entry, index) => ({ text: entry.trimEnd(), line: index + 1 }));
  const end =
    lines[0]?.text === '---' ? lines.findIndex(({ text }, index) => index > 0 && text === '---') : -1;
  if (end < 0) problem(findings, file, 1, 'The file must begin with front matter between two lines of ---.');
  const sections = new Map<string, Section>();
  let current: { name: string; line: number; lines: SourceLine[] } | undefined;
  let fence = 0;
  for (const entry of lines.slice(end + 1)) {
    if (entry.text === '```') fence = fence > 0 ? 0 : entry.line;
    else if (entry.text.startsWith('```')) {
      if (fence > 0) problem(findings, file, fence, openBlock);
      fence = entry.line;
    }
    const name = fence > 0 ? undefined : /^## (.+)$/u.exec(entry.text)?.[1]?.trim();
    if (name !== undefined) {
      if (sections.has(name)) problem(findings, file, entry.line, `The section '${name}' is there twice.`);
      current = { name, line: entry.line, lines: [] };
      sections.set(name, current);
    } else if (current) current.lines.push(entry);
    else if (entry.text !== '') {
      problem(findings, file, entry.line, 'Text must stand in a section that begins with "## ".');
    }
  }
  if (fence > 0) problem(findings, file, fence, openBlock);
  const front = lines.slice(1, Math.max(end, 1)).map((entry) => entry.text);
  return { front: front.join('\n'), sections };
};

/** Extracts fenced blocks and keeps the other lines in place. */
export const takeFences = (lines: readonly SourceLine[]): { rest: SourceLine[]; fences: Fence[] } => {
  const rest: SourceLine[] = [];
  const fences: Fence[] = [];
  let open: { word: string; line: number; body: string[] } | undefined;
  for (const entry of lines) {
    const mark = /^```(.*)$/u.exec(entry.text);
    if (mark && open) {
      fences.push({ word: open.word, line: open.line, text: open.body.join('\n') });
      open = undefined;
    }
    if (mark && mark[1] === '') continue;
    if (mark) open = { word: (mark[1] ?? '').trim(), line: entry.line, body: [] };
    else if (open) open.body.push(entry.text);
    else rest.push(entry);
  }
  return { rest, fences };
};

/** Splits a section at `### ` headings, one part for each scene. */
export const splitAtHeadings = (lines: readonly SourceLine[]): readonly Section[] => {
  const pieces: { name: string; line: number; lines: SourceLine[] }[] = [];
  let inFence = false;
  for (const entry of lines) {
    if (entry.text.startsWith('```')) inFence = entry.text !== '```';
    const name = inFence ? undefined : /^### (.+)$/u.exec(entry.text)?.[1]?.trim();
    if (name !== undefined) pieces.push({ name, line: entry.line, lines: [] });
    else pieces.at(-1)?.lines.push(entry);
  }
  return pieces;
};
