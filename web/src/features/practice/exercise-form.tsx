import type { Exercise } from '@afrolearn/learning/practice/exercise.ts';
import type { Place } from '@afrolearn/learning/practice/places.ts';
import { gradeQuestion, type Result } from '@afrolearn/learning/quizzes/grade-question.ts';
import type { Answer } from '@afrolearn/learning/quizzes/questions.ts';
import { Lightbulb, RefreshCw } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { plainAnswer } from '#lesson-kit/exercises/index.ts';
import { Feedback, isGiven, QuestionInput, QuestionPicture } from '#lesson-kit/questions/index.ts';
import { useText } from '#lib/language.tsx';
import { lesson } from '#messages/lesson/en.ts';
import { practice } from '#messages/practice/en.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Notice } from '#ui/notice.tsx';
import css from './exercise.module.css';
import { WorkedSteps } from './worked-steps.tsx';

const c = classes(css);

type ExerciseFormProps = {
  exercise: Exercise;
  place: Place;
  /** False for the first one, which is there with the page. */
  announced: boolean;
  onChecked: (result: Result, answer: Answer) => void;
  onAnother: () => void;
};

/** One exercise: an answer, its check, and then how it is worked out. It is answered once. */
export const ExerciseForm = ({ exercise, place, announced, onChecked, onAnother }: ExerciseFormProps) => {
  const say = useText(practice);
  const sayLesson = useText(lesson);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const another = useRef<HTMLButtonElement>(null);
  const [answer, setAnswer] = useState<Answer>(null);
  const [result, setResult] = useState<Result | null>(null);
  const [hinted, setHinted] = useState(false);
  const { item, steps, misconceptions } = exercise;
  const checked = result !== null;
  const plain = (typed: Answer) => plainAnswer(typed, place);

  useEffect(() => {
    if (announced) heading.current?.focus();
  }, [announced]);
  // The field that had the focus is closed now. What was said stays in view: only the focus moves on.
  useEffect(() => {
    if (checked) another.current?.focus({ preventScroll: true });
  }, [checked]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const given = plain(answer);
    if (checked || !isGiven(item, given)) return;
    const graded = gradeQuestion(item, given);
    setResult(graded);
    onChecked(graded, given);
  };

  return (
    <form className={c('exercise')} onSubmit={submit} noValidate>
      <h2 id={id} ref={heading} tabIndex={-1} lang="en">
        {item.prompt}
      </h2>
      <QuestionPicture item={item} figures={{}} />
      <QuestionInput
        item={item}
        answer={answer}
        onAnswer={(given) => setAnswer(given)}
        stage={checked ? 'closed' : 'open'}
        labelledBy={id}
        plain={plain}
      />
      {!checked && hinted && (
        <Notice kind="notyet" lang="en">
          {item.hint}
        </Notice>
      )}
      {!checked && (
        <div className={c('acts')}>
          {!hinted && (
            <Button kind="ghost" size="sm" icon={<Lightbulb />} onClick={() => setHinted(true)}>
              {sayLesson('hint')}
            </Button>
          )}
          <Button type="submit" aria-disabled={!isGiven(item, plain(answer))}>
            {sayLesson('check')}
          </Button>
        </div>
      )}
      {checked && (
        <>
          <Feedback
            item={item}
            result={result}
            title={result.correct ? sayLesson('yes') : sayLesson('notYet')}
            misconceptions={misconceptions}
            explain
          />
          <WorkedSteps steps={steps} />
          <div className={c('acts')}>
            <Button ref={another} icon={<RefreshCw />} onClick={onAnother}>
              {say('another')}
            </Button>
          </div>
        </>
      )}
    </form>
  );
};
