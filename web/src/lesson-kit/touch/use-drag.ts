import type { PointerEvent } from 'react';

/** The pointer's position in the drawing's units. Keyboards use the sliders below. */
export const useDrag = (
  wide: number,
  high: number,
  move: (x: number, y: number) => void,
  closed: boolean,
) => {
  const at = (event: PointerEvent<SVGSVGElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    move(((event.clientX - left) / width) * wide, ((event.clientY - top) / height) * high);
  };
  if (closed) return {};
  return {
    onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
      event.currentTarget.setPointerCapture?.(event.pointerId);
      at(event);
    },
    onPointerMove: (event: PointerEvent<SVGSVGElement>) => {
      if (event.buttons > 0) at(event);
    },
  };
};
