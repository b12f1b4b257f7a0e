import { useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { assignments as texts } from '#messages/assignments/en.ts';
import { ButtonLink } from '#ui/button.tsx';

type Props = {
  /** What is assigned, where it is known: `u400-l1`, and how it is called. */
  work?: { ref: string; title: string };
  classId?: number;
  pupilIds?: readonly number[];
};

/** Leads to the page where work is assigned, with what is known already. */
export const AssignButton = ({ work, classId, pupilIds = [] }: Props) => {
  const say = useText(texts);
  const to = paths.newAssignmentOf({
    ...(work ?? {}),
    ...(classId === undefined ? {} : { class: String(classId) }),
    ...(pupilIds.length === 0 ? {} : { pupils: pupilIds.join(',') }),
  });
  return (
    <ButtonLink kind="paper" size="sm" to={to}>
      {say('assign')}
    </ButtonLink>
  );
};
