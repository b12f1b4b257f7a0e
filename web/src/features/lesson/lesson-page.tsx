import { parseEntryId, parseOwnLessonId } from '@afrolearn/learning/lessons/ids.ts';
import { passMark } from '@afrolearn/learning/quizzes/pass-mark.ts';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { Failed } from '#ask/failed.tsx';
import { useAnswer } from '#ask/use-answer.ts';
import {
  Assign,
  EnglishContent,
  lessonWith,
  NotOnDevice,
  SchoolLessons,
  unitFromState,
  unitWith,
} from '#lesson-kit/index.ts';
import type { PlayerHandle } from '#lesson-kit/player/index.ts';
import { useText } from '#lib/language.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import * as paths from '#lib/paths.ts';
import { useYoung } from '#lib/session.tsx';
import { courses } from '#messages/courses/en.ts';
import { lesson as texts } from '#messages/lesson/en.ts';
import { useUnitProgress } from '#progress-kit/index.ts';
import { useLocation, useNavigate, useParams } from '#routing/index.ts';
import { Bones } from '#ui/bones.tsx';
import { classes } from '#ui/classes.ts';
import { lookOf } from '#ui/subject-looks.ts';
import { Around, LessonList, LessonTabs, Part, PracticeLinks } from './around/around.tsx';
import { type Arrival, LessonBar } from './around/lesson-bar.tsx';
import { LessonHead } from './lesson-head.tsx';
import css from './lesson-page.module.css';
import { Media, preloadMedia } from './media.tsx';
import { NoLesson } from './no-lesson.tsx';
import { OpenOwnLesson } from './own/open-own-lesson.tsx';
import { useLessonFocus } from './quiz/use-lesson-focus.ts';
import { UpNext, unitEndOf } from './up-next.tsx';
import { toggleFullScreen, useLessonKeys } from './use-lesson-keys.ts';
import { useNeighbours } from './use-neighbours.ts';
import { useWide } from './use-wide.ts';
import { useStartsNow } from './video/use-starts-now.ts';
import { LessonWork } from './work.tsx';
import { Folded } from './young-lesson.tsx';

export { lookAhead as prepare } from './quiz/state/use-quiz-state.ts';

const c = classes(css);

