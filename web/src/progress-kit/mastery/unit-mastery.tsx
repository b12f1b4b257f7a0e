import { masteryTitle } from '@afrolearn/learning/mastery/titles.ts';
import { masterFrom } from '@afrolearn/learning/mastery/unit.ts';
import type { ReactNode } from 'react';
import { useText } from '#lib/language.tsx';
import { useMotivation } from '#lib/session.tsx';
import { growth } from '#messages/growth/en.ts';
import type { UnitProgress } from '#progress-kit/unit-progress.ts';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import type { Cloth } from '#ui/cloth.tsx';
import { Weave } from '#ui/weave.tsx';
import { ClaimReward } from './claim-reward.tsx';
import { useYoungIn } from './is-young.ts';
import { Leaves, leavesFor } from './leaves.tsx';
import type { Unit } from './mastery.api.ts';
import css from './unit-mastery.module.css';
import type { Summary } from './use-summary.ts';

const c = classes(css);

const figuresOf = (summary: Summary | null) => {
  const { totalPoints = 0, earnedPoints = 0, percent = 0, heldBy } = summary ?? {};
  // An older server, or its cached answer, has neither the best progress nor the open conditions.
  const reached = summary?.reached ?? percent;
  const claimable = summary?.claimable ?? reached >= masterFrom;
  return { totalPoints, earnedPoints, percent, reached, heldBy: heldBy ?? [], claimable };
};

type MasteryBarProps = { unit: Unit; summary: Summary | null; children: ReactNode };

/**
 * The mastery bar of a unit with its title and the open conditions (spec 1 §2.6, 4). Without texts, only its leaves.
 */
export const MasteryBar = ({ unit, summary, children }: MasteryBarProps) => {
  const say = useText(growth);
  const { totalPoints, earnedPoints, percent, reached, heldBy } = figuresOf(summary);
  const young = useYoungIn(unit);
  const title = say(masteryTitle(reached));
  const held = heldBy.map((id) => unit.items.find((entry) => entry.id === id)?.title ?? id);
  const points = say('pointsOf', { earned: earnedPoints, total: totalPoints });
  return (
    <section className={c('mastery')} data-known={summary !== null} aria-label={say('mastery')}>
      <span className={c('done')}>{children}</span>
      {young && children !== null && <b className={c('title')}>{title}</b>}
      {young ? (
        <Leaves green={leavesFor(percent)} />
      ) : (
        <>
          <span className={c('figures')}>
            {children !== null && <b className={c('title')}>{title}</b>}
            <b className="num">{percent}%</b>
          </span>
          <Weave
            className={c('bar')}
            value={percent}
            label={say('mastery')}
            valueText={`${percent}% · ${title} · ${points}`}
          />
        </>
      )}
      {held.length > 0 && !young ? (
        <p className={c('held')}>{say('held', { things: held.join(', ') })}</p>
      ) : null}
    </section>
  );
};

type UnitRewardProps = {
  unit: Unit;
  cloth: Cloth;
  summary: Summary | null;
  progress: UnitProgress | null;
  refresh: () => void;
  children: ReactNode;
};

/** 'Claim Reward' with the points needed, and further actions of the unit. Without motivation only those actions. */
export const UnitReward = ({ unit, cloth, summary, progress, refresh, children }: UnitRewardProps) => {
  const say = useText(growth);
  const { totalPoints, earnedPoints, claimable } = figuresOf(summary);
  const young = useYoungIn(unit);
  if (!useMotivation()) return children;
  return (
    <Card as="section" cloth={cloth} aria-label={say('reward')}>
      <div className={c('reward')} data-known={summary !== null}>
        {!young && (
          <p className={c('points')}>{say('pointsOf', { earned: earnedPoints, total: totalPoints })}</p>
        )}
        <ClaimReward unit={unit} progress={progress} claimable={claimable} onClaimed={refresh} />
        {children}
      </div>
    </Card>
  );
};
