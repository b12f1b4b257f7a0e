/** Every tool with a page: the 20 of the hub (spec 1 §2.8) and further ones (spec 2 §2, Other routes). */
export const hubTools = [
  'quiz-maker',
  'story-builder',
  'homework-helper',
  'spelling-bee',
  'math-playground',
  'science-explorer',
  'drawing-buddy',
  'word-translator',
  'revision-timer',
  'jokes-riddles',
  'reading-partner',
  'word-of-the-day',
  'map-explorer',
  'music-rhymes',
  'puzzle-maker',
  'nature-walk',
  'history-time-machine',
  'classroom-debate-helper',
  'safety-coach',
  'creative-writing-prompter',
] as const;

export const furtherTools = [
  'brain-burst',
  'lightning-summary',
  'picture-decoder',
  'fun-sparks',
  'word-wizard',
  'reading-simplifier',
  'vocabulary-roots',
  'memory-hooks',
  'quest-quiz',
] as const;

export const toolSlugs = [...hubTools, ...furtherTools];
export type ToolSlug = (typeof toolSlugs)[number];

/** Two documented addresses of the same tool. */
const otherNames: Readonly<Record<string, ToolSlug>> = { 'word-of-day': 'word-of-the-day' };

export const otherNamesOf = (tool: ToolSlug): readonly string[] =>
  Object.keys(otherNames).filter((name) => otherNames[name] === tool);

/** The canonical slug of a tool, or null. */
export const toolOf = (slug: string): ToolSlug | null =>
  toolSlugs.find((tool) => tool === slug || otherNamesOf(tool).includes(slug)) ?? null;
