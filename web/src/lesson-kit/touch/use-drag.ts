import type { PointerEvent } from 'react';

/** Where on a drawing of so many units the finger is. The sliders below do the same for a keyboard. */
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
