import type { ReactNode } from 'react';
import { useText } from '#lib/language.tsx';
import { courses } from '#messages/courses/en.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

type Props = {
  /** What failed, in a sentence. */
  children: ReactNode;
  /** Null where a retry cannot help, for example for a photo that is too large. */
  retry: (() => void) | null;
  /** `info` where the page works without it. */
  kind?: 'bad' | 'info';
  /** The specification writes 'Try Again' on some pages. */
  again?: string;
  className?: string | undefined;
};

/** The error box of all pages: what failed to load or save, with a retry button. */
export const Failed = ({ children, retry, kind = 'bad', again, className }: Props) => {
  const say = useText(courses);
  return (
    <Notice
      kind={kind}
      className={className}
      action={
        retry !== null && (
          <Button kind="ghost" size="sm" onClick={() => retry()}>
            {again ?? say('tryAgain')}
          </Button>
        )
      }
    >
      {children}
    </Notice>
  );
};
