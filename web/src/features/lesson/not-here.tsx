import { useText } from '#lib/language.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import { lesson as texts } from '#messages/en/lesson.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import crane from '#ui/pictures/illustrations/lost-crane.svg?no-inline';

export const NotHere = () => {
  const say = useText(texts);
  usePageTitle(say('notFound'));
  return (
    <Empty
      picture={crane}
      title={say('notFound')}
      level={1}
      action={<ButtonLink to="/dashboard">{say('toCourses')}</ButtonLink>}
    >
      {say('notFoundText')}
    </Empty>
  );
};
