import type { Lesson } from '@afrolearn/learning/lessons/lesson.ts';
import { ArrowRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Ending } from '#lesson-kit/player/index.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import { useMotivation, useYoung } from '#lib/session.tsx';
import { Ear } from '#listen/ear.tsx';
import { Spoken } from '#listen/spoken.tsx';
import { useReadAloud } from '#listen/use-read-aloud.ts';
import { growth } from '#messages/growth/en.ts';
import { lesson } from '#messages/lesson/en.ts';
import { today } from '#messages/today/en.ts';
import { FeastLand, Medal, NextStep, useBrought, useFeast } from '#progress-kit/baobab/index.ts';
import { useUnitProgress } from '#progress-kit/index.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import seed from '#ui/pictures/spots/seed.svg?inline';
import { lookOf } from '#ui/subject-looks.ts';
import type { Entry } from '../lesson.api.ts';
import { NotSaved, NotTaken } from '../saved-notice.tsx';
import { ToUnit, type UnitEnd } from '../up-next.tsx';
import { useWork } from '../work.tsx';
import { FeastPicture } from './feast-picture.tsx';
import { LearntPicture } from './learnt-picture.tsx';
import css from './lesson-feast.module.css';
import { YoungNext } from './young-next.tsx';

const c = classes(css);

type LessonFeastProps = {
  content: Lesson;
  entries: readonly Entry[];
  end: Ending;
  next: Entry | null;
  goOn: (startsNow?: boolean) => void;
  unitEnd: UnitEnd | null;
  onLeave: () => void;
};

/**
 * The end screen of a completed lesson: what was learnt, rewards, and the next lesson. No countdown and no
 * autoplay. A pending badge is shown before the next lesson starts.
 */
export const LessonFeast = ({ content, entries, end, next, goOn, unitEnd, onLeave }: LessonFeastProps) => {
  const say = useText(lesson);
  const sayGrowth = useText(growth);
  const sayToday = useText(today);
  const { language } = useLanguage();
  const young = useYoung();
  const motivation = useMotivation();
  const { saved, seeds, answered, tooFast, reason } = useWork();
  const brought = useBrought(content.id, motivation && seeds > 0);
  const { mark, badge, isFirst, waiting, land } = useFeast(motivation ? brought : null);
  const { progress } = useUnitProgress(content.unitId);
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each badge unmounts the button that had the focus
  useEffect(() => heading.current?.focus({ preventScroll: true }), [badge?.id]);

  const learnt = content.remember[0] ?? content.overview;
  const grown = brought?.grown.map((name) => sayGrowth(name)) ?? [];
  const news = grown.length === 0 ? say('wellDone') : sayGrowth('look', { what: grown[0] ?? '' });
  const hangs =
    badge === null ? '' : isFirst ? sayGrowth('firstBadge') : sayGrowth('badgeHere', { badge: badge.name });
  const heard = badge !== null ? [hangs] : young ? [news] : [];
  useReadAloud(heard, young, language);
  const written = entries.filter((entry) => entry.written);
  const done = written.filter(({ id }) => id === content.id || progress?.done.has(id) === true).length;
  const earned = say('wisdomSeeds', { count: seeds });
  const coming = waiting > 0 ? brought?.won[brought.won.length - waiting] : undefined;
  const badgeChip = coming !== undefined && (
    <span className={c('waits')}>
      <Medal icon={coming.icon} color={coming.color} />
      {sayGrowth(badge === null ? 'badgesWait' : 'moreBadges', { count: waiting })}
    </span>
  );
  const nextBadge = sayGrowth(badge === null ? 'seeBadge' : 'nextBadge');
  return (
    <section className={c('feast')} data-young={young} data-cloth={lookOf(content.subjectId).cloth}>
      <FeastPicture title={content.title} leave={say('backToLesson')} onLeave={onLeave}>
        {motivation && brought !== null ? (
          <FeastLand seeds={brought.seeds} mark={mark} className={c('land')} />
        ) : (
          <LearntPicture content={content} className={c('large')} />
        )}
      </FeastPicture>
      <div className={c('say')}>
        <p className="vh" role="status">
          {say('finished')}
        </p>
        {saved === 'failed' && <NotSaved />}
        {saved === 'refused' && <NotTaken reason={reason} />}
        {badge !== null ? (
          <>
            <p className={c('kick')}>{sayGrowth('landed')}</p>
            <div className={c('line')}>
              <Ear lang={language} text={hangs} />
              <h2 ref={heading} tabIndex={-1}>
                <Spoken text={hangs} />
              </h2>
            </div>
            {!young && <p className={c('why')}>{badge.description}</p>}
            {badgeChip}
          </>
        ) : (
          <>
            {young ? (
              <div className={c('line')}>
                <Ear lang={language} text={news} look="big" />
                <h2 ref={heading} tabIndex={-1}>
                  <Spoken text={news} />
                </h2>
              </div>
            ) : (
              <p className={c('kick')}>{say('nowYouKnow')}</p>
            )}
            <div className={c('learnt')}>
              <LearntPicture content={content} className={c('thumb')} />
              {young ? (
                <p lang="en">
                  <Spoken text={learnt} />
                </p>
              ) : (
                <h2 ref={heading} tabIndex={-1} lang="en" data-long={learnt.length > 36}>
                  {learnt}
                </h2>
              )}
              {young && <Ear text={learnt} />}
            </div>
          </>
        )}
        {!young && badge === null && (
          <p className={c('tally')} role="status">
            {motivation && seeds > 0 && (
              <span>
                <img src={seed} alt="" width="96" height="96" />
                {earned}
              </span>
            )}
            {progress !== null && (
              <span className={c('of')}>{say('partsDone', { done, all: written.length })}</span>
            )}
            {badgeChip}
            {grown.map((what) => (
              <span key={what} className="vh">
                {sayToday('newOnTree', { what })}
              </span>
            ))}
          </p>
        )}
        {saved === 'saved' && !answered && <p className={c('why')}>{say('countsLater')}</p>}
        {motivation && tooFast && <p className={c('why')}>{say('tooFast')}</p>}
        {!young && badge === null && motivation && brought !== null && mark === null && (
          <div className={c('why')}>
            <NextStep seeds={brought.seeds} />
          </div>
        )}
      </div>
      <div className={c('go')}>
        {next === null ? (
          unitEnd !== null && <ToUnit end={unitEnd} className={c('main')} />
        ) : young && waiting === 0 ? (
          <YoungNext next={next} onGo={() => goOn(true)} />
        ) : (
          <Button className={c('main')} onClick={() => (waiting > 0 ? land() : goOn(true))}>
            <span lang={waiting > 0 ? undefined : 'en'}>
              {waiting > 0 ? nextBadge : say('isNext', { title: next.title })}
            </span>
            <ArrowRight />
          </Button>
        )}
        {!young && (
          <Button kind="ghost" onClick={end.again}>
            {say('seeAgain')}
          </Button>
        )}
      </div>
    </section>
  );
};
