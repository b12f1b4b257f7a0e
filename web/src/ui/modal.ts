import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Stops the page behind from scrolling, without a jump where the scrollbar was. */
const keepPageStill = () => {
  const page = document.documentElement;
  const still = document.querySelector('dialog[open]') !== null;
  if (still && !page.hasAttribute('data-still'))
    page.style.setProperty('--scrollbar', `${window.innerWidth - page.clientWidth}px`);
  page.toggleAttribute('data-still', still);
};

/** Opens and closes the native dialog, locks the scrolling of the page behind, and restores the focus. */
export const useModal = (open: boolean): RefObject<HTMLDialogElement | null> => {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    const before = document.activeElement;
    // Browsers of 2021 have no dialog element. There it is a box on top of the page.
    if (typeof dialog.showModal === 'function') dialog.showModal();
    else dialog.toggleAttribute('open', true);
    keepPageStill();
    return () => {
      if (typeof dialog.close === 'function') dialog.close();
      else dialog.toggleAttribute('open', false);
      keepPageStill();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [open]);
  return ref;
};
