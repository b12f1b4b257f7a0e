import type { ReactNode } from 'react';
import { useText } from '#lib/language.tsx';
import { courses } from '#messages/courses/en.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

type Props = {
  /** What failed, in a sentence. */
  children: ReactNode;
  /** Null where trying the same again cannot help, such as with a photo that is too large. */
  retry: (() => void) | null;
  /** `info` where the page is of use without it. */
  kind?: 'bad' | 'info';
  /** The specification writes 'Try Again' on some pages. */
  again?: string;
  className?: string | undefined;
};

/** Something that did not load or was not done, with the way to try again: the one form of it on all pages. */
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
