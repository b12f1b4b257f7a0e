/**
 * The available study tools. A tool has a row here, its rules beside this file, its page in `web/src/tools/`, its
 * texts in `web/src/messages/tools-{slug}/` and, if it has data, `curriculum/content/tools/{slug}/`;
 * `scripts/house/web/study-tools.ts` checks that nothing is missing.
 */
import type { RiddleBook } from '#tools/jokes-riddles/riddles.ts';
import { type ToolSlug, toolOf } from '#tools/slugs.ts';
import type { SpellingBook } from '#tools/spelling-bee/words.ts';

/** The tabs of the hub besides 'All' (spec 1 §2.8). */
export type HubTab = 'academicTools' | 'skillBuilders' | 'funTools';

type ToolRow = { readonly tab: HubTab };

export const toolRegistry = {
  'homework-helper': { tab: 'academicTools' },
  'jokes-riddles': { tab: 'funTools' },
  'spelling-bee': { tab: 'skillBuilders' },
  'puzzle-maker': { tab: 'funTools' },
  'math-playground': { tab: 'academicTools' },
} as const satisfies Partial<Record<ToolSlug, ToolRow>>;

export type OpenTool = keyof typeof toolRegistry;

/** The data that a tool gets from the packed curriculum. A tool without data has no key. */
export type ToolContents = { 'jokes-riddles': RiddleBook; 'spelling-bee': SpellingBook };
export type ToolWithContent = keyof ToolContents;

export const openTools = Object.keys(toolRegistry) as readonly OpenTool[];

/** The tool with this slug, by any of its names; null if it is not available yet. */
export const openToolOf = (slug: string): OpenTool | null => {
  const tool = toolOf(slug);
  return openTools.find((open) => open === tool) ?? null;
};
