import { type ReactNode, useEffect, useRef } from 'react';
import { classes } from '#ui/classes.ts';
import css from './mail.module.css';

const c = classes(css);

/** What a form turned into. The button that had the focus is gone, so the focus comes here and is read out. */
export const Outcome = ({ children }: { children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} className={c('outcome')} tabIndex={-1}>
      {children}
    </div>
  );
};
