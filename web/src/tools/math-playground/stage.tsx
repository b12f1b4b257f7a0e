import type { PointerEvent, ReactNode } from 'react';
import { classes } from '#ui/classes.ts';
import css from './stage.module.css';

const c = classes(css);

type StageProps = {
  wide: number;
  high: number;
  label: string;
  /** Where the finger is, in the units of the drawing. */
  onMove?: ((x: number, y: number, isFirst: boolean) => void) | undefined;
  children: ReactNode;
};

/** The paper on which things are moved. A keyboard uses the steppers beside it. */
export const Stage = ({ wide, high, label, onMove, children }: StageProps) => {
  const move = (event: PointerEvent<SVGSVGElement>, isFirst: boolean) => {
    // The drawing is centred in its box, so its own matrix is asked.
    const matrix = event.currentTarget.getScreenCTM?.();
    if (!matrix) return;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    onMove?.(x, y, isFirst);
  };
  return (
    <svg
      className={c('drawing')}
      data-moves={onMove !== undefined}
      viewBox={`0 0 ${wide} ${high}`}
      role="img"
      aria-label={label}
      onPointerDown={(event) => {
        if (onMove === undefined) return;
        event.currentTarget.setPointerCapture?.(event.pointerId);
        move(event, true);
      }}
      onPointerMove={(event) => {
        if (onMove !== undefined && event.buttons > 0) move(event, false);
      }}
    >
      {children}
    </svg>
  );
};

/** The drag handle: a gold disc with an indigo ring, used for nothing else. */
export const Grip = ({ x, y, size = 19 }: { x: number; y: number; size?: number }) => (
  <circle className={c('grip')} cx={x} cy={y} r={size} />
);
