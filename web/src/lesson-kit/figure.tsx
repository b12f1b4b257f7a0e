import type { Figure as Drawing } from '@afrolearn/learning/lessons/lesson.ts';

export type Figures = Readonly<Record<string, Drawing>>;

type FigureProps = { figures: Figures; name: string; alt?: string | undefined; className?: string };

/**
 * A drawing of a lesson. It comes as text from the server and is shown as a picture of its own, never as part
 * of our page: a script or a link inside it could do nothing.
 */
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
