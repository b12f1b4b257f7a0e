import type { EntryContent } from '@afrolearn/learning/lessons/lesson.ts';

const figuresShown = (content: EntryContent): readonly (string | undefined)[] => {
  if (content.type === 'video')
    return content.scenes.map(({ visual }) => ('figure' in visual ? visual.figure : undefined));
  if (content.type === 'quiz') return content.items.map(({ figure }) => figure);
  return Object.keys(content.figures);
};

/** The first drawing that an entry shows; null when it has none. */
export const firstDrawing = (content: EntryContent): { svg: string; title: string } | null => {
  const name = figuresShown(content).find((figure) => figure !== undefined && figure in content.figures);
  const drawing = name === undefined ? undefined : content.figures[name];
  return drawing === undefined ? null : { svg: drawing.svg, title: drawing.title };
};
