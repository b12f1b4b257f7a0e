import { Suspense } from 'react';
import { useOwnAnswer } from '#ask/use-answer.ts';
import { useText } from '#lib/language.tsx';
import { lazyPart } from '#lib/lazy.tsx';
import { leaderboard } from '#messages/leaderboard/en.ts';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import css from './board.module.css';
import { type OwnPlace, ownXp } from './leaderboard.api.ts';
import { BestWeek } from './own-place.tsx';

const c = classes(css);

const Tree = lazyPart(async () => (await import('#progress-kit/baobab/index.ts')).TreeOfSeeds);

type Props = { own: OwnPlace; why: 'small' | 'no-consent' | 'guardian' | 'no-school' };

/** Without a board: the reason, and the learner's own figures. */
export const OwnWay = ({ own, why }: Props) => {
  const say = useText(leaderboard);
  const seeds = useOwnAnswer('xp', ownXp).data?.totalXP ?? null;
  return (
    <Card as="section" className={c('ownWay')}>
      <h2>{say('ownTitle')}</h2>
      <p className="read">{say(why)}</p>
      <Suspense>{seeds !== null && <Tree seeds={seeds} />}</Suspense>
      <BestWeek own={own} />
    </Card>
  );
};
