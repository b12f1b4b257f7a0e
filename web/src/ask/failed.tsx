import { useText } from '#lib/language.tsx';
import { courses } from '#messages/courses/en.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';

/** A part of a page that did not load, with the way to try again. */
export const Failed = ({ retry }: { retry: () => void }) => {
  const say = useText(courses);
  return (
    <Note
      kind="bad"
      action={
        <Button kind="ghost" size="sm" onClick={retry}>
          {say('tryAgain')}
        </Button>
      }
    >
      {say('failed')}
    </Note>
  );
};
