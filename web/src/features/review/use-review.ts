import { askedNow, mostAsked, nextDueAt } from '@afrolearn/learning/reviews/session.ts';
import { useEffect, useState } from 'react';
import { useOwnAnswer } from '#ask/use-answer.ts';
import { loadFamily } from '#lesson-kit/exercises/index.ts';
import { preloadInputs } from '#lesson-kit/questions/index.ts';
import { later } from '#lib/lazy.tsx';
import { useSession } from '#lib/session.tsx';
import { asOwn, type Makers, type OwnCard, practisedBy, withOwnAnswers } from './cards.ts';
import { type LeftReview, leftReview } from './left-review.ts';
import { type KnownReview, toReview } from './review.api.ts';

const ownAnswers = later(() => import('#offline/own-answers.ts'));

/** Generators that fail to load are skipped: offline a review uses what the device has. */
const makersFor = async (cards: readonly OwnCard[]): Promise<Makers> => {
  const families = new Set(cards.flatMap((one) => practisedBy(one)?.generator.family ?? []));
  const arrived = await Promise.all([...families].map((family) => loadFamily(family).catch(() => ({}))));
  return Object.assign({}, ...arrived);
};

export type PreparedReview = {
  /** An unfinished review of today. */
  left: LeftReview | null;
  /** The current questions: at most ten. */
  asked: readonly OwnCard[];
  makers: Makers;
  /** How many more wait. */
  more: number;
  /** Whether this learner has any card at all. */
  hasCards: boolean;
  nextAt: number | null;
  zone: string;
  now: number;
};

const prepare = async (told: KnownReview, owner: number, topic: string | null): Promise<PreparedReview> => {
  const { zone, askedAt } = told;
  const now = Date.now();
  const cards = told.cards.map(asOwn);
  // Where storage is forbidden nothing was kept.
  const left = await leftReview({ owner, topic, zone }).catch(() => null);
  const makersLeft = await makersFor(left?.after ?? []);
  // A stored review with an unavailable exercise is discarded.
  if (left?.after.every(({ told, item }) => told.asked !== null || makersLeft[item] !== undefined))
    return {
      left,
      asked: left.after,
      makers: makersLeft,
      more: left.more,
      hasCards: true,
      nextAt: null,
      zone,
      now,
    };
  const [makers, events] = await Promise.all([
    makersFor(cards),
    // Where storage is forbidden nothing waits there.
    ownAnswers()
      .then(({ answersSince }) => answersSince(owner, askedAt))
      .catch(() => []),
  ]);
  const wish = { now, zone, topic };
  const known = withOwnAnswers(cards, events, makers);
  const due = askedNow(known, wish).filter(
    (one) => one.told.asked !== null || makers[one.item] !== undefined,
  );
  const asked = due.slice(0, mostAsked);
  preloadInputs(asked.flatMap((one) => one.told.asked ?? []));
  const beyond = Math.max(0, told.due - askedNow(cards, wish).length);
  return {
    left: null,
    asked,
    makers,
    more: due.length - asked.length + beyond,
    hasCards: cards.length > 0,
    nextAt: nextDueAt(known, wish),
    zone,
    now,
  };
};

/** The questions of a review, from the server's cards and this device's newer work. */
export const useReview = (topic: string | null, round: number) => {
  const owner = useSession().user?.id ?? 0;
  // Answers are counted locally, so nothing is refetched after each.
  const manner = { afterProgress: false };
  const own = useOwnAnswer(topic === null ? 'review' : `review ${topic}`, () => toReview(topic), manner);
  // Offline, an unfetched topic is filtered from the cached list.
  const isLost = topic !== null && own.state === 'failed' && own.data === null;
  const all = useOwnAnswer(isLost ? 'review' : null, () => toReview(null), manner);
  const told = isLost ? all : own;
  const { data } = told;
  const [prepared, setPrepared] = useState<{ of: KnownReview; round: number; review: PreparedReview } | null>(
    null,
  );
  useEffect(() => {
    if (data === null) return;
    let isCurrent = true;
    void prepare(data, owner, topic).then((review) => {
      if (isCurrent) setPrepared({ of: data, round, review });
    });
    return () => {
      isCurrent = false;
    };
  }, [data, owner, topic, round]);
  const review =
    prepared !== null && prepared.of === data && prepared.round === round ? prepared.review : null;
  return { review, state: told.state, failure: told.failure, retry: told.retry };
};
