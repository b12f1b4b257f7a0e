/**
 * The tools whose pages may be reworded (`wordings.ts`). A separate file, because the page needs nothing else
 * from there.
 */
import type { ToolId } from './tools.ts';

/* Pages about people are excluded: comments, letters, figures, one learner's need, a child at risk. */
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
