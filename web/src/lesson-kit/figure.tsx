import type { Figure as Drawing } from '@afrolearn/learning/lessons/lesson.ts';

export type Figures = Readonly<Record<string, Drawing>>;

type FigureProps = { figures: Figures; name: string; alt?: string | undefined; className?: string };

/** A lesson's drawing as an image, never inlined: scripts and links inside it have no effect. */
export const Figure = ({ figures, name, alt, className }: FigureProps) => {
  const drawing = figures[name];
  if (drawing === undefined) return null;
  return (
    <img
      src={`data:image/svg+xml,${encodeURIComponent(drawing.svg)}`}
      alt={alt ?? drawing.title}
      className={className}
      width="640"
      height="360"
      decoding="async"
    />
  );
};
