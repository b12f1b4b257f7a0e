import { useEffect, useEffectEvent } from 'react';

type LetterKeys = { onLetter: (letter: string) => void; onBack: () => void; onEnter: () => void };

const typesItself = 'input, select, textarea, [contenteditable]';
const pressable = 'a, button, summary, [role="button"]';

/** The keyboard of a computer: letters, Backspace and Enter, wherever the focus is on the page. */
export const useLetterKeys = ({ onLetter, onBack, onEnter }: LetterKeys): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const on = target instanceof Element ? target : null;
    if (on !== null && on.closest(`${typesItself}, dialog`) !== null) return;
    if (/^[a-z]$/iu.test(key)) onLetter(key.toLowerCase());
    else if (key === 'Backspace') onBack();
    else if (key === 'Enter' && !event.repeat && on?.closest(pressable) == null) onEnter();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event);
    globalThis.addEventListener('keydown', hear);
    return () => globalThis.removeEventListener('keydown', hear);
  }, []);
};
