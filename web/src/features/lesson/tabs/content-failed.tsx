import { Failed } from '#ask/failed.tsx';
import { useText } from '#lib/language.tsx';
import { courses } from '#messages/courses/en.ts';
import type { LoadedContent } from './use-lesson-content.ts';

/** The texts did not come: in the server's words, else in ours, with the way to try again. Nothing while they are there. */
export const ContentFailed = ({
  loaded: { error, retry },
  otherwise,
}: {
  loaded: LoadedContent;
  otherwise?: string;
}) => {
  const say = useText(courses);
  if (error === null) return null;
  return (
    <Failed retry={retry} kind="info">
      {error.said ?? otherwise ?? say('failed')}
    </Failed>
  );
};
