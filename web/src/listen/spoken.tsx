import { useCallback, useSyncExternalStore } from 'react';
import { classes } from '#ui/classes.ts';
import css from './listen.module.css';
import type { Piece } from './sentences.ts';
import { nowRead, onReading } from './speaker.ts';

const c = classes(css);

/** The highlighted range of this text; null unless it is being read. */
export const useLit = (text: string) => {
  const look = useCallback(() => {
    const reading = nowRead();
    return reading?.text === text ? reading.lit : null;
  }, [text]);
  return useSyncExternalStore(onReading, look, () => null);
};

/** A text with a highlighted range. */
export const Lit = ({ text, lit }: { text: string; lit: Piece | null }) => {
  const [from, to] = [Math.max(0, lit?.from ?? 0), Math.min(text.length, lit?.to ?? 0)];
  if (lit === null || from >= to) return text;
  return (
    <>
      {text.slice(0, from)}
      <span className={c('lit')}>{text.slice(from, to)}</span>
      {text.slice(to)}
    </>
  );
};

/** A text whose words are highlighted while read. */
export const Spoken = ({ text }: { text: string }) => <Lit text={text} lit={useLit(text)} />;
