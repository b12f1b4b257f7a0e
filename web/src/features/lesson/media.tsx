import { type RefObject, Suspense } from 'react';
import { ReadyInstead } from '#lesson-kit/index.ts';
import type { PlayerHandle } from '#lesson-kit/player/index.ts';
import { useText } from '#lib/language.tsx';
import { lazyPart } from '#lib/lazy.tsx';
import { courses } from '#messages/courses/en.ts';
import { lesson as texts } from '#messages/lesson/en.ts';
import { Bones } from '#ui/bones.tsx';
import { classes } from '#ui/classes.ts';
import { Empty } from '#ui/empty.tsx';
import girl from '#ui/pictures/illustrations/girl-reading.svg?no-inline';
import type { Entry, Lesson } from './lesson.api.ts';
import css from './lesson-page.module.css';
import type { UnitEnd } from './up-next.tsx';

const c = classes(css);

const media = {
  video: lazyPart(async () => (await import('./video/video-media.tsx')).VideoMedia),
  reading: lazyPart(async () => (await import('./reading/reading-media.tsx')).ReadingMedia),
  quiz: lazyPart(async () => (await import('./quiz/quiz-media.tsx')).QuizMedia),
} as const;
const { video: VideoMedia, reading: ReadingMedia, quiz: QuizMedia } = media;

/** The address gives the kind, so its code loads in parallel. A failure appears on use. */
export const preloadMedia = (type: keyof typeof media): void => media[type].preload();

export type MediaProps = {
  lesson: Lesson;
  about: string;
  entries: readonly Entry[];
  next: Entry | null;
  goOn: (startsNow?: boolean) => void;
  /** Nothing in the unit is written, so it has no next lesson. */
  alone: boolean;
  /** The link to the unit after its last entry; null before. */
  unitEnd: UnitEnd | null;
  startsNow: boolean;
  /** Whether it fills the screen now. */
  focused: boolean;
  setFocused: (focused: boolean) => void;
  player: RefObject<PlayerHandle | null>;
};

/** In an unwritten unit the next step is another lesson of the class. */
const WayOn = ({ lesson: { unitId, subjectId, gradeId }, alone }: Pick<MediaProps, 'lesson' | 'alone'>) =>
  alone && unitId !== null ? (
    <div className={c('wayOn')}>
      <ReadyInstead unit={{ id: unitId, subjectId, gradeId }} />
    </div>
  ) : null;

/** An unwritten entry: says so, with the unit's topic and a next step. */
const BeingWritten = ({ lesson, about, alone }: Pick<MediaProps, 'lesson' | 'about' | 'alone'>) => {
  const say = useText(texts);
  const sayCourses = useText(courses);
  const isQuiz = lesson.type === 'quiz';
  return (
    <Empty
      className={c('written')}
      picture={girl}
      title={isQuiz ? say('quizBeingWritten') : sayCourses('lessonBeingWritten')}
    >
      {!isQuiz && <p>{sayCourses('lessonMeanwhile')}</p>}
      <p lang="en">{about}</p>
      <WayOn lesson={lesson} alone={alone} />
    </Empty>
  );
};

const Kind = (props: MediaProps) => {
  const { lesson } = props;
  const { content } = lesson;
  if (lesson.type === 'reading') {
    const reading = content?.type === 'reading' ? content : null;
    return (
      <ReadingMedia lesson={lesson} reading={reading}>
        {reading === null && <WayOn lesson={lesson} alone={props.alone} />}
      </ReadingMedia>
    );
  }
  if (content?.type === 'video') return <VideoMedia {...props} content={content} />;
  if (content?.type === 'quiz') return <QuizMedia {...props} quiz={content} />;
  return <BeingWritten {...props} />;
};

/** The media area: a lesson, a text panel or a quiz (spec 1 §2.7). */
export const Media = (props: MediaProps) => {
  const say = useText(texts);
  return (
    <Suspense
      fallback={
        <>
          <div className={c('screen')} />
          <Bones lines={2} label={say('loading')} />
        </>
      }
    >
      <Kind {...props} />
    </Suspense>
  );
};
