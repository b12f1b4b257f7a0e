import type { Exercise } from '@afrolearn/learning/practice/exercise.ts';
import type { Place } from '@afrolearn/learning/practice/places.ts';
import { gradeQuestion, type Result } from '@afrolearn/learning/quizzes/grade-question.ts';
import type { Answer } from '@afrolearn/learning/quizzes/questions.ts';
import { Lightbulb, RefreshCw } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { plainAnswer } from '#lesson-kit/exercises/index.ts';
import {
  hasPicture,
  isGiven,
  QuestionInput,
  QuestionPicture,
  Said,
  showMarks,
  useMissingWords,
  useWordsOf,
} from '#lesson-kit/questions/index.ts';
import { useText } from '#lib/language.tsx';
import { Ear } from '#listen/ear.tsx';
import { Spoken } from '#listen/spoken.tsx';
import { useReadAloud } from '#listen/use-read-aloud.ts';
import { lesson } from '#messages/lesson/en.ts';
import { practice } from '#messages/practice/en.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { FocusFrame, type FrameTop } from '#ui/focus-frame.tsx';
import { Notice } from '#ui/notice.tsx';
import css from './exercise.module.css';
import { WorkedSteps } from './worked-steps.tsx';

const c = classes(css);

type ExerciseFormProps = {
  exercise: Exercise;
  place: Place;
  /** False for the first one, which is there with the page. */
  announced: boolean;
  /** Reads aloud automatically for children who cannot read yet. */
  isYoung: boolean;
  onChecked: (result: Result, answer: Answer) => void;
  onAnother: () => void;
  top: FrameTop;
  above: ReactNode;
  below: ReactNode;
};

/** One exercise: an answer, its check, and the worked solution. It is answered once. */
export const ExerciseForm = (props: ExerciseFormProps) => {
  const { exercise, place, announced, isYoung, onChecked, onAnother, top, above, below } = props;
  const say = useText(practice);
  const sayLesson = useText(lesson);
  const missing = useMissingWords();
  const wordsOf = useWordsOf();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const main = useRef<HTMLButtonElement>(null);
  const board = useRef<HTMLElement>(null);
  const [answer, setAnswer] = useState<Answer>(null);
  const [result, setResult] = useState<Result | null>(null);
  const [hinted, setHinted] = useState(false);
  const { item, steps, misconceptions } = exercise;
  const checked = result !== null;
  const plain = (typed: Answer) => plainAnswer(typed, place);
  const given = isGiven(item, plain(answer));
  useReadAloud(checked ? [] : wordsOf(item), isYoung);

  useEffect(() => {
    if (announced) heading.current?.focus();
  }, [announced]);
  useEffect(() => {
    if (checked) showMarks(main.current);
  }, [checked]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (checked) return onAnother();
    if (!given) return;
    const graded = gradeQuestion(item, plain(answer));
    setResult(graded);
    onChecked(graded, plain(answer));
  };

  const told = checked && (
    <Said item={item} result={result} misconceptions={misconceptions} isYoung={isYoung} />
  );
  const showSteps = () => {
    board.current?.focus({ preventScroll: true });
    board.current?.scrollIntoView?.({ block: 'start' });
  };
  const dock = (
    <div className={c('acts')}>
      <Button
        ref={main}
        type="submit"
        form={`${id}-form`}
        className={c('main')}
        {...(checked ? { icon: <RefreshCw /> } : { 'aria-disabled': !given })}
      >
        {checked ? say('another') : given ? sayLesson('check') : missing(item, answer)}
      </Button>
    </div>
  );
  return (
    <FocusFrame
      {...top}
      said={told}
      ways={
        <Button kind="paper" size="sm" className={c('toSteps')} onClick={showSteps}>
          {say('stepByStep')}
        </Button>
      }
      after={
        <>
          {checked && <WorkedSteps ref={board} steps={steps} />}
          {below}
        </>
      }
      dock={dock}
      mark={result === null ? undefined : result.correct ? 'right' : 'notyet'}
    >
      {above}
      <form
        id={`${id}-form`}
        className={c('exercise')}
        data-ask
        data-figure={hasPicture(item)}
        onSubmit={submit}
        noValidate
      >
        <div className={c('asked')} data-prompt>
          <h2 id={id} ref={heading} tabIndex={-1} lang="en">
            <Spoken text={item.prompt} />
          </h2>
          <Ear text={isYoung ? wordsOf(item) : item.prompt} look={isYoung ? 'big' : undefined} />
        </div>
        <QuestionPicture item={item} figures={{}} />
        <QuestionInput
          item={item}
          answer={answer}
          onAnswer={(given) => setAnswer(given)}
          stage={checked ? 'closed' : 'open'}
          isYoung={isYoung}
          labelledBy={id}
          plain={plain}
        />
        {!checked && !hinted && (
          <Button
            kind="ghost"
            size="sm"
            className={c('hint')}
            icon={<Lightbulb />}
            onClick={() => setHinted(true)}
          >
            {sayLesson('hint')}
          </Button>
        )}
        {!checked && hinted && (
          <Notice kind="notyet" lang="en">
            {item.hint}
          </Notice>
        )}
      </form>
    </FocusFrame>
  );
};
