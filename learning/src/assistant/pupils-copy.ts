/** What of a page goes to pupils, on paper and as a task, and what the teacher keeps. */
import type { PageBlock, ToolPage } from '#assistant/page.ts';

/* Pages that were kept before headings said it themselves. */
const oldNames: readonly string[] = [
  'How to use them',
  'How much simpler it is',
  'For the teacher',
  'After the bell',
];

/**
 * For each block, whether it is for the teacher alone: the answers and all that stands behind them, and a section of the
 * teacher up to the next heading.
 */
export const teachersParts = (blocks: readonly PageBlock[]): readonly boolean[] => {
  let isSection = false;
  let isAfterAnswers = false;
  return blocks.map((block) => {
    if (block.kind === 'answers') isAfterAnswers = true;
    if (block.kind === 'heading') isSection = block.teacher === true || oldNames.includes(block.text);
    return isSection || isAfterAnswers;
  });
};

/** Where something new goes that pupils shall read: before the part of the teacher with which a page ends. */
export const endForPupils = (blocks: readonly PageBlock[]): number =>
  teachersParts(blocks).lastIndexOf(false) + 1;

export const pupilsCopy = (page: ToolPage): ToolPage => {
  const isTeachers = teachersParts(page.blocks);
  return { ...page, blocks: page.blocks.filter((_, at) => isTeachers[at] === false) };
};
