/** The tools whose pages may be put in other words (`wordings.ts`); apart, because the page needs no more than this. */
import type { ToolId } from './tools.ts';

/* Pages about people are not among them: comments, letters, figures, one learner's need, a child at risk. */
export const wordableTools = [
  'lesson-plan',
  'lesson-opener',
  'practical-work',
  'worksheet',
  'exit-ticket',
  'reading-passage',
  'word-cards',
  'chalkboard-plan',
  'simpler-text',
  'reteach-plan',
  'topic-for-teacher',
  'teaching-idea',
] as const satisfies readonly ToolId[];
export type WordableTool = (typeof wordableTools)[number];

export const isWordable = (tool: ToolId): tool is WordableTool => wordableTools.some((one) => one === tool);
