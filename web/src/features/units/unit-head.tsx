import type { Reply } from '@afrolearn/contract';
import { Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { type LessonState, ReadyInstead } from '#lesson-kit/index.ts';
import { useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { Ear } from '#listen/ear.tsx';
import { Spoken } from '#listen/spoken.tsx';
import { courses } from '#messages/courses/en.ts';
import { growth } from '#messages/growth/en.ts';
import { MasteryBar, markOf, stepIn, type UnitProgress, type useSummary } from '#progress-kit/index.ts';
import { ButtonLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { lookOf } from '#ui/subject-looks.ts';
import css from './unit-view.module.css';

const c = classes(css);

type Unit = Reply<'GET /unit/:id'>;

/** Progress in the written entries, and the next one. */
export const stepsIn = ({ items }: Unit, progress: UnitProgress | null) => {
  const written = items.filter((entry) => entry.written);
  const stands = written.map((entry) => markOf(entry, progress));
  const step = stepIn(items, progress);
  const isBegun =
    stands.some(({ mark }) => mark !== 'open') || (step !== null && markOf(step.entry, progress).left);
  return {
    written,
    done: stands.filter(({ mark }) => mark === 'done' || mark === 'given').length,
    next: step?.entry ?? null,
    /** The lesson that helps with a failed checkpoint. */
    helps:
      step?.kind === 'again' ? written.find(({ id }) => id === progress?.weak.get(step.entry.id)) : undefined,
    /** When everything is done, the first checkpoint below 100 percent. */
    better: step === null ? (written.find((_, at) => (stands[at]?.best ?? 100) < 100) ?? null) : null,
    verb: step?.kind === 'again' ? 'againEntry' : isBegun ? 'carryOnEntry' : 'startEntry',
  } as const;
};

type UnitHeadProps = {
  unit: Unit;
  level: 1 | 2;
  summary: ReturnType<typeof useSummary>;
  steps: ReturnType<typeof stepsIn>;
  state: LessonState;
  /** The next step is unknown yet. */
  waits: boolean;
  /** Learners see done entries; others the total. */
  counts: boolean;
  /** For a young child: the name, the leaves and the button. */
  young: boolean;
  children: ReactNode;
};

/** The unit's title, progress, and the next lesson as the main button. */
export const UnitHead = ({
  unit,
  level,
  summary,
  steps,
  state,
  waits,
  counts,
  young,
  children,
}: UnitHeadProps) => {
  const say = useText(courses);
  const sayGrowth = useText(growth);
  const Heading = `h${level}` as const;
  const { written, done, next, helps, better, verb } = steps;
  return (
    <header className={c('head')}>
      <div className={c('name')}>
        <div>
          {!young && (
            <p className={c('kick')}>
              {[unit.subject, unit.grade, say('unitNumber', { n: unit.order })].filter(Boolean).join(' · ')}
            </p>
          )}
          <Heading lang="en">
            <Spoken text={unit.title} />
          </Heading>
        </div>
        <Ear text={next === null ? unit.title : [unit.title, next.title]} />
        <img src={lookOf(unit.subjectId).picture} alt="" width="96" height="96" />
      </div>
      <MasteryBar unit={unit} summary={summary}>
        {young
          ? null
          : written.length === 0
            ? say('beingWritten')
            : counts
              ? sayGrowth('doneOf', { done, all: written.length })
              : say('parts', { count: written.length })}
      </MasteryBar>
      {written.length === 0 && <ReadyInstead unit={unit} className={c('go')} />}
      {next !== null && (
        <ButtonLink
          className={c('go', waits && 'waits')}
          icon={<Play />}
          to={paths.lesson(next.id)}
          state={{ ...state, ...paths.playing }}
        >
          {say(verb, { title: next.title })}
        </ButtonLink>
      )}
      {helps !== undefined && (
        <ButtonLink kind="quiet" className={c('go')} to={paths.lesson(helps.id)} state={state}>
          {say('lookAgain', { title: helps.title })}
        </ButtonLink>
      )}
      {better !== null && (
        <ButtonLink kind="quiet" className={c('go')} to={paths.lesson(better.id)} state={state}>
          {say('fullMarks', { title: better.title })}
        </ButtonLink>
      )}
      {children}
    </header>
  );
};
