import type { Reply } from '@afrolearn/contract';
import { subjectById } from '@afrolearn/learning/catalogue/subjects.ts';
import { ChevronDown, Dumbbell, Pencil } from 'lucide-react';
import { useState } from 'react';
import { Assign, lessonState, SchoolLessons, usePictures } from '#lesson-kit/index.ts';
import { useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { useMotivation, useSession, useYoung } from '#lib/session.tsx';
import { useReadAloud } from '#listen/use-read-aloud.ts';
import { courses } from '#messages/courses/en.ts';
import { UnitReward, useSummary, useUnitProgress, useYoungIn } from '#progress-kit/index.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { lookOf } from '#ui/subject-looks.ts';
import { EntryLine } from './entry-line.tsx';
import { stepsIn, UnitHead } from './unit-head.tsx';
import css from './unit-view.module.css';

const c = classes(css);

type Unit = Reply<'GET /unit/:id'>;

/** Unwritten entries in one collapsed list without links; expanded when there is nothing else. */
const Unwritten = ({ unit: { items } }: { unit: Unit }) => {
  const say = useText(courses);
  const unwritten = items.filter(({ written }) => !written);
  if (unwritten.length === 0) return null;
  return (
    <details className={c('fold')} open={unwritten.length === items.length}>
      <summary>
        <Pencil aria-hidden="true" />
        {say('partsWritten', { count: unwritten.length })}
        <ChevronDown aria-hidden="true" />
      </summary>
      <p>{say('whenWritten')}</p>
      <ul lang="en">
        {unwritten.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
    </details>
  );
};

/** The unit's topic, for readers. */
const AboutUnit = ({ unit: { about, topics } }: { unit: Unit }) => {
  const say = useText(courses);
  return (
    <>
      <p className={c('about')} lang="en">
        {about}
      </p>
      <section className={c('topics')} aria-labelledby="topics">
        <h2 id="topics">{say('youLearn')}</h2>
        <ul className={c('topicList')}>
          {topics.map((topic) => (
            <li key={topic} className={c('topic')}>
              {topic}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
};

type UnitViewProps = {
  unit: Unit;
  level?: 1 | 2;
  /** Beside a list: does not read aloud automatically. */
  silent?: boolean;
};

/** A unit: the next lesson, its entries, the reward, and its topic (spec 1 §2.6, 9). */
export const UnitView = ({ unit, level = 1, silent = false }: UnitViewProps) => {
  const say = useText(courses);
  const { user } = useSession();
  const { cloth } = lookOf(unit.subjectId);
  const { progress, refresh } = useUnitProgress(unit.id);
  const summary = useSummary(unit);
  const state = lessonState(unit);
  const isLearner = user?.role === 'learner';
  const steps = stepsIn(unit, progress);
  const motivation = useMotivation();
  const pictures = usePictures(steps.written.map(({ id }) => id));
  const young = useYoungIn(unit);
  const waits = isLearner && progress === null;
  const isChild = useYoung();
  const isListener = isChild && !silent && !waits;
  useReadAloud(isListener ? [unit.title, ...(steps.next === null ? [] : [steps.next.title])] : [], true);
  // Fixed on the first render, so that the reward does not move during a claim.
  const [isWon, setIsWon] = useState<boolean | null>(null);
  if (isWon === null && progress !== null && summary !== null)
    setIsWon(motivation && summary.claimable && !progress.claimed);
  // A unit without written lessons cannot be planned or assigned.
  const isWritten = steps.written.length > 0;
  const assign = isWritten && <Assign target={`unit:${unit.id}`} title={unit.title} gradeId={unit.gradeId} />;
  const reward = (
    <UnitReward
      key="reward"
      unit={unit}
      cloth={cloth}
      summary={summary}
      progress={progress}
      refresh={refresh}
    >
      {isLearner && assign}
    </UnitReward>
  );
  return (
    <div className={c('view')} data-cloth={cloth} data-alone={level === 1}>
      <UnitHead
        unit={unit}
        level={level}
        summary={summary}
        steps={steps}
        state={state}
        waits={waits}
        counts={isLearner}
        young={isChild}
      >
        {!isLearner && assign}
      </UnitHead>
      {isWon === true && reward}
      <Card
        as="section"
        cloth={cloth}
        band="band"
        pad={false}
        className={c('card')}
        aria-label={say('inThisUnit')}
      >
        <ul className={c('list')}>
          {steps.written.map((entry) => (
            <EntryLine
              key={entry.id}
              entry={entry}
              state={state}
              progress={progress}
              young={young}
              picture={pictures.get(entry.id)}
              isNext={isLearner && progress !== null && entry === steps.next}
            />
          ))}
        </ul>
        <SchoolLessons unit={unit} level={level === 1 ? 2 : 3} />
        {!(isChild && steps.written.length > 0) && <Unwritten unit={unit} />}
      </Card>
      <div className={c('more')}>
        {isWon !== true && isWritten && (!isChild || progress?.claimed === true) && reward}
        {subjectById(unit.subjectId)?.key === 'math' && unit.gradeId !== null && (
          <ButtonLink kind="quiet" icon={<Dumbbell />} to={paths.practiceIn(unit.gradeId)}>
            {say('practiseMaths')}
          </ButtonLink>
        )}
        {!isChild && <AboutUnit unit={unit} />}
      </div>
    </div>
  );
};
