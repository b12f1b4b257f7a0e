import { useText } from '#lib/language.tsx';
import { assignments as texts } from '#messages/assignments/en.ts';
import type { Review } from '#teaching-kit/reviews/index.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import css from '../assignments.module.css';

const c = classes(css);

type Props = { review: Review; isSent: boolean; onAgain: () => void };

/** A review made on this device: whether it was sent, and a way to change it. */
export const ReviewStatus = ({ review, isSent, onAgain }: Props) => {
  const say = useText(texts);
  const isAccepted = review.outcome === 'accepted';
  return (
    <div className={c('mistake')}>
      <p>
        <strong>{review.name}</strong>{' '}
        <Badge kind={isAccepted ? 'ok' : 'notyet'}>{say(isAccepted ? 'accepted' : 'givenBack')}</Badge>
      </p>
      {review.comment !== '' && <p className={c('muted')}>{say('youSaid', { comment: review.comment })}</p>}
      <p role="status">{say(isSent ? 'reviewSent' : 'reviewWaits')}</p>
      <Button kind="ghost" size="sm" className="noprint" onClick={onAgain}>
        {say('lookAgain')}
      </Button>
    </div>
  );
};
