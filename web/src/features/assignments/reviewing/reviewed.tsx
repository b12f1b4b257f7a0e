import { useState } from 'react';
import { useText } from '#lib/language.tsx';
import { assignments as texts } from '#messages/assignments/en.ts';
import type { Reviews } from '#teaching-kit/reviews/index.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import type { Results } from '../assignments.api.ts';
import css from '../assignments.module.css';
import { type HandIn, isSeen, ReviewCard } from './review-card.tsx';

const c = classes(css);

type Pupil = Results['pupils'][number];
type Props = { data: Results; reviews: Reviews };

const Line = ({ data, pupil, handIn, reviews }: Props & { pupil: Pupil; handIn: HandIn }) => {
  const say = useText(texts);
  const [again, setAgain] = useState(false);
  const isOnItsWay = [...reviews.queued, ...reviews.sent.filter((one) => isSeen(one, handIn))].some(
    ({ assignmentId, learnerId }) => assignmentId === data.id && learnerId === pupil.id,
  );
  if (again || isOnItsWay) return <ReviewCard {...{ data, pupil, handIn, reviews }} />;
  const isAccepted = handIn.outcome === 'accepted';
  return (
    <div className={c('mistake')}>
      <p>
        <strong>{pupil.name}</strong>{' '}
        <Badge kind={isAccepted ? 'ok' : 'notyet'}>{say(isAccepted ? 'accepted' : 'givenBack')}</Badge>
      </p>
      {handIn.comment !== '' && <p className={c('muted')}>{say('youSaid', { comment: handIn.comment })}</p>}
      <Button kind="ghost" size="sm" className="noprint" onClick={() => setAgain(true)}>
        {say('lookAgain')}
      </Button>
    </div>
  );
};

/** Reviewed work stays available, for a talk with a parent or to correct a review. */
export const Reviewed = ({ data, reviews }: Props) => {
  const say = useText(texts);
  const seen = data.pupils.flatMap((pupil) =>
    pupil.handIn === null || pupil.handIn.outcome === null ? [] : [{ pupil, handIn: pupil.handIn }],
  );
  if (seen.length === 0) return null;
  const isWaiting = reviews.queued.some(
    (one) => one.assignmentId === data.id && seen.some(({ pupil }) => pupil.id === one.learnerId),
  );
  return (
    <details open={isWaiting}>
      <summary>
        {say('reviewed')} ({seen.length})
      </summary>
      {seen.map(({ pupil, handIn }) => (
        <Line key={`${pupil.id} ${handIn.reviewedAt}`} {...{ data, pupil, handIn, reviews }} />
      ))}
    </details>
  );
};
