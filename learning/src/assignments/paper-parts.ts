/** A task on paper as it is drawn. */
export type PaperPart =
  | { readonly kind: 'heading' | 'line' | 'under'; readonly text: string }
  | { readonly kind: 'points'; readonly lines: readonly string[] };

/** The words of a task as they are drawn: headings after `#`, points after `-`, what belongs to the line above it. */
export const paperParts = (paper: string): readonly PaperPart[] => {
  const parts: PaperPart[] = [];
  for (const written of paper.split('\n')) {
    const text = written.trim();
    const last = parts[parts.length - 1];
    if (text === '') continue;
    if (/^#+ /.test(text)) parts.push({ kind: 'heading', text: text.replace(/^#+ /, '') });
    else if (/^[-•] /.test(text)) {
      const line = text.slice(2);
      if (last?.kind === 'points') parts[parts.length - 1] = { kind: 'points', lines: [...last.lines, line] };
      else parts.push({ kind: 'points', lines: [line] });
    } else parts.push({ kind: written.startsWith('   ') ? 'under' : 'line', text });
  }
  return parts;
};
