import { Suspense } from 'react';
import { Failed } from '#ask/failed.tsx';
import { useAnswer } from '#ask/use-answer.ts';
import { lessonWith } from '#lesson-kit/index.ts';
import { useText } from '#lib/language.tsx';
import { lazyPart } from '#lib/lazy.tsx';
import { courses } from '#messages/courses/en.ts';
import { lesson as texts } from '#messages/lesson/en.ts';
import { Bones } from '#ui/bones.tsx';
import { NoLesson } from '../no-lesson.tsx';

const OwnLesson = lazyPart(async () => (await import('./own-lesson.tsx')).OwnLesson);

/** /lesson/t{n}: a lesson of one's school; for everybody else it is not there. */
export const OpenOwnLesson = ({ id }: { id: string }) => {
  const say = useText(texts);
  const sayCourses = useText(courses);
  const lesson = useAnswer(`lesson ${id}`, () => lessonWith(id), { endsOn: [] });
  const content = lesson.data?.content;
  if (lesson.state === 'missing') return <NoLesson />;
  if (lesson.state === 'failed') return <Failed retry={lesson.retry}>{sayCourses('failed')}</Failed>;
  const waits = <Bones lines={4} label={say('loading')} />;
  return (
    <Suspense fallback={waits}>
      {lesson.data !== null && content?.type === 'own' ? (
        <OwnLesson lesson={lesson.data} content={content} />
      ) : (
        waits
      )}
    </Suspense>
  );
};
