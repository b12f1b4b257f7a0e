import type { PageBlock } from '@afrolearn/learning/assistant/page.ts';

export const put = <T>(list: readonly T[], at: number, one: T): readonly T[] =>
  list.map((other, place) => (place === at ? one : other));

/** A table that needs the long side of the paper, and is told row by row where there is no room for its columns. */
export const isWide = (block: PageBlock): boolean => block.kind === 'table' && block.head.length > 7;

export type Change<B> = ((block: B) => void) | null;
type Kind<K extends PageBlock['kind']> = Extract<PageBlock, { kind: K }>;
export type BlockProps<K extends PageBlock['kind']> = {
  block: Kind<K>;
  label: string;
  onChange: Change<PageBlock>;
};

/* Lines have no name of their own; their place in the block is what they are. */
export const keyed = <T>(list: readonly T[]) => list.map((one, at) => ({ one, at, key: `${at}` }));

/**
 * The padding of a numbered list: room for its widest number, the dot and a gap. Numbers hang outside the text, and a
 * printer cuts off whatever hangs over the edge of the page.
 */
export const roomForNumbers = (last: number) => ({ paddingInlineStart: `${String(last).length + 2}ch` });
