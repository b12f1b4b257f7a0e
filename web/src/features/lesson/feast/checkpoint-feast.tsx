import { ArrowRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLanguage, useText } from '#lib/language.tsx';
import { useMotivation, useYoung } from '#lib/session.tsx';
import { Ear } from '#listen/ear.tsx';
import { Spoken } from '#listen/spoken.tsx';
import { useReadAloud } from '#listen/use-read-aloud.ts';
import { growth } from '#messages/growth/en.ts';
import { lesson } from '#messages/lesson/en.ts';
import { today } from '#messages/today/en.ts';
import { FeastLand, Medal, NextStep, useBrought, useFeast } from '#progress-kit/baobab/index.ts';
import { Leaves } from '#progress-kit/index.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import seed from '#ui/pictures/spots/seed.svg?inline';
import { lookOf } from '#ui/subject-looks.ts';
import type { Entry } from '../lesson.api.ts';
import { Retry } from '../quiz/retry.tsx';
import { NotSaved, NotTaken } from '../saved-notice.tsx';
import { ToUnit, type UnitEnd } from '../up-next.tsx';
import { useWork } from '../work.tsx';
import css from './checkpoint-feast.module.css';
import { FeastPicture } from './feast-picture.tsx';
import feastCss from './lesson-feast.module.css';
import { YoungNext } from './young-next.tsx';

const [c, f] = [classes(css), classes(feastCss)];

type CheckpointFeastProps = {
  title: string;
  subjectId: number;
  /** For each question whether it was right. */
  results: readonly boolean[];
  /** 'x / N correct', and its meaning in words. */
  scoreWords: string;
  summary: string;
  /**
   * The seeds that can still be won. A long list is placed below the next button, which must be visible without
   * scrolling.
   */
  children: ReactNode;
  isLong: boolean;
  /** All answers, collapsed. */
  details: ReactNode;
  announced: boolean;
  out: { label: string; onLeave: () => void };
  next: Entry | null;
  onNext: (() => void) | null;
  onRetry: () => void;
  unitEnd: UnitEnd | null;
};

/** A full seed for each right answer, and a dashed one for each that can still be won. */
const Seeds = ({ results, label }: { results: readonly boolean[]; label: string }) => (
  <span className={c('seeds')} role="img" aria-label={label}>
    {results.map((isRight, at) =>
      // biome-ignore-start lint/suspicious/noArrayIndexKey: a seed is its place
      isRight ? <img key={at} src={seed} alt="" width="96" height="96" /> : <i key={at} />,
    )}
    {/* biome-ignore-end lint/suspicious/noArrayIndexKey: a seed is its place */}
  </span>
);

/**
 * The end screen of a passed checkpoint: the tree with its growth, the result, and the next entry. It does not
 * continue by itself.
 */
export const CheckpointFeast = (props: CheckpointFeastProps) => {
  const { title, subjectId, results, scoreWords, summary, children, isLong, details, announced } = props;
  const { out, next, onNext, onRetry, unitEnd } = props;
  const say = useText(lesson);
  const sayGrowth = useText(growth);
  const sayToday = useText(today);
  const { language } = useLanguage();
  const young = useYoung();
  const motivation = useMotivation();
  const { item, saved, seeds, answered, tooFast, reason } = useWork();
  const brought = useBrought(item, motivation && seeds > 0);
  const { mark, badge, isFirst, waiting, land } = useFeast(motivation ? brought : null);
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each badge unmounts the button that had the focus
  useEffect(() => {
    if (announced) heading.current?.focus({ preventScroll: true });
  }, [announced, badge?.id]);
  const hangs =
    badge === null ? '' : isFirst ? sayGrowth('firstBadge') : sayGrowth('badgeHere', { badge: badge.name });
  const heard = badge !== null ? [hangs] : [scoreWords, summary];
  useReadAloud(heard, young, language);
  const coming = waiting > 0 ? brought?.won[brought.won.length - waiting] : undefined;
  const rewards = [
    ...(motivation && seeds > 0 && !young ? [say('wisdomSeeds', { count: seeds })] : []),
    ...(badge === null ? (brought?.grown ?? []) : []).map((name) =>
      sayToday('newOnTree', { what: sayGrowth(name) }),
    ),
  ];
  return (
    <section className={f('feast')} data-young={young} data-cloth={lookOf(subjectId).cloth}>
      <FeastPicture title={title} leave={out.label} onLeave={out.onLeave}>
        {motivation && brought !== null ? (
          <FeastLand seeds={brought.seeds} mark={mark} className={f('land')} />
        ) : (
          <img className={f('large')} src={lookOf(subjectId).picture} alt="" width="480" height="400" />
        )}
      </FeastPicture>
      <div className={f('say')}>
        {saved === 'failed' && <NotSaved />}
        {saved === 'refused' && <NotTaken reason={reason} />}
        <p className={f('kick')}>{badge === null ? say('wellDone') : sayGrowth('landed')}</p>
        <h2 className="vh" ref={heading} tabIndex={-1}>
          {badge === null ? say('results') : hangs}
        </h2>
        <div className={f('line')}>
          {young && <Ear lang={language} text={heard} look="big" />}
          <p className={c('score')}>
            <Spoken text={badge === null ? scoreWords : hangs} />
          </p>
        </div>
        {badge === null && (
          <>
            {young ? (
              <Leaves green={results.filter(Boolean).length} all={results.length} label={scoreWords} />
            ) : (
              <Seeds results={results} label={scoreWords} />
            )}
            <p className={f('why')}>
              <Spoken text={summary} />
            </p>
            {!isLong && children}
          </>
        )}
        {!young && badge !== null && <p className={f('why')}>{badge.description}</p>}
        <p className={f('tally')} role="status">
          {rewards.map((words, at) => (
            <span key={words}>
              {at === 0 && <img src={seed} alt="" width="96" height="96" />}
              {words}
            </span>
          ))}
          {coming !== undefined && (
            <span className={f('waits')}>
              <Medal icon={coming.icon} color={coming.color} />
              {sayGrowth(badge === null ? 'badgesWait' : 'moreBadges', { count: waiting })}
            </span>
          )}
        </p>
        {saved === 'saved' && !answered && (
          <p className={f('why')} role="status">
            {say('countsLater')}
          </p>
        )}
        {motivation && tooFast && (
          <p className={f('why')} role="status">
            {say('tooFast')}
          </p>
        )}
      </div>
      <div className={f('go')}>
        {waiting > 0 ? (
          <Button className={f('main')} onClick={land}>
            {sayGrowth(badge === null ? 'seeBadge' : 'nextBadge')}
            <ArrowRight />
          </Button>
        ) : next === null || onNext === null ? (
          unitEnd !== null && <ToUnit end={unitEnd} className={f('main')} />
        ) : young ? (
          <YoungNext next={next} onGo={onNext} />
        ) : (
          <Button className={f('main')} onClick={onNext}>
            <span lang="en">{say('isNext', { title: next.title })}</span>
            <ArrowRight />
          </Button>
        )}
        <Retry kind="ghost" onRetry={onRetry} />
        {badge === null && isLong && children}
        {!young && motivation && brought !== null && mark === null && (
          <div className={f('why')}>
            <NextStep seeds={brought.seeds} />
          </div>
        )}
        {details}
      </div>
    </section>
  );
};
