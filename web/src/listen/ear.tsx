import { useEffect, useRef, useState } from 'react';
import { useText } from '#lib/language.tsx';
import { listening } from '#messages/listening/en.ts';
import { classes } from '#ui/classes.ts';
import css from './listen.module.css';
import { chosenRate } from './manner.ts';
import { readAloud } from './speaker.ts';
import { useVoice } from './voices.ts';

const c = classes(css);

type EarProps = {
  /** The texts to read in order: a question and its options. */
  text: string | readonly string[];
  /** Lessons and questions are in English; interface texts in its language. */
  lang?: string | undefined;
  /** `big` for young children, `bare` on a coloured tile. */
  look?: 'big' | 'bare' | undefined;
};

const shortest = (words: string): string => (words.length > 60 ? `${words.slice(0, 60)}…` : words);

/** A button that reads aloud, or stops. Hidden without a voice. */
export const Ear = ({ text, lang = 'en', look }: EarProps) => {
  const say = useText(listening);
  const voice = useVoice(lang);
  const [reads, setReads] = useState(false);
  const stop = useRef(() => {});
  const texts = typeof text === 'string' ? [text] : text;
  const words = texts.join(' ');
  // Stops when the text changes, so that nobody hears a question that is no longer shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: also when the words change
  useEffect(() => () => stop.current(), [words]);
  if (voice === null || words.trim() === '') return null;
  const press = () => {
    if (reads) return stop.current();
    stop.current = readAloud(texts, { voice, rate: chosenRate(), onEnd: () => setReads(false) });
    setReads(true);
  };
  return (
    <button
      type="button"
      className={c('ear', look)}
      aria-label={reads ? say('stopReading') : say('listenTo', { words: shortest(words) })}
      data-reads={reads}
      onClick={press}
    >
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="M6 8.5a6.5 6.5 0 1 1 13 0c0 6-6 6-6 10a3.5 3.5 0 1 1-7 0" />
        <path d="M15 8.5a2.5 2.5 0 0 0-5 0v1a2 2 0 1 1 0 4" />
      </svg>
    </button>
  );
};
