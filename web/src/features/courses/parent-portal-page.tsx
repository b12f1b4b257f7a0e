import { useText } from '#lib/language.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import * as paths from '#lib/paths.ts';
import { courses } from '#messages/courses/en.ts';
import { pages } from '#messages/pages/en.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import mother from '#ui/pictures/illustrations/mother-phone.svg?no-inline';

/** /parent-portal explains what parents can do, with links. */
export const ParentPortalPage = () => {
  const say = useText(courses);
  const title = useText(pages)('parent-portal');
  usePageTitle(title);
  return (
    <Empty
      picture={mother}
      title={title}
      level={1}
      action={
        <>
          <ButtonLink to={paths.signupParent}>{say('parentSignUp')}</ButtonLink>
          <ButtonLink kind="paper" to={paths.joinParent}>
            {say('parentHelp')}
          </ButtonLink>
        </>
      }
    >
      {say('parentPortalText')}
    </Empty>
  );
};
