import { ArrowLeft, ArrowRight, Gift } from 'lucide-react';
import { useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { useMotivation } from '#lib/session.tsx';
import { courses } from '#messages/courses/en.ts';
import { growth } from '#messages/growth/en.ts';
import { lesson } from '#messages/lesson/en.ts';
import type { UnitProgress } from '#progress-kit/index.ts';
import { missingIn } from '#progress-kit/index.ts';
import { Link } from '#routing/index.ts';
import { Button, ButtonLink, type ButtonLook } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import type { Unit } from './lesson.api.ts';
import css from './up-next.module.css';
import type { Neighbours } from './use-neighbours.ts';
import { useWork } from './work.tsx';

const c = classes(css);

/** The link to the units, with subject and grade in the address and the navigation state (spec 1 §2.7). */
export const wayBack = (unit: {
  id: number;
  subjectId: number;
  gradeId: number | null;
  subject: string;
  grade: string | null;
}) => ({
  to: paths.unitsWith(unit.gradeId, unit.subjectId, unit.id),
  state: { subject: unit.subject, grade: unit.grade },
});

/** The link after the last entry of a unit: to the unit, where a reward may wait. */
export type UnitEnd = { to: string; claims: boolean };

export const unitEndOf = (unitId: number, unit: Unit | null, progress: UnitProgress | null): UnitEnd => ({
  to: paths.unit(unitId),
  claims:
    unit !== null &&
    progress?.known === true &&
    !progress.claimed &&
    unit.items.length > 0 &&
    missingIn(unit, progress).length === 0,
});

type ToUnitProps = Pick<ButtonLook, 'size' | 'kind'> & { end: UnitEnd; className?: string };

export const ToUnit = ({ end, size, kind, className }: ToUnitProps) => {
  const say = useText(lesson);
  const sayGrowth = useText(growth);
  const claims = useMotivation() && end.claims;
  return (
    <ButtonLink
      kind={kind}
      size={size}
      to={end.to}
      icon={claims ? <Gift /> : undefined}
      className={className}
    >
      {claims ? sayGrowth('claim') : say('seeUnit')}
      {!claims && <ArrowRight />}
    </ButtonLink>
  );
};

/** Links to the next and the previous lesson. */
export const UpNext = ({
  neighbours: { previous, next, missed, state },
  unitEnd,
}: {
  neighbours: Neighbours;
  unitEnd: UnitEnd;
}) => {
  const say = useText(lesson);
  const sayCourses = useText(courses);
  const { asking } = useWork();
  return (
    <Card pad={false} className={c('next')}>
      <div className={c('words')}>
        {next === null ? (
          <b>{say('unitEnd')}</b>
        ) : (
          <>
            <small>{say('upNext', { type: sayCourses(next.type) })}</small>
            <b>{next.title}</b>
          </>
        )}
        {missed !== null && (
          <Link to={paths.lesson(missed.id)} state={state}>
            {say('missed', { title: missed.title })}
          </Link>
        )}
      </div>
      {previous === null ? (
        <Button kind="quiet" size="sm" icon={<ArrowLeft />} disabled>
          {say('previous')}
        </Button>
      ) : (
        <ButtonLink kind="quiet" size="sm" icon={<ArrowLeft />} to={paths.lesson(previous.id)} state={state}>
          {say('previous')}
        </ButtonLink>
      )}
      {next === null ? (
        <ToUnit end={unitEnd} size="sm" />
      ) : (
        // Must look different from the 'Next' of a quiz in progress.
        <ButtonLink
          kind={asking ? 'ghost' : 'action'}
          size="sm"
          to={paths.lesson(next.id)}
          state={{ ...state, ...paths.playing }}
        >
          {say('next')}
          <ArrowRight />
        </ButtonLink>
      )}
    </Card>
  );
};
