import { parseEntryId } from '@afrolearn/learning/lessons/ids.ts';
import { drawExercise, isPracticeLevel, type PracticeLevel } from '@afrolearn/learning/practice/exercise.ts';
import { type Generator, isEnglish } from '@afrolearn/learning/practice/generators.ts';
import { afterAnswer, type Standing, standingAt } from '@afrolearn/learning/practice/next-level.ts';
import type { Result } from '@afrolearn/learning/quizzes/grade-question.ts';
import type { Answer } from '@afrolearn/learning/quizzes/questions.ts';
import { BookOpen, CloudOff, Save } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Failed } from '#ask/failed.tsx';
import { useAnswer } from '#ask/use-answer.ts';
import { loadFamily, newDraw, ownPlace } from '#lesson-kit/exercises/index.ts';
import { EnglishContent, unitWith } from '#lesson-kit/index.ts';
import { useText } from '#lib/language.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import * as paths from '#lib/paths.ts';
import { useSession } from '#lib/session.tsx';
import { courses } from '#messages/courses/en.ts';
import { lesson } from '#messages/lesson/en.ts';
import { practice } from '#messages/practice/en.ts';
import { useHasUnsaved } from '#offline/unsaved/use-unsaved.ts';
import { useRecord } from '#offline/use-record.ts';
import { useSearchParams } from '#routing/index.ts';
import { Bones } from '#ui/bones.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { FocusFrame, type FrameTop } from '#ui/focus-frame.tsx';
import { ExerciseForm } from './exercise-form.tsx';
import { Levels } from './levels.tsx';
import css from './practice.module.css';
import { RunRow } from './run-row.tsx';
import { type Counted, useWanted, WantedLine } from './wanted-line.tsx';

const c = classes(css);

/**
 * The level adapts to the answers, from a chosen start. It is also in the address, so that a teacher can link
 * to it. A change applies from the next exercise.
 */
const useLevel = () => {
  const [search, setSearch] = useSearchParams();
  const [standing, setStanding] = useState<Standing>(() => {
    const asked = Number(search.get('level'));
    return standingAt(isPracticeLevel(asked) ? asked : 1);
  });
  const [next, setNext] = useState(standing);
  const [moved, setMoved] = useState<'up' | 'down' | null>(null);
  const { level } = standing;
  const move = (to: Standing) => {
    setStanding(to);
    setNext(to);
    if (to.level !== level) setSearch({ level: String(to.level) }, { replace: true });
  };
  return {
    level,
    moved,
    choose: (chosen: PracticeLevel) => {
      setMoved(null);
      move(standingAt(chosen));
    },
    learn: (correct: boolean) => setNext(afterAnswer(standing, correct)),
    goOn: () => {
      setMoved(next.level === level ? null : next.level > level ? 'up' : 'down');
      move(next);
    },
  };
};

/** Whether the lesson of these exercises can be opened; false until that is known. */
const useWritten = (lessonId: string): boolean => {
  const unitId = parseEntryId(lessonId)?.unit ?? 0;
  const unit = useAnswer(`unit ${unitId}`, () => unitWith(unitId), { endsOn: [] });
  return unit.data?.items.some(({ id, written }) => id === lessonId && written) === true;
};

/** Endless exercises of one kind. */
export const PracticeOf = ({ generator }: { generator: Generator }) => {
  const say = useText(practice);
  const sayLesson = useText(lesson);
  const sayCourses = useText(courses);
  const record = useRecord();
  const hasUnsaved = useHasUnsaved();
  const { status } = useSession();
  const isWritten = useWritten(generator.lesson);
  const { level, moved, choose, learn, goOn } = useLevel();
  const [turn, setTurn] = useState(() => ({ number: 0, draw: newDraw() }));
  const [run, setRun] = useState(0);
  const [here, setHere] = useState<Counted>({ answered: 0, right: 0 });
  const wanted = useWanted(generator.id, here);
  const [kept, setKept] = useState<{ turn: object; saved: boolean | null } | null>(null);
  const [place] = useState(ownPlace);
  const makers = useAnswer(generator.family, () => loadFamily(generator.family), { endsOn: [] });
  usePageTitle(say('practiseTitle', { title: generator.title }));

  const maker = makers.data?.[generator.id];
  const exercise = useMemo(
    () => (maker === undefined ? null : drawExercise(generator, maker, level, turn.draw, place)),
    [generator, maker, level, turn.draw, place],
  );
  const another = () => {
    goOn();
    setTurn(({ number }) => ({ number: number + 1, draw: newDraw() }));
  };
  const checked = async ({ correct }: Result, answer: Answer) => {
    setRun((before) => (correct ? before + 1 : 0));
    setHere(({ answered, right }) => ({ answered: answered + 1, right: right + (correct ? 1 : 0) }));
    learn(correct);
    const { draw } = turn;
    setKept({
      turn,
      saved: await record('practice.answered', { generator: generator.id, level, seed: draw, answer }),
    });
  };
  // The last exercise's state does not apply to this one.
  const saved = kept?.turn === turn && kept.saved !== null ? kept.saved || !hasUnsaved : null;

  const top: FrameTop = {
    close: { to: paths.practiceIn(generator.gradeId), label: say('allPractice') },
    cloth: isEnglish(generator) ? 'english' : 'math',
    head: (
      <div className={c('head')}>
        <h1>{generator.title}</h1>
        <RunRow run={run} />
      </div>
    ),
    aside: isWritten && (
      <ButtonLink kind="ghost" size="sm" round icon={<BookOpen />} to={paths.lesson(generator.lesson)}>
        {say('toLesson')}
      </ButtonLink>
    ),
  };
  if (exercise === null)
    return (
      <FocusFrame {...top}>
        {makers.state === 'failed' && <Failed retry={makers.retry}>{sayCourses('failed')}</Failed>}
        {makers.state === 'loading' && <Bones lines={5} label={say('loading')} />}
      </FocusFrame>
    );
  return (
    <ExerciseForm
      key={exercise.item.id}
      exercise={exercise}
      place={place}
      announced={turn.number > 0}
      isYoung={generator.gradeId <= 3}
      onChecked={checked}
      onAnother={another}
      top={top}
      above={
        <>
          <EnglishContent />
          {wanted !== null && <WantedLine {...wanted} />}
          <Levels
            level={level}
            isYoung={generator.gradeId <= 3}
            onChoose={(one) => {
              choose(one);
              setTurn({ number: 0, draw: newDraw() });
            }}
          />
          <p className={c('moved')} role="status">
            {moved !== null && say(moved === 'up' ? 'nowHarder' : 'nowEasier')}
          </p>
        </>
      }
      below={
        <>
          {saved !== null && (
            <p className={c('saved')} role={saved ? 'status' : 'alert'}>
              {saved ? <Save aria-hidden="true" /> : <CloudOff aria-hidden="true" />}
              {saved ? sayLesson('saved') : sayLesson('notSaved')}
            </p>
          )}
          {status === 'guest' && <p className={c('aside')}>{say('forGuests')}</p>}
        </>
      }
    />
  );
};
