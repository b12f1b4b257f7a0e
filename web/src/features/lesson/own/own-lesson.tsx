import type { GradeId } from '@afrolearn/learning/catalogue/grades.ts';
import type { OwnContent, OwnQuestion } from '@afrolearn/learning/lessons/own.ts';
import { answerText } from '@afrolearn/learning/quizzes/answer-text.ts';
import { rightAnswer } from '@afrolearn/learning/quizzes/grade-question.ts';
import type { Question } from '@afrolearn/learning/quizzes/questions.ts';
import { ArrowLeft } from 'lucide-react';
import { Suspense } from 'react';
import { Assign, Blocks, useWayOut } from '#lesson-kit/index.ts';
import { Player, TeacherVoice, useSounds } from '#lesson-kit/player/index.ts';
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
import { useWork } from '../work.tsx';
import css from './own-lesson.module.css';
import { OwnQuiz } from './own-quiz.tsx';
import { hostOf, OwnVideo } from './own-video.tsx';

const c = classes(css);
const p = classes(page);

/** For kinds without a single answer, only `asked` shows it to those who may know. */
const isAnswered = ({ answer, options }: OwnQuestion): boolean => answer !== null || options.length === 0;

const ReportButton = lazyPart(async () => (await import('#people-kit/report/index.ts')).ReportButton);

/** For adults: a teacher sees the right answers, a parent the questions. */
const Questions = ({ asked, withAnswers }: { asked: readonly Question[]; withAnswers: boolean }) => {
  const say = useText(texts);
  return (
    <>
      <Notice kind="info">{withAnswers ? say('answersForYou') : say('answerInClass')}</Notice>
      <ol className={c('questions')}>
        {asked.map((question) => (
          <li key={question.id}>
            <h2>{question.prompt}</h2>
            <ul>
              {question.kind === 'single' &&
                question.options.map(({ text, right }) => (
                  <li key={text} data-right={right}>
                    {text}
                    {right && ` · ${say('rightAnswer')}`}
                  </li>
                ))}
              {question.kind !== 'single' && withAnswers && (
                <li data-right="true">
                  {answerText(question, rightAnswer(question))} · {say('rightAnswer')}
                </li>
              )}
            </ul>
          </li>
        ))}
      </ol>
    </>
  );
};

/** The scenes in the player, with the teacher's recordings where there are any. */
const OwnScenes = ({ lesson, content }: { lesson: Lesson; content: OwnContent }) => {
  const voice = useSounds(lesson.id);
  const { answer, finish } = useWork();
  return (
    <>
      <Player
        scenes={content.scenes}
        audience={(lesson.gradeId as GradeId | null) ?? 'P4-P5'}
        figures={content.figures}
        keyTerms={[]}
        misconceptions={[]}
        sounds={voice.sounds}
        onEnded={({ watched }) => watched && lesson.type === 'video' && finish('video.finished')}
        onAnswered={answer}
      />
      <TeacherVoice voice={voice} lesson={lesson.id} />
    </>
  );
};

/** A teacher's lesson for their school: a film, a text, or questions to discuss in class. */
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
        <LessonHead type={lesson.type} title={lesson.title} own>
          {user?.role === 'teacher' && (
            <Assign target={lesson.id} title={lesson.title} gradeId={lesson.gradeId} />
          )}
        </LessonHead>
        {content.scenes.length > 0 && <OwnScenes lesson={lesson} content={content} />}
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
        {content.asked.length > 0 &&
          (user?.role === 'learner' ? (
            <OwnQuiz lesson={lesson.id} asked={content.asked} />
          ) : (
            <Questions asked={content.asked} withAnswers={content.questions.some(isAnswered)} />
          ))}
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
