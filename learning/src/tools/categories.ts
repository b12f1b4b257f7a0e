/** The purpose of each tool, for group boards by tool category (spec 2 §4). */
import type { ToolCategory } from '#tools/category-names.ts';
import { otherNamesOf, type ToolSlug, toolSlugs } from '#tools/slugs.ts';

const categoryOf: Readonly<Record<ToolSlug, ToolCategory>> = {
  'quiz-maker': 'study',
  'story-builder': 'words',
  'homework-helper': 'study',
  'spelling-bee': 'words',
  'math-playground': 'numbers',
  'science-explorer': 'world',
  'drawing-buddy': 'play',
  'word-translator': 'words',
  'revision-timer': 'study',
  'jokes-riddles': 'play',
  'reading-partner': 'words',
  'word-of-the-day': 'words',
  'map-explorer': 'world',
  'music-rhymes': 'play',
  'puzzle-maker': 'numbers',
  'nature-walk': 'world',
  'history-time-machine': 'world',
  'classroom-debate-helper': 'words',
  'safety-coach': 'world',
  'creative-writing-prompter': 'words',
  'brain-burst': 'numbers',
  'lightning-summary': 'study',
  'picture-decoder': 'play',
  'fun-sparks': 'play',
  'word-wizard': 'words',
  'reading-simplifier': 'words',
  'vocabulary-roots': 'words',
  'memory-hooks': 'study',
  'quest-quiz': 'study',
};

export const toolsOfCategory = (category: ToolCategory): readonly ToolSlug[] =>
  toolSlugs.filter((tool) => categoryOf[tool] === category);

/** All names of the tools of a category in devices' events. */
export const namesOfTools = (category: ToolCategory): readonly string[] =>
  toolsOfCategory(category).flatMap((tool) => [tool, ...otherNamesOf(tool)]);
