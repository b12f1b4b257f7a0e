import { assignmentLimits } from '@afrolearn/learning/assignments/limits.ts';
import { useState } from 'react';
import { Failed } from '#ask/failed.tsx';
import { useAnswer } from '#ask/use-answer.ts';
import { useText } from '#lib/language.tsx';
import { useSession } from '#lib/session.tsx';
import { assignments as texts } from '#messages/assignments/en.ts';
import { giveReview, type QueuedReview, type Review, type Reviews } from '#teaching-kit/reviews/index.ts';
import { Bones } from '#ui/bones.tsx';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { TextAreaField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { photoOf, type Results } from '../assignments.api.ts';
import css from '../assignments.module.css';
import { ReviewStatus } from './review-status.tsx';

const c = classes(css);

const bank = ['bank1', 'bank2', 'bank3', 'bank4', 'bank5', 'bank6'] as const;

type Pupil = Results['pupils'][number];
export type HandIn = NonNullable<Pupil['handIn']>;

/** Whether a review is for this hand-in, and not an earlier one. */
export const isSeen = ({ seen }: Review, { at, reviewedAt }: HandIn): boolean =>
  seen.at === at && seen.reviewedAt === reviewedAt;

const Photo = ({ id, pupil, n }: { id: number; pupil: Pupil; n: number }) => {
  const say = useText(texts);
  const { state, data, retry } = useAnswer(`photo ${id} ${pupil.id} ${n}`, () => photoOf(id, pupil.id, n));
  if (state === 'failed' || state === 'missing') return <Failed retry={retry}>{say('photoFailed')}</Failed>;
  if (data === null) return <Bones lines={3} label={say('loading')} />;
  return (
    <img
      className={c('photo')}
      src={`data:image/webp;base64,${data.webp}`}
      alt={say('photo', { n, name: pupil.name })}
    />
  );
};

type FormProps = {
  data: Pick<Results, 'id' | 'title' | 'comments'>;
  pupil: Pupil;
  handIn: HandIn;
  queued: QueuedReview | undefined;
  onDone: () => void;
};

const ReviewForm = ({ data, pupil, handIn, queued, onDone }: FormProps) => {
  const say = useText(texts);
  const owner = useSession().user?.id ?? 0;
  const [comment, setComment] = useState(queued?.comment ?? (handIn.outcome === null ? '' : handIn.comment));
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(queued?.refused ?? null);
  const send = async (outcome: 'accepted' | 'returned') => {
    setBusy(true);
    setFailed(null);
    const { at, reviewedAt } = handIn;
    const which = { assignmentId: data.id, title: data.title, learnerId: pupil.id, name: pupil.name };
    const { end, refused } = await giveReview(owner, {
      ...which,
      outcome,
      comment,
      seen: { at, reviewedAt },
    });
    setBusy(false);
    if (end === 'sent' || end === 'queued') return onDone();
    setFailed(refused ?? { said: end === 'lost' ? say('reviewLost') : null, isOfComment: false });
  };
  const said = failed === null ? null : (failed.said ?? say('reviewFailed'));
  const ready = [...bank.map((key) => say(key)), ...data.comments];
  return (
    <div className={c('stack', 'mistake')}>
      <h3>{pupil.name}</h3>
      {handIn.text !== '' && <p className={c('written')}>{handIn.text}</p>}
      {[1, 2, 3]
        .filter((n) => n <= handIn.photos)
        .map((n) => (
          <Photo key={n} id={data.id} pupil={pupil} n={n} />
        ))}
      {/* Collapsed: sixty hand-ins with a dozen comments each would be very long. */}
      <details>
        <summary>{say('bank')}</summary>
        <div className={c('actions')}>
          {[...new Set(ready)].map((words) => (
            <Button
              key={words}
              kind="paper"
              size="sm"
              className={c('ready')}
              onClick={() => setComment((text) => (text === '' ? words : `${text} ${words}`))}
            >
              {words}
            </Button>
          ))}
        </div>
      </details>
      <TextAreaField
        label={say('comment')}
        rows={2}
        maxLength={assignmentLimits.commentLetters}
        value={comment}
        error={failed?.isOfComment === true ? (said ?? undefined) : undefined}
        onChange={(event) => setComment(event.target.value)}
      />
      {failed?.isOfComment === false && <Notice kind="bad">{said}</Notice>}
      <p className={c('actions')}>
        <Button size="sm" busy={busy} onClick={() => send('accepted')}>
          {say('accept')}
        </Button>
        <Button size="sm" kind="paper" busy={busy} onClick={() => send('returned')}>
          {say('giveBack')}
        </Button>
      </p>
    </div>
  );
};

type Props = { data: Results; pupil: Pupil; handIn: HandIn; reviews: Reviews };

/** One hand-in: text or photos, a comment, and accept or return. */
export const ReviewCard = ({ data, pupil, handIn, reviews }: Props) => {
  const [isAgain, setIsAgain] = useState(false);
  const isOfThis = (one: Review) => one.assignmentId === data.id && one.learnerId === pupil.id;
  const queued = reviews.queued.find(isOfThis);
  const sent = reviews.sent.filter((one) => isOfThis(one) && isSeen(one, handIn)).pop();
  const given = queued === undefined ? sent : queued.refused === null ? queued : undefined;
  if (given !== undefined && !isAgain)
    return <ReviewStatus review={given} isSent={queued === undefined} onAgain={() => setIsAgain(true)} />;
  return <ReviewForm {...{ data, pupil, handIn, queued }} onDone={() => setIsAgain(false)} />;
};
