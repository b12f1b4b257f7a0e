import type { OwnContent } from '@afrolearn/learning/lessons/own.ts';
import { ArrowLeft } from 'lucide-react';
import { Suspense } from 'react';
import { Blocks, useWayOut } from '#lesson-kit/index.ts';
import { useText } from '#lib/language.tsx';
import { lazyPart } from '#lib/lazy.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import * as paths from '#lib/paths.ts';
import { useSession } from '#lib/session.tsx';
import { courses } from '#messages/courses/en.ts';
import { lesson as texts } from '#messages/lesson/en.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { Notice } from '#ui/notice.tsx';
import type { Lesson } from '../lesson.api.ts';
import { LessonHead } from '../lesson-head.tsx';
import page from '../lesson-page.module.css';
import css from './own-lesson.module.css';
import { hostOf, OwnVideo } from './own-video.tsx';

const c = classes(css);
const p = classes(page);

const ReportButton = lazyPart(async () => (await import('#people-kit/report/index.ts')).ReportButton);

const Questions = ({ questions }: Pick<OwnContent, 'questions'>) => {
  const say = useText(texts);
  const open = questions.every(({ answer }) => answer === null);
  return (
    <>
      <Notice kind="info">{open ? say('answerInClass') : say('answersForYou')}</Notice>
      <ol className={c('questions')}>
        {questions.map(({ id, prompt, options, answer }) => (
          <li key={id}>
            <h2>{prompt}</h2>
            <ul>
              {options.map((option) => (
                <li key={option} data-right={option === answer}>
                  {option}
                  {option === answer && ` · ${say('rightAnswer')}`}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </>
  );
};

/** A lesson that a teacher wrote for the own school: a film, a text, or questions to talk about in class. */
export const OwnLesson = ({ lesson, content }: { lesson: Lesson; content: OwnContent }) => {
  const say = useText(texts);
  const sayCourses = useText(courses);
  const wayOut = useWayOut();
  const { user } = useSession();
  usePageTitle(lesson.title);
  return (
    <div className={p('page')}>
      <div className={p('bar')}>
        <ButtonLink
          kind="ghost"
          size="sm"
          icon={<ArrowLeft />}
          to={lesson.unitId === null ? paths.dashboard : paths.unit(lesson.unitId)}
        >
          {lesson.unitTitle || sayCourses('backToUnits')}
        </ButtonLink>
        <span>{[lesson.subject, lesson.grade].filter(Boolean).join(' · ')}</span>
      </div>
      <div className={p('lesson')}>
        <LessonHead type={lesson.type} title={lesson.title} own />
        {lesson.type === 'video' && content.url !== null && (
          <OwnVideo url={content.url} title={lesson.title} />
        )}
        {lesson.type !== 'video' && content.url !== null && (
          <p>
            <ButtonLink to={wayOut(content.url)} rel="noopener noreferrer">
              {say('leaveNow', { host: hostOf(content.url) })}
            </ButtonLink>
          </p>
        )}
        {content.text.length > 0 && (
          <Card className="read">
            <Blocks blocks={content.text} figures={{}} level={2} lang="" />
          </Card>
        )}
        {content.questions.length > 0 && <Questions questions={content.questions} />}
        {user !== null && user.role !== 'teacher' && (
          <div>
            <Suspense fallback={null}>
              <ReportButton about={{ kind: 'lesson', id: lesson.id, name: lesson.title }} />
            </Suspense>
          </div>
        )}
      </div>
    </div>
  );
};
