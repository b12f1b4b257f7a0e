import type { PictureRow } from '#assistant/page.ts';

/*
 * Repeats the limit of the assistant's pages: importing it would load their file for every reader of a task.
 */
const mostTimes = 20;

/** Drawings of the bank: each so many times, to be coloured, or with a box for the answer. */
export type Drawings = Pick<PictureRow, 'pictures' | 'write' | 'pale'>;

/** A task on paper as it is drawn. */
export type PaperPart =
  | ({ readonly kind: 'pictures' } & Drawings)
  | { readonly kind: 'heading' | 'line' | 'under'; readonly text: string }
  | { readonly kind: 'points'; readonly lines: readonly string[] };

/** `[cup 3] [ ]` draws three cups and a box for their number; `[~cup 1]` draws one to be coloured. */
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

/** Parses the text of a task: `#` starts a heading, `-` a bullet. */
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
