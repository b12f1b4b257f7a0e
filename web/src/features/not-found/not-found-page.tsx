import { useText } from '#lib/language.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import * as paths from '#lib/paths.ts';
import { shell } from '#messages/shell/en.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import crane from '#ui/pictures/illustrations/lost-crane.svg?no-inline';

export const NotFoundPage = () => {
  const say = useText(shell);
  usePageTitle(say('notFoundTitle'));
  return (
    <Empty
      picture={crane}
      title={say('notFoundTitle')}
      level={1}
      action={<ButtonLink to={paths.home}>{say('goHome')}</ButtonLink>}
    >
      {say('notFoundText')}
    </Empty>
  );
};
