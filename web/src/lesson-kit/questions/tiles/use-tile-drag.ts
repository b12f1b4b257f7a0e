import { type RefObject, useEffect, useRef } from 'react';

/** The distance in pixels at which a press becomes a drag. */
const startsAt = 8;
/** A finger that moves sooner scrolls the page. */
const holdMs = 220;

type Drag = { tile: HTMLElement; id: number; x: number; y: number; moving: boolean; held: boolean };

/**
 * Tiles that can be dragged to a place: `[data-tile]` onto `[data-place]`, inside the root. A mouse drags at once, a
 * finger after it has rested on the tile for a moment. Tapping has the same effect, so dragging is optional.
 */
export const useTileDrag = (
  root: RefObject<HTMLElement | null>,
  onDrop: (tile: string, place: string | null) => void,
): void => {
  const drop = useRef(onDrop);
  drop.current = onDrop;
  useEffect(() => {
    const box = root.current;
    if (box === null) return;
    let drag: Drag | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      clearTimeout(timer);
      if (drag !== null) {
        drag.tile.style.transform = '';
        drag.tile.removeAttribute('data-drawn');
      }
      drag = null;
    };
    const down = (event: PointerEvent) => {
      const tile = (event.target as HTMLElement).closest<HTMLElement>('[data-tile]');
      if (tile === null || event.button !== 0 || tile.matches(':disabled')) return;
      const held = event.pointerType !== 'touch';
      drag = { tile, id: event.pointerId, x: event.clientX, y: event.clientY, moving: false, held };
      if (!held)
        timer = setTimeout(() => {
          if (drag !== null) drag.held = true;
        }, holdMs);
    };
    const move = (event: PointerEvent) => {
      if (drag === null || event.pointerId !== drag.id) return;
      const [byX, byY] = [event.clientX - drag.x, event.clientY - drag.y];
      if (!drag.moving && Math.hypot(byX, byY) < startsAt) return;
      if (!drag.held) return end();
      drag.moving = true;
      drag.tile.setAttribute('data-drawn', 'true');
      drag.tile.style.transform = `translate(${byX}px, ${byY}px)`;
    };
    const up = (event: PointerEvent) => {
      const done = drag;
      end();
      if (done?.moving !== true) return;
      // The click event at the end of the drag must not count as a press.
      const swallow = (click: Event) => {
        click.preventDefault();
        click.stopPropagation();
      };
      box.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => box.removeEventListener('click', swallow, { capture: true }));
      const under = document.elementsFromPoint(event.clientX, event.clientY);
      const place = under
        .map((element) => element.closest<HTMLElement>('[data-place]'))
        .find((element) => element !== null && box.contains(element));
      drop.current(done.tile.getAttribute('data-tile') ?? '', place?.getAttribute('data-place') ?? null);
    };
    // Prevents the page from scrolling during a drag.
    const still = (event: TouchEvent) => {
      if (drag?.held === true && event.cancelable) event.preventDefault();
    };
    box.addEventListener('pointerdown', down);
    box.addEventListener('touchmove', still, { passive: false });
    document.addEventListener('pointermove', move);
    document.addEventListener('pointerup', up);
    document.addEventListener('pointercancel', end);
    return () => {
      end();
      box.removeEventListener('pointerdown', down);
      box.removeEventListener('touchmove', still);
      document.removeEventListener('pointermove', move);
      document.removeEventListener('pointerup', up);
      document.removeEventListener('pointercancel', end);
    };
  }, [root]);
};
