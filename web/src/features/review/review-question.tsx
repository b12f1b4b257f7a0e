import { gradeQuestion, type Result } from '@afrolearn/learning/quizzes/grade-question.ts';
import type { Answer, Misconception, Question } from '@afrolearn/learning/quizzes/questions.ts';
import { RotateCcw } from 'lucide-react';
import { type FormEvent, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import { EnglishContent, type Figures } from '#lesson-kit/index.ts';
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
import { lazyPart } from '#lib/lazy.tsx';
import { Ear } from '#listen/ear.tsx';
import { Spoken } from '#listen/spoken.tsx';
import { useReadAloud } from '#listen/use-read-aloud.ts';
import { lesson } from '#messages/lesson/en.ts';
import { review } from '#messages/review/en.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import type { Cloth } from '#ui/cloth.tsx';
import { FocusFrame } from '#ui/focus-frame.tsx';
import css from './review.module.css';
import { Story } from './story.tsx';

const c = classes(css);
/* Lazy, because it includes the player. */
const SceneAgain = lazyPart(async () => (await import('#lesson-kit/player/index.ts')).SceneAgain);

export type AskedQuestion = {
  question: Question;
  figures: Figures;
  /** The context of the question. */
  story: readonly string[];
  misconceptions: readonly Misconception[];
  /** An exercise: the second try is another one of its kind. */
  isExercise: boolean;
  plain: (answer: Answer) => Answer;
};

type ReviewQuestionProps = {
  asked: AskedQuestion;
  close: { to: string; label: string };
  cloth: Cloth;
  head: ReactNode;
  /** The position in words, such as 'Question 2 of 10'. */
  place: string;
  secondTry: boolean;
  /** Reads aloud automatically for children who cannot read yet. */
  isYoung: boolean;
  isLast: boolean;
  onChecked: (result: Result, answer: Answer) => void;
  onNext: () => void;
  onSkip: () => void;
  /** The lesson that teaches it; null where there is none with scenes. */
  lesson: string | null;
};

/** One question of a review: one button, Check and then Next. */
export const ReviewQuestion = (props: ReviewQuestionProps) => {
  const { asked, close, cloth, head, place, secondTry, isYoung, isLast, onChecked, onNext, onSkip } = props;
  const say = useText(review);
  const sayLesson = useText(lesson);
  const missing = useMissingWords();
  const wordsOf = useWordsOf();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const main = useRef<HTMLButtonElement>(null);
  const [answer, setAnswer] = useState<Answer>(null);
  const [result, setResult] = useState<Result | null>(null);
  const [seeing, setSeeing] = useState(false);
  const { question, figures, story, plain } = asked;
  const given = plain(answer);
  const canCheck = isGiven(question, given);

  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (result !== null && !seeing) showMarks(main.current);
  }, [result, seeing]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (result !== null) return onNext();
    if (!canCheck) return;
    const graded = gradeQuestion(question, given);
    setResult(graded);
    onChecked(graded, given);
  };
  useReadAloud(result === null ? [...story, ...wordsOf(question)] : [], isYoung);
  const comesAgain = result?.correct === false && !secondTry;
  const words =
    result === null
      ? canCheck
        ? sayLesson('check')
        : missing(question, answer)
      : isLast && !comesAgain
        ? sayLesson('finish')
        : sayLesson('nextQuestion');
  const dock = (
    <>
      {result === null && (
        <div className={c('place')}>
          {secondTry ? `${place} · ${say('onceMore')}` : place}
          {!canCheck && (
            <Button kind="ghost" size="sm" onClick={onSkip}>
              {sayLesson('leaveOut')}
            </Button>
          )}
        </div>
      )}
      <Button
        ref={main}
        type="submit"
        form={`${id}-form`}
        className={c('main')}
        aria-disabled={result === null && !canCheck}
      >
        {words}
      </Button>
    </>
  );
  if (seeing && props.lesson !== null)
    return (
      <Suspense fallback={null}>
        <SceneAgain
          of={props.lesson}
          question={question}
          back={sayLesson('backToQuestion')}
          onBack={() => setSeeing(false)}
        />
      </Suspense>
    );
  return (
    <FocusFrame
      close={close}
      cloth={cloth}
      head={head}
      said={
        result !== null && (
          <Said item={question} result={result} misconceptions={asked.misconceptions} isYoung={isYoung}>
            {comesAgain && <p>{asked.isExercise ? say('freshSoon') : say('againSoon')}</p>}
          </Said>
        )
      }
      ways={
        result?.correct === false &&
        props.lesson !== null && (
          <Button kind="paper" size="sm" icon={<RotateCcw />} onClick={() => setSeeing(true)}>
            {sayLesson('seeScene')}
          </Button>
        )
      }
      dock={dock}
      mark={result === null ? undefined : result.correct ? 'right' : 'notyet'}
    >
      <EnglishContent />
      <form
        id={`${id}-form`}
        className={c('ask')}
        data-ask
        data-figure={hasPicture(question)}
        onSubmit={submit}
        noValidate
      >
        <div className={c('left')} data-asked>
          <Story words={story} />
          <div className={c('prompt')} data-prompt>
            <h1 id={id} ref={heading} tabIndex={-1} lang="en">
              <Spoken text={question.prompt} />
            </h1>
            <Ear
              text={[...story, ...(isYoung ? wordsOf(question) : [question.prompt])]}
              look={isYoung ? 'big' : undefined}
            />
          </div>
          <QuestionPicture item={question} figures={figures} />
        </div>
        <QuestionInput
          item={question}
          figures={figures}
          answer={answer}
          onAnswer={setAnswer}
          stage={result === null ? 'open' : 'closed'}
          isYoung={isYoung}
          labelledBy={id}
          plain={plain}
        />
      </form>
    </FocusFrame>
  );
};
