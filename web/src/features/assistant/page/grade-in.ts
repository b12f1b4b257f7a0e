import type { ToolPage } from '@afrolearn/learning/assistant/page.ts';

/** The line under the title names the class for which the page was made. */
export const gradeIn = ({ about }: ToolPage): number | null => {
  const [, grade] = /\bPrimary ([1-7])\b/.exec(about.join(' ')) ?? [];
  return grade === undefined ? null : Number(grade);
};
