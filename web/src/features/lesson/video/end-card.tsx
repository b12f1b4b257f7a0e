import { ArrowRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Ending } from '#lesson-kit/player/index.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import { useYoung } from '#lib/session.tsx';
import { Ear } from '#listen/ear.tsx';
import { useReadAloud } from '#listen/use-read-aloud.ts';
import { lesson } from '#messages/lesson/en.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import type { Entry } from '../lesson.api.ts';
import { SavedNotice } from '../saved-notice.tsx';
import { ToUnit, type UnitEnd } from '../up-next.tsx';
import { useWork } from '../work.tsx';
import css from './end-card.module.css';

const c = classes(css);

const waits = 8;

const busy = 'input:not([type="radio"]):not([type="checkbox"]), textarea, select, [role="tabpanel"]';

/** Somebody who is in another tab, typing, reading below or in a dialog must not be taken to the next lesson. */
const isElsewhere = (): boolean =>
  document.hidden ||
  document.querySelector('dialog[open]') !== null ||
  (document.activeElement?.closest(busy) ?? null) !== null;

type EndCardProps = {
  end: Ending;
  next: Entry | null;
  goOn: (startsNow?: boolean) => void;
  automatic: boolean;
  unitEnd?: UnitEnd | null;
};

/**
 * Shown after the last scene without an end screen. For guests and adults it continues automatically (spec 1
 * §2.7), unless they stay or skipped scenes; a learner is never moved (decision 0093). There is no next
 * lesson at the end of a unit.
 */
export const EndCard = ({ end, next, goOn, automatic, unitEnd = null }: EndCardProps) => {
  const say = useText(lesson);
  const { language } = useLanguage();
  const [stays, setStays] = useState(!automatic || next === null || !end.watched);
  const [left, setLeft] = useState(waits);

  useEffect(() => {
    if (stays) return;
    if (left === 0) return goOn(true);
    const timer = setTimeout(() => (isElsewhere() ? setStays(true) : setLeft(left - 1)), 1000);
    return () => clearTimeout(timer);
  }, [stays, left, goOn]);

  // A done lesson stays done, even when it is skipped through.
  const { isDone } = useWork();
  const whole = isDone || end.watched;
  const done = whole ? say('finished') : say('skippedScenes', { count: end.skipped });
  const acts = [...(whole ? [] : [say('watchSkipped')]), ...(next === null ? [] : [say('next')])];
  useReadAloud([done, ...acts], useYoung(), language);
  return (
    <div className={c('end')} data-alone={!whole}>
      {/* Without the countdown, which a status would announce every second. */}
      <p className={c('done')} role="status">
        {done}
      </p>
      <Ear lang={language} text={[done, ...acts]} look="bare" />
      {!whole && (
        <p className={c('acts')}>
          <Button className={c('go')} onClick={end.watchSkipped}>
            {say('watchSkipped')}
          </Button>
        </p>
      )}
      {next === null ? (
        <>
          <p>{say('unitEnd')}</p>
          {unitEnd !== null && (
            <p className={c('acts')}>
              <ToUnit end={unitEnd} className={c('go')} />
            </p>
          )}
        </>
      ) : (
        <>
          <p>
            {stays
              ? say('isNext', { title: next.title })
              : say('movingOn', { count: left, title: next.title })}
          </p>
          <p className={c('acts')}>
            {!stays && (
              <Button kind="paper" onClick={() => setStays(true)}>
                {say('stayHere')}
              </Button>
            )}
            <Button kind={whole ? 'action' : 'paper'} className={c(whole && 'go')} onClick={() => goOn(true)}>
              {say('next')}
              <ArrowRight />
            </Button>
          </p>
        </>
      )}
      {/* Late content comes last, so that buttons do not move. */}
      <SavedNotice again={isDone} />
    </div>
  );
};
