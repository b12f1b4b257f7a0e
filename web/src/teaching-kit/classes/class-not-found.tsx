import { useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { teachingTexts } from '#messages/teaching/en.ts';
import { NotHere } from '#ui/not-here.tsx';

/** 'Class not found.' (spec 2 §8), on every page of a class. It offers no retry. */
export const ClassNotFound = () => {
  const say = useText(teachingTexts);
  return (
    <NotHere
      title={say('notFound')}
      text={say('notFoundMore')}
      to={paths.teacherDashboard}
      way={say('backToClasses')}
    />
  );
};
