import { useCallback, useSyncExternalStore } from 'react';
import { classes } from '#ui/classes.ts';
import css from './listen.module.css';
import { nowRead, onReading } from './speaker.ts';

const c = classes(css);

/** What of this text is being read; null for all but the one that is. */
export const useLit = (text: string) => {
  const look = useCallback(() => {
    const reading = nowRead();
    return reading?.text === text ? reading.lit : null;
  }, [text]);
  return useSyncExternalStore(onReading, look, () => null);
};

/** A text whose words light up while they are read. */
export const Spoken = ({ text }: { text: string }) => {
  const lit = useLit(text);
  if (lit === null) return text;
  return (
    <>
      {text.slice(0, lit.from)}
      <span className={c('lit')}>{text.slice(lit.from, lit.to)}</span>
      {text.slice(lit.to)}
    </>
  );
};
