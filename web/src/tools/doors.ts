/** The lazy page of each available study tool. */
import type { OpenTool } from '@afrolearn/learning/tools/registry.ts';
import { lazyPart } from '#lib/lazy.tsx';

type Door = ReturnType<typeof lazyPart<Record<never, never>>>;

export const toolDoors: Readonly<Record<OpenTool, Door>> = {
  'homework-helper': lazyPart(async () => (await import('./homework-helper/tool.tsx')).HomeworkHelper),
  'jokes-riddles': lazyPart(async () => (await import('./jokes-riddles/tool.tsx')).JokesRiddles),
  'spelling-bee': lazyPart(async () => (await import('./spelling-bee/tool.tsx')).SpellingBee),
  'puzzle-maker': lazyPart(async () => (await import('./puzzle-maker/tool.tsx')).PuzzleMaker),
  'math-playground': lazyPart(async () => (await import('./math-playground/tool.tsx')).MathPlayground),
};
