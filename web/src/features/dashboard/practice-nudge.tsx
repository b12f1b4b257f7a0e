import { useText } from '#lib/language.tsx';
import { plan } from '#messages/en/plan.ts';
import { useOwnData } from '#parts/own-data.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { toPractise } from './dashboard.api.ts';

/** A quiet word about what to practise, when there is something; it leads to the whole list. */
export const PracticeNudge = () => {
  const say = useText(plan);
  const { data } = useOwnData('practice', toPractise);
  const first = data?.[0];
  if (first === undefined) return null;
  return (
    <Note
      kind="notyet"
      action={
        <ButtonLink kind="ghost" size="sm" to="/profile?tab=intelligence">
          {say('practiceOpen')}
        </ButtonLink>
      }
    >
      <b>{say('practiceTitle')}:</b> {first.title}
    </Note>
  );
};
