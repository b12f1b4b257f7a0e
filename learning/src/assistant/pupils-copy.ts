/** Separates the pupils' part of a page, on paper and as a task, from the teacher's part. */
import type { PageBlock, ToolPage } from '#assistant/page.ts';

/* Titles of teacher sections in pages stored before headings had the `teacher` mark. */
const oldNames: readonly string[] = [
  'How to use them',
  'How much simpler it is',
  'For the teacher',
  'After the bell',
];

/**
 * For each block, whether it is for the teacher alone: the answers and all after them, and teacher sections
 * up to the next heading.
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

/** The index for a new pupils' block: before the teacher's part at the end. */
export const endForPupils = (blocks: readonly PageBlock[]): number =>
  teachersParts(blocks).lastIndexOf(false) + 1;

export const pupilsCopy = (page: ToolPage): ToolPage => {
  const isTeachers = teachersParts(page.blocks);
  return { ...page, blocks: page.blocks.filter((_, at) => isTeachers[at] === false) };
};
