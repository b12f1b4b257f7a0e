import { gradeQuiz } from '@afrolearn/learning/quizzes/grade-quiz.ts';
import { passMark } from '@afrolearn/learning/quizzes/pass-mark.ts';
import type { Answer, Question } from '@afrolearn/learning/quizzes/questions.ts';
import { ArrowRight, Check, RotateCcw, Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Misconceptions } from '#lesson-kit/questions/index.ts';
import { answerWords, isUnread, rightWords } from '#lesson-kit/questions/index.ts';
import { useText } from '#lib/language.tsx';
import { lesson } from '#messages/lesson/en.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Steps } from '#ui/steps.tsx';
import { SavedNotice } from '../saved-notice.tsx';
import { ToUnit, type UnitEnd } from '../up-next.tsx';
import css from './quiz.module.css';

const c = classes(css);

const Lines = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line) => (
    <span key={line} className={c('answerLine')} lang="en">
      {line}
    </span>
  ));

type QuizResultsProps = {
  items: readonly Question[];
  answers: Readonly<Record<string, Answer>>;
  misconceptions: Misconceptions;
  /** Whoever has just finished is told; who finds them again with the page is not. */
  announced: boolean;
  onRetry: () => void;
  /** Null at the end of the unit. */
  onNext: (() => void) | null;
  unitEnd: UnitEnd | null;
};

/** 'x / N correct', then every question with the answer given, the right one, and why. */
export const QuizResults = ({
  items,
  answers,
  misconceptions,
  announced,
  onRetry,
  onNext,
  unitEnd,
}: QuizResultsProps) => {
  const say = useText(lesson);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (announced) heading.current?.focus();
  }, [announced]);
  const { correct, total, score, passed, results } = gradeQuiz(
    items,
    items.map(({ id }) => answers[id]),
  );
  const numbers = { mark: passMark * 100, percent: Math.round(score * 100) };
  const summary =
    correct === total ? say('allRight') : passed ? say('passed', numbers) : say('notPassed', numbers);
  const scoreWords = say('score', { correct, all: total });
  return (
    <section className={c('results')}>
      <h2 ref={heading} tabIndex={-1}>
        {say('results')}
      </h2>
      <p className={c('score')} data-passed={passed}>
        {scoreWords}
      </p>
      <Steps label={scoreWords} steps={results.map((result) => (result.correct ? 'right' : 'notyet'))} />
      <p className="read">{summary}</p>
      <SavedNotice />
      <div className={c('acts')}>
        <Button kind="paper" icon={<RotateCcw />} onClick={onRetry}>
          {say('retry')}
        </Button>
        {onNext !== null && (
          <Button onClick={onNext}>
            {say('next')}
            <ArrowRight />
          </Button>
        )}
        {onNext === null && unitEnd !== null && <ToUnit end={unitEnd} />}
      </div>
      <h3>{say('yourAnswers')}</h3>
      <ol className={c('answers')}>
        {items.map((question, at) => {
          const result = results[at];
          const isRight = result?.correct === true;
          const answer = answers[question.id] ?? null;
          const given = isUnread(question, answer) ? [] : answerWords(question, answer);
          const help = misconceptions.find(({ id }) => id === result?.misconception)?.help;
          return (
            <li key={question.id} data-mark={isRight ? 'right' : 'notyet'}>
              <p className={c('mark')}>
                {isRight ? <Check aria-hidden="true" /> : <Undo2 aria-hidden="true" />}
                {isRight ? say('yourRightAnswer') : say('notYet')}
              </p>
              <h4 lang="en">{question.prompt}</h4>
              <dl>
                <div>
                  <dt>{say('yourAnswer')}</dt>
                  <dd>{given.length === 0 ? say('noAnswer') : <Lines lines={given} />}</dd>
                </div>
                {!isRight && (
                  <div>
                    <dt>{say('rightAnswer')}</dt>
                    <dd>
                      <Lines lines={rightWords(question)} />
                    </dd>
                  </div>
                )}
              </dl>
              {!isRight && help !== undefined && <p lang="en">{help}</p>}
              <p lang="en">{question.explanation}</p>
            </li>
          );
        })}
      </ol>
    </section>
  );
};
