import { gradeQuestion, type Result } from '@afrolearn/learning/quizzes/grade-question.ts';
import { isInParts } from '@afrolearn/learning/quizzes/kinds/marking.ts';
import type { Answer, Question } from '@afrolearn/learning/quizzes/questions.ts';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Figures } from '#lesson-kit/figure.tsx';
import { useText } from '#lib/language.tsx';
import { Ear } from '#listen/ear.tsx';
import { Spoken } from '#listen/spoken.tsx';
import { lesson } from '#messages/lesson/en.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import type { Misconceptions } from './answer-words.ts';
import { Docked, type Onwards } from './dock.tsx';
import { Feedback } from './feedback.tsx';
import { isGiven } from './is-given.ts';
import { useMissingWords } from './missing-words.ts';
import { QuestionInput } from './question-input.tsx';
import { hasPicture, QuestionPicture } from './question-picture.tsx';
import css from './questions.module.css';
import { showAnswered } from './show-marks.ts';
import { endTurn, TryDraw, useTurn } from './try-draw.ts';

const c = classes(css);

type TryQuestionProps = {
  item: Question;
  figures: Figures;
  misconceptions: Misconceptions;
  level?: 2 | 3 | undefined;
  /** The feedback is read aloud automatically for learners who cannot read yet. */
  isYoung?: boolean;
  /** With an onward button, that button and the feedback stay visible below the question. */
  onwards?: Onwards | undefined;
  onTried?: ((result: Result, answer: Answer) => void) | undefined;
};

/** After this many wrong answers the right one is shown, if a lesson continues from here. */
const mostTries = 2;

/** A practice question: 'Correct!' or 'Try again.', as often as needed (spec 1 §2.7, 'Quick check'). */
export const TryQuestion = ({
  item: question,
  figures,
  misconceptions,
  level = 3,
  isYoung = false,
  onwards,
  onTried,
}: TryQuestionProps) => {
  const say = useText(lesson);
  const missing = useMissingWords();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const feedback = useRef<HTMLElement>(null);
  const [answer, setAnswer] = useState<Answer>(null);
  const [result, setResult] = useState<Result | null>(null);
  const Heading = `h${level}` as const;
  const [missed, setMissed] = useState(0);
  const draw = useTurn(question.id);
  const isShown = onwards !== undefined && missed === mostTries;
  const isOver = result !== null && (result.correct || isShown);
  const stage = isOver ? 'closed' : result === null || answer === null ? 'open' : 'tried';

  // The check button is gone, and after the last answer all fields are closed. An open field keeps the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each result
  useEffect(() => {
    if (result === null) return;
    if (isOver) (onwards?.ref.current ?? feedback.current)?.focus();
    else if (form.current?.contains(document.activeElement) !== true) feedback.current?.focus();
    if (onwards !== undefined) showAnswered(form.current?.firstElementChild);
  }, [result]);

  // Ends the turn on unmount, because an answered question must keep its order while it is visible.
  const over = useRef(false);
  over.current = isOver;
  useEffect(
    () => () => {
      if (over.current) endTurn(question.id);
    },
    [question.id],
  );

  const check = (given: Answer) => {
    if (!isGiven(question, given)) return;
    const graded = gradeQuestion(question, given);
    setResult(graded);
    if (!graded.correct) setMissed(missed + 1);
    onTried?.(graded, given);
  };
  const change = (given: Answer, sure = false) => {
    setAnswer(given);
    if (sure) check(given);
    // The feedback belongs to the previous answer.
    else setResult(null);
  };
  // The feedback stays until the next input. Lines of working keep their input, too, and can be corrected.
  const again = () => {
    const isWork = isInParts(question);
    if (!isWork) flushSync(() => setAnswer(null));
    const fields = isWork
      ? 'input[data-mark="notyet"], [data-mark="notyet"] input'
      : 'input, select, fieldset button';
    (form.current?.querySelector<HTMLElement>(fields) ?? feedback.current)?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (stage === 'open') check(answer);
  };

  const given = isGiven(question, answer);
  const asking = (
    <>
      <div className={c('asked')}>
        <Heading id={id} className={c('prompt')} lang="en">
          <Spoken text={question.prompt} />
        </Heading>
        <Ear text={question.prompt} />
      </div>
      <div className={c('halves')} data-figure={hasPicture(question)}>
        <QuestionPicture item={question} figures={figures} />
        <TryDraw value={draw}>
          <QuestionInput
            item={question}
            figures={figures}
            answer={answer}
            onAnswer={change}
            stage={stage}
            isYoung={isYoung}
            labelledBy={id}
          />
        </TryDraw>
      </div>
    </>
  );
  // Pressing a single choice checks at once. With the keyboard, selecting comes first.
  const main = stage === 'open' && (given || (onwards !== undefined && question.kind !== 'single')) && (
    <Button
      type="submit"
      // The main style if this question is alone; the quiet one below a reading, which has several.
      kind={level === 2 ? 'action' : 'quiet'}
      className={c('check')}
      aria-disabled={!given}
      data-check
    >
      {given ? say('check') : missing(question, answer)}
    </Button>
  );
  const retry = stage === 'tried' && <Button onClick={again}>{say('kindRetry')}</Button>;
  const said = result !== null && (
    <Feedback
      ref={feedback}
      item={question}
      result={result}
      title={result.correct ? say('correct') : say(isShown ? 'notYet' : 'notRight')}
      misconceptions={misconceptions}
      explain={isOver}
      isYoung={isYoung}
    />
  );
  return (
    <form
      ref={form}
      className={c(onwards === undefined && 'try')}
      data-young={isYoung}
      onSubmit={submit}
      noValidate
    >
      {onwards === undefined ? (
        <>
          {asking}
          {main}
          {said}
        </>
      ) : (
        <Docked
          onwards={onwards}
          way={isOver ? 'main' : stage === 'open' && given ? 'none' : 'beside'}
          said={said}
          asking={asking}
        >
          {main}
          {retry}
        </Docked>
      )}
    </form>
  );
};
