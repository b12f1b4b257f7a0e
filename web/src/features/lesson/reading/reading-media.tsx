import type { Reading } from '@afrolearn/learning/lessons/lesson.ts';
import { Clock } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Blocks, passagesOf } from '#lesson-kit/index.ts';
import { useText } from '#lib/language.tsx';
import { useSession } from '#lib/session.tsx';
import { Ear } from '#listen/ear.tsx';
import { Spoken } from '#listen/spoken.tsx';
import { lesson as texts } from '#messages/lesson/en.ts';
import { Badge } from '#ui/badge.tsx';
import { classes } from '#ui/classes.ts';
import { Notice } from '#ui/notice.tsx';
import { KeyTerms } from '../key-terms.tsx';
import type { Lesson } from '../lesson.api.ts';
import { QuickCheck } from '../quick-check.tsx';
import { useWork } from '../work.tsx';
import { placeholderReading, type ReadingText } from './placeholder-readings.ts';
import { ReadingEnd } from './reading-end.tsx';
import css from './reading-media.module.css';
import { markRead } from './readings-read.ts';
import { useReadingPlace } from './use-reading-place.ts';

const c = classes(css);

type ReadingMediaProps = {
  lesson: Lesson;
  reading: Reading | null;
  /** The next step for an unwritten reading. */
  children?: ReactNode;
};

/** The reading; an unwritten one gets the documented placeholder with a notice. */
export const ReadingMedia = ({ lesson, reading, children }: ReadingMediaProps) => {
  const say = useText(texts);
  const isWritten = reading !== null;
  const [answered, setAnswered] = useState(false);
  useEffect(() => {
    if (isWritten) markRead(lesson.id);
  }, [isWritten, lesson.id]);
  const article = useRef<HTMLElement>(null);
  const { isDone, saved } = useWork();
  const { user } = useSession();
  useReadingPlace(lesson.id, article, isDone || saved === 'saved');
  const shown: ReadingText & { picture?: string } =
    reading ?? placeholderReading(lesson.title, lesson.unitTitle, lesson.subject);
  const { overview, text, keyPoints, quote, whyItMatters, tryThis, keyTerms, quickCheck, figures } = shown;
  // Key points reveal the ending and often the answers, so they are collapsed until then.
  const isOver = !isWritten || answered || isDone || (user !== null && user.role !== 'learner');
  const points = (
    <details className={c('points')} open={isOver}>
      <summary>
        <h2>{say('keyPoints')}</h2>
      </summary>
      <Ear text={keyPoints} />
      <ul lang="en">
        {keyPoints.map((point) => (
          <li key={point}>
            <Spoken text={point} />
          </li>
        ))}
      </ul>
    </details>
  );
  return (
    <article ref={article} className={c('reading')}>
      {!isWritten && <Notice kind="info">{say('readingBeingWritten')}</Notice>}
      {children}
      <p className={c('time')}>
        <Badge icon={<Clock />}>{say('minRead')}</Badge>
        <Ear text={[overview, ...passagesOf(text)]} />
      </p>
      <p className={c('overview')} lang="en">
        <Spoken text={overview} />
      </p>
      <Blocks blocks={text} figures={figures} />
      {!isWritten && points}
      {shown.picture !== undefined && (
        <figure className={c('picture')}>
          <img src={shown.picture} alt="" />
        </figure>
      )}
      <figure className={c('quote')} lang="en">
        <blockquote>{quote.text}</blockquote>
        <figcaption>{quote.from}</figcaption>
      </figure>
      <section className={c('part')}>
        <h2>{say('whyItMatters')}</h2>
        <p className="read" lang="en">
          {whyItMatters}
        </p>
      </section>
      <section className={c('part', 'try')}>
        <h2>{say('tryThis')}</h2>
        <Blocks blocks={tryThis} figures={figures} />
      </section>
      <KeyTerms terms={keyTerms} />
      <QuickCheck
        items={quickCheck}
        figures={figures}
        misconceptions={shown.misconceptions ?? []}
        isYoung={reading?.level === 'P1-P3'}
        onAllAnswered={() => setAnswered(true)}
      />
      {isWritten && points}
      {isWritten && <ReadingEnd answered={answered} />}
    </article>
  );
};
