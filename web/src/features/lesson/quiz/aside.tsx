import { Lightbulb } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useText } from '#lib/language.tsx';
import { lesson } from '#messages/lesson/en.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Notice } from '#ui/notice.tsx';
import css from './quiz.module.css';

const c = classes(css);

type AsideProps = {
  hint: string | undefined;
  /** Null once something is entered: then it is checked, not skipped. */
  onSkip: (() => void) | null;
  children: ReactNode;
};

/** Alternatives to answering: a hint, or skipping the question. */
export const Aside = ({ hint, onSkip, children }: AsideProps) => {
  const say = useText(lesson);
  const notice = useRef<HTMLDivElement>(null);
  const [hinted, setHinted] = useState(false);
  useEffect(() => {
    if (hinted) notice.current?.focus({ preventScroll: true });
  }, [hinted]);
  return (
    <>
      <div className={c('aside')}>
        {children}
        {hint !== undefined && !hinted && (
          <Button kind="ghost" size="sm" icon={<Lightbulb />} onClick={() => setHinted(true)}>
            {say('hint')}
          </Button>
        )}
        {onSkip !== null && (
          <Button kind="ghost" size="sm" onClick={onSkip}>
            {say('leaveOut')}
          </Button>
        )}
      </div>
      {hinted && (
        <Notice kind="notyet" lang="en" ref={notice} tabIndex={-1}>
          {hint}
        </Notice>
      )}
    </>
  );
};
