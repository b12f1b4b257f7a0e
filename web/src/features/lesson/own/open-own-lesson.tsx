import { Suspense } from 'react';
import { Failed } from '#ask/failed.tsx';
import { useAnswer, useOwnAnswer } from '#ask/use-answer.ts';
import { lessonWith } from '#lesson-kit/index.ts';
import { useText } from '#lib/language.tsx';
import { lazyPart } from '#lib/lazy.tsx';
import { useSession } from '#lib/session.tsx';
import { courses } from '#messages/courses/en.ts';
import { lesson as texts } from '#messages/lesson/en.ts';
import { Bones } from '#ui/bones.tsx';
import { NoLesson } from '../no-lesson.tsx';
import { LessonWork } from '../work.tsx';

const OwnLesson = lazyPart(async () => (await import('./own-lesson.tsx')).OwnLesson);

/** Guests have no own storage on the device, and see no school lessons. */
const useOwnOrGuest = (id: string) => {
  const { user } = useSession();
  const manner = { endsOn: [], afterProgress: false };
  const own = useOwnAnswer(user === null ? null : `lesson ${id}`, () => lessonWith(id), manner);
  const guest = useAnswer(user === null ? `lesson ${id}` : null, () => lessonWith(id), { endsOn: [] });
  return user === null ? guest : own;
};

/** /lesson/t{n}: a lesson of the learner's school; for others it does not exist. */
export const OpenOwnLesson = ({ id }: { id: string }) => {
  const say = useText(texts);
  const sayCourses = useText(courses);
  // Cached on the device, so that a class can use its lesson offline.
  const lesson = useOwnOrGuest(id);
  const content = lesson.data?.content;
  if (lesson.state === 'missing' || lesson.failure?.status === 404) return <NoLesson />;
  if (lesson.state === 'failed' && lesson.data === null)
    return <Failed retry={lesson.retry}>{sayCourses('failed')}</Failed>;
  const waits = <Bones lines={4} label={say('loading')} />;
  return (
    <Suspense fallback={waits}>
      {lesson.data !== null && content?.type === 'own' ? (
        <LessonWork item={id} done={null}>
          <OwnLesson lesson={lesson.data} content={content} />
        </LessonWork>
      ) : (
        waits
      )}
    </Suspense>
  );
};
