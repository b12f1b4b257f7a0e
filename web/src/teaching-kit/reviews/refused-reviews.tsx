import { useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { useSession } from '#lib/session.tsx';
import { assignments as texts } from '#messages/assignments/en.ts';
import { Link } from '#routing/index.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { dropReview, type QueuedReview } from './review-queue.ts';
import { useReviews } from './use-reviews.ts';

type Props = {
  /** Filters out reviews that the page already shows beside the work. */
  isShown?: (one: QueuedReview) => boolean;
};

/** Refused reviews, with the server's message and the comment, until the teacher confirms reading it. */
export const RefusedReviews = ({ isShown }: Props) => {
  const say = useText(texts);
  const owner = useSession().user?.id ?? 0;
  const reviews = useReviews();
  const refused = (reviews?.queued ?? []).filter((one) => one.refused !== null && isShown?.(one) !== true);
  return refused.map((one) => (
    <Notice
      key={one.take}
      kind="bad"
      action={
        <Button size="sm" kind="paper" onClick={() => void dropReview(owner, one)}>
          {say('haveRead')}
        </Button>
      }
    >
      <b>
        <Link to={paths.assignment(one.assignmentId)}>{one.title}</Link>, {one.name}:
      </b>{' '}
      {say('reviewRefused')} {one.refused?.said}{' '}
      {one.comment !== '' && say('youSaid', { comment: one.comment })}
    </Notice>
  ));
};
