// The position of an open menu, and when it closes. Cards clip their content, so the list is positioned on the window
// beside its button and follows it when the page scrolls.
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';

type Ref = RefObject<HTMLElement | null>;

const gap = 6;
const edge = 8;

const place = (button: DOMRect, list: HTMLElement) => {
  const { offsetWidth: width, offsetHeight: height } = list;
  const { clientWidth, clientHeight } = document.documentElement;
  const fitsRight = button.left + width <= clientWidth - edge;
  const left = fitsRight ? button.left : Math.max(edge, button.right - width);
  const below = button.bottom + gap;
  const fitsBelow = below + height <= clientHeight - edge || button.top < height + gap + edge;
  list.style.left = `${left}px`;
  list.style.top = `${fitsBelow ? below : button.top - gap - height}px`;
  list.style.maxHeight = `${clientHeight - (fitsBelow ? below : edge) - edge}px`;
};

export function useMenuPlace(open: boolean, button: Ref, list: Ref) {
  useLayoutEffect(() => {
    const follow = () => {
      if (button.current && list.current) place(button.current.getBoundingClientRect(), list.current);
    };
    if (!open) return;
    follow();
    window.addEventListener('scroll', follow, { capture: true, passive: true });
    window.addEventListener('resize', follow);
    return () => {
      window.removeEventListener('scroll', follow, { capture: true });
      window.removeEventListener('resize', follow);
    };
  }, [open, button, list]);
}

export function useOutside(open: boolean, root: Ref, close: () => void) {
  const goAway = useEffectEvent(close);
  useEffect(() => {
    if (!open) return;
    const pressed = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) goAway();
    };
    document.addEventListener('pointerdown', pressed, true);
    return () => document.removeEventListener('pointerdown', pressed, true);
  }, [open, root]);
}
