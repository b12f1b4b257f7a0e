import { Failed } from '#ask/failed.tsx';
import { useText } from '#lib/language.tsx';
import { courses } from '#messages/courses/en.ts';
import type { LoadedContent } from './use-lesson-content.ts';

/** The texts failed to load: the server's message, else ours, with a retry. Empty otherwise. */
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
