import { useText } from '#lib/language.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import * as paths from '#lib/paths.ts';
import { lesson as texts } from '#messages/lesson/en.ts';
import { NotHere } from '#ui/not-here.tsx';

export const NoLesson = () => {
  const say = useText(texts);
  usePageTitle(say('notFound'));
  return (
    <NotHere title={say('notFound')} text={say('notFoundText')} to={paths.dashboard} way={say('toCourses')} />
  );
};