const LessonOf = ({ id, unitId }: { id: string; unitId: number }) => {
  const say = useText(texts);
  const sayCourses = useText(courses);
  const arrival = useLocation().state as Arrival;
  const navigate = useNavigate();
  const lesson = useAnswer(`lesson ${id}`, () => lessonWith(id), { endsOn: [] });
  const unit = useAnswer(`unit ${unitId}`, () => unitWith(unitId), { endsOn: [] });
  const player = useRef<PlayerHandle>(null);
  const media = useRef<HTMLDivElement>(null);
  const told = useMemo(() => unitFromState(arrival, unitId), [arrival, unitId]);
  const listed = unit.data ?? told;
  const { progress } = useUnitProgress(unitId);
  const neighbours = useNeighbours(listed, progress, id);
  const { previous, next, state } = neighbours;
  const entry = listed?.items.find((one) => one.id === id);
  const isWide = useWide();
  const young = useYoung();
  const { focused, setFocused } = useLessonFocus(id, lesson.data ?? entry ?? null);
  usePageTitle(lesson.data?.title ?? entry?.title ?? say('loading'));

  const starts = useStartsNow(id);
  const goOn = useCallback(
    (startsNow = false): void => {
      if (next !== null) navigate(paths.lesson(next.id), { state: { ...state, startsNow } });
    },
    [navigate, next, state],
  );
  useLessonKeys({
    k: () => goOn(),
    j: () => {
      if (previous !== null) navigate(paths.lesson(previous.id), { state });
    },
    f: () => toggleFullScreen(player, media),
  });

  if (lesson.state === 'missing') return <NoLesson />;
  const shown = lesson.data ?? entry ?? null;
  const alone = unit.data?.items.every(({ written }) => !written) === true;
  const unitEnd = unitEndOf(unitId, unit.data, progress);
  const gradeId = lesson.data?.gradeId ?? null;
  const written = lesson.data === null ? entry?.written !== false : lesson.data.content !== null;
  // Unwritten lessons cannot be assigned.
  const assign = shown !== null && written && <Assign target={id} title={shown.title} gradeId={gradeId} />;
  const upNext = listed !== null && !alone && <UpNext neighbours={neighbours} unitEnd={unitEnd} />;
  // Lessons and checkpoint results lead on by themselves.
  const leadsOn = young && /video|quiz/.test(lesson.data?.content?.type ?? '');
  const list = listed !== null && (
    <Part key="list">
      <LessonList unit={listed} currentId={id} progress={progress}>
        {unit.data !== null && <SchoolLessons unit={unit.data} level={3} />}
      </LessonList>
    </Part>
  );
  return (
    <LessonWork
      key={id}
      item={id}
      done={progress?.known === true ? progress.done : null}
      failed={(progress?.best.get(id) ?? 100) < 100 * passMark}
      left={progress === null ? undefined : (progress.places.get(id) ?? null)}
    >
      <div
        className={c('page')}
        data-focused={focused}
        data-cloth={listed === null ? undefined : lookOf(listed.subjectId).cloth}
      >
        <LessonBar unit={unit.data} arrival={arrival} hidden={focused} />
        <div className={c('columns')} data-young={young}>
          {/* The tab order follows the layout: the list comes first beside the lesson, but last on a phone. */}
          {isWide && !focused && !young && list}
          <div key="lesson" className={c('lesson')} data-failed={lesson.state === 'failed'}>
            {focused && <h1 className="vh">{shown?.title}</h1>}
            {shown !== null && !focused && (
              <LessonHead type={shown.type} title={shown.title} written={written}>
                {!young && assign}
              </LessonHead>
            )}
            <EnglishContent />
            <div className={c('media')} ref={media}>
              {lesson.state === 'failed' && (
                <NotOnDevice failure={lesson.failure} retry={lesson.retry} lesson={id} />
              )}
              {lesson.state === 'loading' && (
                <>
                  <div className={c('screen')} />
                  <Bones lines={2} label={say('loading')} />
                </>
              )}
              {lesson.data !== null && (
                <Media
                  key={id}
                  lesson={lesson.data}
                  about={unit.data?.about ?? ''}
                  entries={listed?.items ?? []}
                  next={next}
                  alone={alone}
                  goOn={goOn}
                  unitEnd={listed !== null && next === null ? unitEnd : null}
                  startsNow={starts}
                  player={player}
                  focused={focused}
                  setFocused={setFocused}
                />
              )}
            </div>
            {!focused && !leadsOn && upNext}
            {!focused && shown !== null && (
              <Folded young={young}>
                {young && assign}
                {leadsOn && upNext}
                <Part>
                  <PracticeLinks item={id} />
                  {lesson.data && <LessonTabs key={`tabs ${id}`} lesson={lesson.data} player={player} />}
                </Part>
                {young && list}
              </Folded>
            )}
          </div>
          {!isWide && !focused && !young && list}
          {unit.state === 'failed' && listed === null && lesson.state !== 'failed' && (
            <Failed retry={unit.retry}>{sayCourses('failed')}</Failed>
          )}
        </div>
      </div>
    </LessonWork>
  );
};

/**
 * /lesson/{id}: the address alone identifies the lesson; navigation state only fills the time until it loads.
 */
export const LessonPage = () => {
  const { id = '' } = useParams();
  const address = parseEntryId(id);
  const type = address?.type;
  useEffect(() => {
    if (type !== undefined) preloadMedia(type);
  }, [type]);
  if (parseOwnLessonId(id) !== undefined) return <OpenOwnLesson key={id} id={id} />;
  if (address === undefined) return <NoLesson />;
  return (
    <Around isQuiz={type === 'quiz'}>
      <LessonOf id={id} unitId={address.unit} />
    </Around>
  );
};
