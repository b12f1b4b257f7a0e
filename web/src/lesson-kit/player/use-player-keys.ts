import { useEffect, useLayoutEffect, useRef } from 'react';

const takesText = 'input, textarea, select, [contenteditable="true"]';
const takesSpace = `${takesText}, button, a, summary, [role="tab"]`;
// Scrollable content, such as a wide table, keeps the arrow keys.
const scrolls = '[role="region"][tabindex="0"]';
const takesArrows = `${takesText}, [role="tab"], [role="slider"], [role="radiogroup"], [role="menu"], ${scrolls}`;

const isIn = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;

type Keys = { toggle: () => void; step: (by: -1 | 1, held: boolean) => void };

/** Space plays and pauses, arrows seek, unless the focused element uses these keys. */
export const usePlayerKeys = (keys: Keys) => {
  const current = useRef(keys);
  useEffect(() => {
    current.current = keys;
  });
  // In a layout effect, so that keys work once the player is visible.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector('dialog[open]') !== null) return;
      if (event.key === ' ' && !isIn(event.target, takesSpace)) {
        event.preventDefault();
        current.current.toggle();
      } else if (
        (event.key === 'ArrowLeft' || event.key === 'ArrowRight') &&
        !isIn(event.target, takesArrows)
      ) {
        event.preventDefault();
        current.current.step(event.key === 'ArrowLeft' ? -1 : 1, event.repeat);
      }
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
};
