import type { PageBlock } from '@afrolearn/learning/assistant/page.ts';

export const put = <T>(list: readonly T[], at: number, one: T): readonly T[] =>
  list.map((other, place) => (place === at ? one : other));

/* A square of numbers has ten columns and fits upright paper. */
const narrowCell = 4;

/** A table that needs landscape paper, and is shown row by row on narrow screens. */
export const isWide = (block: PageBlock): boolean =>
  block.kind === 'table' &&
  block.head.length > 7 &&
  [block.head, ...block.rows].some((row) => row.some((cell) => cell.length > narrowCell));

export type Change<B> = ((block: B) => void) | null;
type Kind<K extends PageBlock['kind']> = Extract<PageBlock, { kind: K }>;
export type BlockProps<K extends PageBlock['kind']> = {
  block: Kind<K>;
  label: string;
  onChange: Change<PageBlock>;
};

/* Lines have no id, so their index is the key. */
export const keyed = <T>(list: readonly T[]) => list.map((one, at) => ({ one, at, key: `${at}` }));

/**
 * The padding of a numbered list: room for its widest number, the dot and a gap. Numbers hang outside the
 * text, and printers cut off anything beyond the page.
 */
export const roomForNumbers = (last: number) => ({ paddingInlineStart: `${String(last).length + 2}ch` });
