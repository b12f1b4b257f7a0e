import { gradeQuestion } from '@afrolearn/learning/quizzes/grade-question.ts';
import type { Answer, Question } from '@afrolearn/learning/quizzes/questions.ts';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import type { Figures } from '#lesson-kit/index.ts';
import {
  isGiven,
  isUnread,
  type Misconceptions,
  QuestionInput,
  QuestionPicture,
  Said,
  useMissingWords,
  useWordsOf,
} from '#lesson-kit/questions/index.ts';
import { useText } from '#lib/language.tsx';
import { Ear } from '#listen/ear.tsx';
import { Spoken } from '#listen/spoken.tsx';
import { useReadAloud } from '#listen/use-read-aloud.ts';
import { lesson } from '#messages/lesson/en.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { FocusFrame, type WayOut } from '#ui/focus-frame.tsx';
import { type Step, Steps } from '#ui/steps.tsx';
import { Aside } from './aside.tsx';
import { LeftOut } from './left-out.tsx';
import css from './quiz.module.css';
import type { QuizState } from './state/quiz-state.ts';
import { useAttention } from './use-attention.ts';

const c = classes(css);

type QuizStepperProps = {
  items: readonly Question[];
  figures: Figures;
  misconceptions: Misconceptions;
  state: QuizState;
  /** The first question takes the focus, too, when it appeared after a press. */
  announced: boolean;
  /** Reads aloud automatically for children who cannot read yet. */
  isYoung: boolean;
  out: WayOut;
  onChange: (state: QuizState) => void;
  /** In a first try wrong answers get only hints, because a question may be asked again. */
  hintsOnly: boolean;
  /** Help shown after a wrong answer. */
  help?: ((question: Question) => ReactNode) | undefined;
  /** Shown with the other options beside answering. */
  other?: ReactNode;
};

/** One question with its figure. One button checks, shows the result, and leads to the next. */
export const QuizStepper = ({
  items,
  figures,
  misconceptions,
  state,
  announced,
  isYoung,
  out,
  onChange,
  hintsOnly,
  help,
  other,
}: QuizStepperProps) => {
  const say = useText(lesson);
  const missing = useMissingWords();
  const wordsOf = useWordsOf();
  const id = useId();
  const [asked, setAsked] = useState(false);
  const question = items[state.at];
  const checked = question !== undefined && state.checked.includes(question.id);
  const { heading, main } = useAttention(state.at, checked, announced);
  useReadAloud(question === undefined || checked ? [] : wordsOf(question), isYoung);
  if (question === undefined) return null;
  const answer = state.answers[question.id] ?? null;
  const given = isGiven(question, answer);
  const isLast = state.at === items.length - 1;
  const title = say('question', { n: state.at + 1, all: items.length });
  const result = checked ? gradeQuestion(question, answer) : null;
  const stage = !checked ? 'open' : !hintsOnly || result?.correct ? 'closed' : 'marked';
  const leftOut = items.filter((one) => !isGiven(one, state.answers[one.id] ?? null));
  const firstLeft = leftOut[0];

  const give = (changed: Answer) =>
    onChange({ ...state, answers: { ...state.answers, [question.id]: changed } });
  const next = () => {
    if (!isLast) return onChange({ ...state, at: state.at + 1 });
    // Asks once before finishing with skipped questions.
    if (leftOut.length > 0 && !asked) return setAsked(true);
    onChange({ ...state, finished: true });
  };
  // Enter in a field does what the button says.
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (checked) return next();
    if (given && !isUnread(question, answer))
      onChange({ ...state, checked: [...state.checked, question.id] });
  };
  const stepOf = (one: Question, at: number): Step => {
    if (at === state.at && !checked) return 'now';
    const mine = state.answers[one.id] ?? null;
    if (!state.checked.includes(one.id)) return isGiven(one, mine) ? 'answered' : 'todo';
    return gradeQuestion(one, mine).correct ? 'right' : 'notyet';
  };
  const isOpen = given || checked;
  // In place of the last feedback, where it is noticed.
  const left = isLast && asked && firstLeft !== undefined && (
    <LeftOut
      count={leftOut.length}
      isThis={firstLeft === question}
      place={items.indexOf(firstLeft) + 1}
      onGo={() => onChange({ ...state, at: items.indexOf(firstLeft) })}
      onFinish={isOpen ? null : next}
    />
  );

  return (
    <form className={c('stepper')} onSubmit={submit} noValidate>
      <FocusFrame
        close={out}
        mark={result === null ? undefined : result.correct ? 'right' : 'notyet'}
        head={
          <Steps
            label={`${title}, ${say('answeredCount', { count: items.length - leftOut.length })}`}
            steps={items.map(stepOf)}
          />
        }
        aside={
          <p className={c('count')} id={`${id}-count`}>
            {title}
          </p>
        }
        said={
          left ||
          (result !== null && (
            <Said
              item={question}
              result={result}
              misconceptions={misconceptions}
              explain={stage === 'closed'}
              isYoung={isYoung}
            />
          ))
        }
        ways={!left && result?.correct === false && help?.(question)}
        dock={
          <div className={c('dock')}>
            <Button
              kind="paper"
              icon={<ArrowLeft />}
              disabled={state.at === 0}
              className={c('back')}
              onClick={() => onChange({ ...state, at: state.at - 1 })}
            >
              {say('back')}
            </Button>
            <Button ref={main} type="submit" className={c('main')} aria-disabled={!isOpen} data-check>
              {!isOpen && missing(question, answer)}
              {given && !checked && say('check')}
              {checked && (isLast ? say('finish') : say('nextQuestion'))}
              {checked && !isLast && <ArrowRight />}
            </Button>
          </div>
        }
      >
        <div
          className={c('ask')}
          data-ask
          data-young={isYoung}
          data-split={question.kind !== 'order' && question.kind !== 'match'}
        >
          <div className={c('asked')} data-asked>
            <div className={c('prompt')} data-prompt data-young={isYoung}>
              <h2 id={id} ref={heading} tabIndex={-1} aria-describedby={`${id}-count`} lang="en">
                <Spoken text={question.prompt} />
              </h2>
              <Ear text={isYoung ? wordsOf(question) : question.prompt} look={isYoung ? 'big' : undefined} />
            </div>
            <QuestionPicture item={question} figures={figures} />
          </div>
          <QuestionInput
            item={question}
            figures={figures}
            answer={answer}
            onAnswer={give}
            stage={stage}
            isYoung={isYoung}
            labelledBy={id}
          />
        </div>
        {!checked && (
          <Aside key={question.id} hint={question.hint} onSkip={given ? null : next}>
            {other}
          </Aside>
        )}
      </FocusFrame>
    </form>
  );
};
