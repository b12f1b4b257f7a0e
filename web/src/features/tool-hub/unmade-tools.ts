import { type HubTab, openToolOf, toolRegistry } from '@afrolearn/learning/tools/registry.ts';
import type { ToolSlug } from '@afrolearn/learning/tools/slugs.ts';

/** Tabs of tools that are still being made. When one becomes available, its tab is in the registry and its row goes. */
export const tabsOfUnmade: Readonly<Partial<Record<ToolSlug, HubTab>>> = {
  'quiz-maker': 'academicTools',
  'story-builder': 'funTools',
  'science-explorer': 'academicTools',
  'drawing-buddy': 'funTools',
  'word-translator': 'skillBuilders',
  'revision-timer': 'academicTools',
  'reading-partner': 'skillBuilders',
  'word-of-the-day': 'skillBuilders',
  'map-explorer': 'academicTools',
  'music-rhymes': 'funTools',
  'nature-walk': 'funTools',
  'history-time-machine': 'academicTools',
  'classroom-debate-helper': 'skillBuilders',
  'safety-coach': 'skillBuilders',
  'creative-writing-prompter': 'skillBuilders',
  'brain-burst': 'funTools',
  'lightning-summary': 'academicTools',
  'picture-decoder': 'funTools',
  'fun-sparks': 'funTools',
  'word-wizard': 'skillBuilders',
  'reading-simplifier': 'skillBuilders',
  'vocabulary-roots': 'skillBuilders',
  'memory-hooks': 'academicTools',
  'quest-quiz': 'funTools',
};

export const tabOf = (slug: ToolSlug): HubTab => {
  const open = openToolOf(slug);
  return open === null ? (tabsOfUnmade[slug] ?? 'funTools') : toolRegistry[open].tab;
};
