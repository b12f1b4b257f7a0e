import { dayIn, daysBetween } from '@afrolearn/learning/streaks/days.ts';
import { useEffect, useState } from 'react';
import { Failed } from '#ask/failed.tsx';
import { useText } from '#lib/language.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import * as paths from '#lib/paths.ts';
import { useSession } from '#lib/session.tsx';
import { review as texts } from '#messages/review/en.ts';
import { useSearchParams } from '#routing/index.ts';
import { Bones } from '#ui/bones.tsx';
import { FocusFrame } from '#ui/focus-frame.tsx';
import tree from '#ui/pictures/illustrations/class-tree.svg?no-inline';
import harvest from '#ui/pictures/illustrations/harvest.svg?no-inline';
import { keepReview } from './left-review.ts';
import { NothingDue } from './nothing-due.tsx';
import { ReviewEnd } from './review-end.tsx';
import { type Reviewed, ReviewSession } from './review-session.tsx';
import { ReviewStart } from './review-start.tsx';
import { type PreparedReview, useReview } from './use-review.ts';

/** Frozen at the start: later data does not change the questions. */
type Phase =
  | { name: 'start' }
  | { name: 'session'; of: PreparedReview }
  | { name: 'end'; of: PreparedReview; reviewed: Reviewed };

const isTopic = (words: string | null): words is string =>
  words !== null && /^u\d+(?:-[lrq]\d+)?$/.test(words);

const ReviewOf = ({ topic }: { topic: string | null }) => {
  const say = useText(texts);
  const [phase, setPhase] = useState<Phase>({ name: 'start' });
  const [round, setRound] = useState(0);
  const { review, state, failure, retry } = useReview(topic, round);
  const owner = useSession().user?.id ?? 0;
  // An unfinished review of today continues automatically.
  useEffect(() => {
    if (review !== null && review.left !== null)
      setPhase((before) => (before.name === 'start' ? { name: 'session', of: review } : before));
  }, [review]);
  const close = topic === null ? paths.dashboard : paths.intelligence;
  usePageTitle(say('review'));

  if (phase.name === 'session')
    return (
      <ReviewSession
        cards={phase.of.asked}
        left={phase.of.left}
        makers={phase.of.makers}
        close={close}
        onKeep={(left) => {
          const { zone, more } = phase.of;
          keepReview({ owner, topic, zone }, left, more).catch(() => undefined);
        }}
        onEnd={(reviewed) => setPhase({ name: 'end', of: phase.of, reviewed })}
      />
    );
  if (phase.name === 'end')
    return (
      <ReviewEnd
        reviewed={phase.reviewed}
        zone={phase.of.zone}
        now={phase.of.now}
        more={phase.of.more}
        close={close}
        onMore={() => {
          setPhase({ name: 'start' });
          setRound((before) => before + 1);
          retry();
        }}
      />
    );
  const isOffline = state === 'failed' && failure?.status === 0;
  if (review === null)
    return (
      <FocusFrame close={{ to: close, label: say('close') }} head={say('review')}>
        {state === 'failed' ? (
          <Failed retry={retry}>{isOffline ? say('offlineNone') : say('failed')}</Failed>
        ) : (
          <Bones lines={4} label={say('loading')} />
        )}
      </FocusFrame>
    );
  if (review.asked.length > 0)
    return (
      <ReviewStart
        cards={review.asked}
        offline={isOffline}
        announced={round > 0}
        close={close}
        onStart={() => setPhase({ name: 'session', of: review })}
      />
    );
  if (topic !== null)
    return (
      <NothingDue
        title={say('nothingOfTopic')}
        picture={tree}
        close={close}
        lesson={topic.includes('-') ? topic : null}
      >
        {say('topicFirst')}
      </NothingDue>
    );
  if (!review.hasCards || review.nextAt === null)
    return (
      <NothingDue title={say('first')} picture={harvest} close={close}>
        {say('firstText')}
      </NothingDue>
    );
  const days = daysBetween(dayIn(review.zone, review.now), dayIn(review.zone, review.nextAt));
  return (
    <NothingDue title={say('nothing')} picture={tree} close={close}>
      {days <= 1 ? say('nextTomorrow') : say('nextInDays', { count: days })}
    </NothingDue>
  );
};

/** /review: what is due today. With a topic, the questions of one lesson or unit. */
export const ReviewPage = () => {
  const [search] = useSearchParams();
  const asked = search.get('topic');
  const topic = isTopic(asked) ? asked : null;
  return <ReviewOf key={topic ?? 'all'} topic={topic} />;
};
