import { type ReactNode, useEffect, useRef } from 'react';
import { classes } from '#ui/classes.ts';
import css from './mail.module.css';

const c = classes(css);

/** The result that replaces a form. It takes the focus from the removed button, so that it is read out. */
export const Outcome = ({ children }: { children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} className={c('outcome')} tabIndex={-1}>
      {children}
    </div>
  );
};
