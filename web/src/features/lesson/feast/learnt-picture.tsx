import type { Lesson } from '@afrolearn/learning/lessons/lesson.ts';
import { drawingOf } from '#lesson-kit/index.ts';
import { lookOf } from '#ui/subject-looks.ts';

/** The last drawing of the lesson. */
const lastDrawing = ({ scenes, figures }: Lesson): string | undefined => {
  for (const { visual } of [...scenes].reverse()) {
    const svg =
      'figure' in visual && typeof visual.figure === 'string' ? figures[visual.figure]?.svg : undefined;
    if (svg !== undefined) return svg;
  }
  return Object.values(figures)[0]?.svg;
};

/** The lesson's last picture; without one, its subject's. */
export const LearntPicture = ({ content, className }: { content: Lesson; className: string }) => {
  const svg = lastDrawing(content);
  return (
    <img
      src={svg === undefined ? lookOf(content.subjectId).picture : drawingOf(svg)}
      alt=""
      width="480"
      height="400"
      className={className}
    />
  );
};
