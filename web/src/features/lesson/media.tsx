import { lazy, type RefObject, Suspense } from 'react';
import type { PlayerHandle } from '#lesson-kit/player/index.ts';
import { useText } from '#lib/language.tsx';
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

const loadVideo = () => import('./video/video-media.tsx');
const loadReading = () => import('./reading/reading-media.tsx');
const loadQuiz = () => import('./quiz/quiz-media.tsx');
const loaders = { video: loadVideo, reading: loadReading, quiz: loadQuiz } as const;

const VideoMedia = lazy(async () => ({ default: (await loadVideo()).VideoMedia }));
const ReadingMedia = lazy(async () => ({ default: (await loadReading()).ReadingMedia }));
const QuizMedia = lazy(async () => ({ default: (await loadQuiz()).QuizMedia }));

/** The address tells the kind: its code comes while the server is still asked. A failure shows when it is used. */
export const preloadMedia = (type: keyof typeof loaders): void => {
  loaders[type]().catch(() => undefined);
};

export type MediaProps = {
  lesson: Lesson;
  about: string;
  next: Entry | null;
  goOn: (startsNow?: boolean) => void;
  /** Null while something follows. */
  unitEnd: UnitEnd | null;
  startsNow: boolean;
  player: RefObject<PlayerHandle | null>;
};

/** An item that is listed and not yet written: said plainly, with what the unit is about. */
const BeingWritten = ({ lesson, about }: Pick<MediaProps, 'lesson' | 'about'>) => {
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
      <p>{about}</p>
    </Empty>
  );
};

const Kind = (props: MediaProps) => {
  const { lesson } = props;
  const { content } = lesson;
  if (lesson.type === 'reading') {
    return <ReadingMedia lesson={lesson} reading={content?.type === 'reading' ? content : null} />;
  }
  if (content?.type === 'video') return <VideoMedia {...props} content={content} />;
  if (content?.type === 'quiz') return <QuizMedia {...props} quiz={content} />;
  return <BeingWritten lesson={lesson} about={props.about} />;
};

/** The media area: an explainer, a text panel or a quiz (spec 1 §2.7). */
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
