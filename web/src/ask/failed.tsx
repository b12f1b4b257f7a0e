import { useText } from '#lib/language.tsx';
import { courses } from '#messages/courses/en.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

/** A part of a page that did not load, with the way to try again. */
export const Failed = ({ retry }: { retry: () => void }) => {
  const say = useText(courses);
  return (
    <Notice
      kind="bad"
      action={
        <Button kind="ghost" size="sm" onClick={retry}>
          {say('tryAgain')}
        </Button>
      }
    >
      {say('failed')}
    </Notice>
  );
};
