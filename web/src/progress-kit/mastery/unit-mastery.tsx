import { masteryTitle } from '@afrolearn/learning/mastery/titles.ts';
import type { ReactNode } from 'react';
import { useText } from '#lib/language.tsx';
import { growth } from '#messages/growth/en.ts';
import type { UnitProgress } from '#progress-kit/unit-progress.ts';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import type { Cloth } from '#ui/cloth.tsx';
import { Weave } from '#ui/weave.tsx';
import { ClaimReward } from './claim-reward.tsx';
import type { Unit } from './mastery.api.ts';
import css from './unit-mastery.module.css';
import { useSummary } from './use-summary.ts';

const c = classes(css);

type Props = {
  unit: Unit;
  cloth: Cloth;
  progress: UnitProgress | null;
  refresh: () => void;
  children: ReactNode;
};

/** The mastery bar of a unit with its title, 'Claim Reward' and what else can be done with it (spec 1 §2.6, 4). */
export const UnitMastery = ({ unit, cloth, progress, refresh, children }: Props) => {
  const say = useText(growth);
  const summary = useSummary(unit);
  const { totalPoints = 0, earnedPoints = 0, percent = 0 } = summary ?? {};
  // An older server does not tell.
  const reached = summary?.reached ?? percent;
  const title = say(masteryTitle(reached));
  // An older server does not tell this either.
  const held = (summary?.heldBy ?? []).map((id) => unit.items.find((entry) => entry.id === id)?.title ?? id);
  const points = say('pointsOf', { earned: earnedPoints, total: totalPoints });
  return (
    <Card as="section" cloth={cloth} aria-label={say('mastery')}>
      <div className={c('mastery')} data-known={summary !== null}>
        <b className={c('title')}>{title}</b>
        <b className="num">{percent}%</b>
        <span className="num">{points}</span>
        <Weave
          className={c('bar')}
          value={percent}
          label={say('mastery')}
          valueText={`${percent}% · ${title} · ${points}`}
        />
        {held.length > 0 ? <p className={c('held')}>{say('held', { things: held.join(', ') })}</p> : null}
      </div>
      <div className={c('acts')}>
        <ClaimReward unit={unit} progress={progress} reached={reached} onClaimed={refresh} />
        {children}
      </div>
    </Card>
  );
};
