import type { PictureRow } from '#assistant/page.ts';

/* As on a page of the assistant, whose file stays away from who only reads a task. */
const mostTimes = 20;

/** Drawings of the bank: each so many times, to be coloured, or with a box for the answer. */
export type Drawings = Pick<PictureRow, 'pictures' | 'write' | 'pale'>;

/** A task on paper as it is drawn. */
export type PaperPart =
  | ({ readonly kind: 'pictures' } & Drawings)
  | { readonly kind: 'heading' | 'line' | 'under'; readonly text: string }
  | { readonly kind: 'points'; readonly lines: readonly string[] };

/** `[cup 3] [ ]`: three cups and a box for their number. `[~cup 1]` is to be coloured. */
export const pictureLine = ({ pictures, write, pale }: Drawings): string =>
  [
    ...pictures.map(({ drawing, times }) => `[${pale ? '~' : ''}${drawing} ${times}]`),
    ...(write ? ['[ ]'] : []),
  ].join(' ');

const drawingsIn = (line: string): Drawings | null => {
  if (!/^\[~?[a-z][a-z0-9-]* \d{1,2}\]( \[(~?[a-z][a-z0-9-]* \d{1,2}| )\])*$/.test(line)) return null;
  const pictures = (line.match(/[a-z][a-z0-9-]* \d+/g) ?? []).map((one) => {
    const [drawing = '', times] = one.split(' ');
    return { drawing, times: Math.min(Number(times), mostTimes) };
  });
  return {
    pictures,
    ...(line.includes('[ ]') ? { write: true as const } : {}),
    ...(line.includes('~') ? { pale: true as const } : {}),
  };
};

/** The words of a task as they are drawn: headings after `#`, points after `-`, what belongs to the line above it. */
export const paperParts = (paper: string): readonly PaperPart[] => {
  const parts: PaperPart[] = [];
  for (const written of paper.split('\n')) {
    const text = written.trim();
    const last = parts[parts.length - 1];
    if (text === '') continue;
    const drawings = drawingsIn(text);
    if (drawings !== null) {
      parts.push({ kind: 'pictures', ...drawings });
      continue;
    }
    if (/^#+ /.test(text)) parts.push({ kind: 'heading', text: text.replace(/^#+ /, '') });
    else if (/^[-•] /.test(text)) {
      const line = text.slice(2);
      if (last?.kind === 'points') parts[parts.length - 1] = { kind: 'points', lines: [...last.lines, line] };
      else parts.push({ kind: 'points', lines: [line] });
    } else parts.push({ kind: written.startsWith('   ') ? 'under' : 'line', text });
  }
  return parts;
};
