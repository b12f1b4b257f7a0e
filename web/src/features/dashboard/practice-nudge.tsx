import { useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { plan } from '#messages/plan/en.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Tips } from './dashboard.api.ts';

/** A quiet word about what to practise, when there is something; it leads to the whole list. */
export const PracticeNudge = ({ practice: [first] }: { practice: Tips }) => {
  const say = useText(plan);
  if (first === undefined) return null;
  return (
    <Notice
      kind="notyet"
      action={
        <ButtonLink kind="ghost" size="sm" to={paths.intelligence}>
          {say('practiceOpen')}
        </ButtonLink>
      }
    >
      <b>{say('practiceTitle')}:</b> {first.title}
    </Notice>
  );
};
