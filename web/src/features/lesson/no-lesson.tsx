import { useText } from '#lib/language.tsx';
import { lesson as texts } from '#messages/en/lesson.ts';
import { NotHere } from '#parts/not-here.tsx';

export const NoLesson = () => {
  const say = useText(texts);
  return (
    <NotHere title={say('notFound')} text={say('notFoundText')} to="/dashboard" way={say('toCourses')} />
  );
};
