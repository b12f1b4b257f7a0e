import { gradeQuestion } from '@afrolearn/learning/quizzes/grade-question.ts';
import type { Answer, Question } from '@afrolearn/learning/quizzes/questions.ts';
import { ArrowLeft, ArrowRight, Lightbulb } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { Figures } from '#lesson-kit/index.ts';
import {
  Feedback,
  hasPicture,
  isGiven,
  isUnread,
  type Misconceptions,
  QuestionInput,
  QuestionPicture,
} from '#lesson-kit/questions/index.ts';
import { useText } from '#lib/language.tsx';
import { lesson } from '#messages/lesson/en.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Notice } from '#ui/notice.tsx';
import { type Step, Steps } from '#ui/steps.tsx';
import css from './quiz.module.css';
import type { QuizState } from './quiz-state.ts';

const c = classes(css);

type QuizStepperProps = {
  items: readonly Question[];
  figures: Figures;
  misconceptions: Misconceptions;
  state: QuizState;
  /** The first question, too, takes the focus: it came by a press, not with the page. */
  announced: boolean;
  onChange: (state: QuizState) => void;
};

/** One question with its figure. Whoever wants to know at once checks; then the answer stands. */
export const QuizStepper = ({
  items,
  figures,
  misconceptions,
  state,
  announced,
  onChange,
}: QuizStepperProps) => {
  const say = useText(lesson);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const goOn = useRef<HTMLButtonElement>(null);
  const hint = useRef<HTMLDivElement>(null);
  const place = useRef(announced ? -1 : state.at);
  const checkedNow = useRef(false);
  const [hinted, setHinted] = useState('');
  const [asked, setAsked] = useState(false);
  const question = items[state.at];

  // Each new question is announced; the first is there with the page.
  useEffect(() => {
    if (place.current === state.at) return;
    place.current = state.at;
    heading.current?.focus();
  }, [state.at]);
  // The button that was pressed is gone. What was said stays in view: only the focus moves on.
  useEffect(() => {
    if (!checkedNow.current) return;
    checkedNow.current = false;
    goOn.current?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (hinted !== '') hint.current?.focus({ preventScroll: true });
  }, [hinted]);

  if (question === undefined) return null;
  const answer = state.answers[question.id] ?? null;
  const checked = state.checked.includes(question.id);
  const isLast = state.at === items.length - 1;
  const title = say('question', { n: state.at + 1, all: items.length });
  const result = checked ? gradeQuestion(question, answer) : null;

  const give = (given: Answer) => onChange({ ...state, answers: { ...state.answers, [question.id]: given } });
  const check = () => {
    checkedNow.current = true;
    onChange({ ...state, checked: [...state.checked, question.id] });
  };
  const leftOut = items.filter((one) => !isGiven(one, state.answers[one.id] ?? null));
  const firstLeft = leftOut[0];
  const next = () => {
    if (!isLast) return onChange({ ...state, at: state.at + 1 });
    // Asked once: who wants to leave questions out, may.
    if (leftOut.length > 0 && !asked) return setAsked(true);
    onChange({ ...state, finished: true });
  };
  // Enter in a field checks what was typed; once it is checked, it goes on.
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!checked && isUnread(question, answer)) return;
    if (checked || !isGiven(question, answer)) next();
    else check();
  };
  const stepOf = (one: Question, at: number): Step => {
    if (at === state.at) return 'now';
    if (!state.checked.includes(one.id))
      return isGiven(one, state.answers[one.id] ?? null) ? 'answered' : 'todo';
    return gradeQuestion(one, state.answers[one.id] ?? null).correct ? 'right' : 'notyet';
  };

  return (
    <form className={c('stepper')} onSubmit={submit} noValidate>
      <p className={c('count')} id={`${id}-count`}>
        {title}
      </p>
      <Steps
        label={`${title}, ${say('answeredCount', { count: items.length - leftOut.length })}`}
        steps={items.map(stepOf)}
      />
      <div className={c('ask')} data-figure={hasPicture(question)}>
        <h2 id={id} ref={heading} tabIndex={-1} aria-describedby={`${id}-count`} lang="en">
          {question.prompt}
        </h2>
        <QuestionPicture item={question} figures={figures} />
      </div>
      <QuestionInput
        item={question}
        answer={answer}
        onAnswer={give}
        stage={checked ? 'closed' : 'open'}
        labelledBy={id}
      />
      {!checked && question.hint !== undefined && hinted !== question.id && (
        <Button
          kind="ghost"
          size="sm"
          icon={<Lightbulb />}
          className={c('hint')}
          onClick={() => setHinted(question.id)}
        >
          {say('hint')}
        </Button>
      )}
      {!checked && hinted === question.id && (
        <Notice kind="notyet" lang="en" ref={hint} tabIndex={-1}>
          {question.hint}
        </Notice>
      )}
      {result !== null && (
        <Feedback
          item={question}
          result={result}
          title={result.correct ? say('yes') : say('notYet')}
          misconceptions={misconceptions}
          explain
        />
      )}
      {isLast && asked && firstLeft !== undefined && (
        <Notice
          kind="notyet"
          action={
            firstLeft !== question && (
              <Button
                kind="quiet"
                size="sm"
                onClick={() => onChange({ ...state, at: items.indexOf(firstLeft) })}
              >
                {say('goToQuestion', { n: items.indexOf(firstLeft) + 1 })}
              </Button>
            )
          }
        >
          {firstLeft === question ? say('stillOpen') : say('leftOut', { count: leftOut.length })}
        </Notice>
      )}
      <div className={c('acts')}>
        <Button
          kind="paper"
          icon={<ArrowLeft />}
          disabled={state.at === 0}
          onClick={() => onChange({ ...state, at: state.at - 1 })}
        >
          {say('back')}
        </Button>
        {!checked && isGiven(question, answer) && (
          <Button kind="quiet" onClick={check}>
            {say('check')}
          </Button>
        )}
        <Button ref={goOn} onClick={next}>
          {isLast ? say('finish') : say('nextQuestion')}
          {!isLast && <ArrowRight />}
        </Button>
      </div>
    </form>
  );
};
