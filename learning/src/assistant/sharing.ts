/** How many pupils one printed copy of a page is for. */
import type { ToolPage } from '#assistant/page.ts';
import type { ToolId } from '#assistant/tools.ts';

/** Practical work is done in groups of six, and each group has one sheet. */
export const pupilsInGroup = 6;

/** Cards are cut apart, and each pupil takes one. */
export const pupilsPerCopy = (tool: ToolId, { blocks }: ToolPage): number => {
  if (tool === 'practical-work') return pupilsInGroup;
  return Math.max(
    1,
    blocks.reduce((all, block) => (block.kind === 'cards' ? all + block.cards.length : all), 0),
  );
};
