import { gradeQuiz } from '@afrolearn/learning/quizzes/grade-quiz.ts';
import { passMark } from '@afrolearn/learning/quizzes/pass-mark.ts';
import type { Answer, Question } from '@afrolearn/learning/quizzes/questions.ts';
import { scorePercent } from '@afrolearn/learning/quizzes/score-percent.ts';
import { ArrowRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { usePictures } from '#lesson-kit/index.ts';
import type { Misconceptions } from '#lesson-kit/questions/index.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import { Ear } from '#listen/ear.tsx';
import { Spoken } from '#listen/spoken.tsx';
import { useReadAloud } from '#listen/use-read-aloud.ts';
import { lesson } from '#messages/lesson/en.ts';
import { Leaves } from '#progress-kit/index.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { FocusFrame, type WayOut } from '#ui/focus-frame.tsx';
import { Steps } from '#ui/steps.tsx';
import type { Entry } from '../lesson.api.ts';
import { SavedNotice } from '../saved-notice.tsx';
import { ToUnit, type UnitEnd } from '../up-next.tsx';
import { AnswerList } from './answer-list.tsx';
import css from './quiz.module.css';
import { Retry } from './retry.tsx';
import { TopicRow } from './topic-row.tsx';
import { topicsOf } from './topics.ts';

const c = classes(css);

type QuizResultsProps = {
  title: string;
  items: readonly Question[];
  answers: Readonly<Record<string, Answer>>;
  misconceptions: Misconceptions;
  /** A first try: if it fails, answers get hints, and the right ones are not shown. */
  isFirst: boolean;
  /** True right after finishing, to announce the result; false when the results are reopened. */
  announced: boolean;
  /** Percent say nothing to young children. */
  isYoung: boolean;
  out: WayOut;
  /** The lesson with this number in the unit. */
  entryOf: (lesson: number) => Entry | undefined;
  /** Shows the scene that teaches what a question asked. */
  onSee: (question: Question) => void;
  onRetry: () => void;
  /** Null at the end of the unit. */
  onNext: (() => void) | null;
  unitEnd: UnitEnd | null;
};

/**
 * 'x / N correct', the weakest lessons first, and all answers collapsed. The main button is the most helpful
 * next step.
 */
export const QuizResults = ({
  title,
  items,
  answers,
  misconceptions,
  isFirst,
  announced,
  isYoung,
  out,
  entryOf,
  onSee,
  onRetry,
  onNext,
  unitEnd,
}: QuizResultsProps) => {
  const say = useText(lesson);
  const { language } = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (announced) heading.current?.focus();
  }, [announced]);
  const { correct, total, score, passed, results } = gradeQuiz(
    items,
    items.map(({ id }) => answers[id]),
  );
  const numbers = { mark: passMark * 100, percent: scorePercent(score) };
  const summaries = isYoung ? (['wellDone', 'letUsTry'] as const) : (['passed', 'notPassed'] as const);
  const summary = correct === total ? say('allRight') : say(summaries[passed ? 0 : 1], numbers);
  const scoreWords = say(isYoung ? 'rightOf' : 'score', { correct, all: total });
  const heard = [scoreWords, summary, say(passed && onNext !== null ? 'next' : 'kindRetry')];
  useReadAloud(heard, isYoung, language);
  // After a pass, only what can still be won back.
  const topics = topicsOf(items, results).filter(({ right, all }) => !passed || right < all);
  const pictures = usePictures(topics.flatMap(({ lesson: n }) => (n === null ? [] : (entryOf(n)?.id ?? []))));
  const loud = (isLoud: boolean) => (isLoud ? 'action' : 'ghost');
  const retry = <Retry key="retry" kind={loud(!passed)} onRetry={onRetry} />;
  const onwards =
    onNext !== null ? (
      <Button key="next" kind={loud(passed)} onClick={onNext}>
        {say('next')}
        <ArrowRight />
      </Button>
    ) : (
      unitEnd !== null && <ToUnit key="unit" end={unitEnd} kind={loud(passed)} />
    );
  // After a pass the reward comes first; otherwise the help.
  const notice = (
    <div className={c('kept')}>
      <SavedNotice />
    </div>
  );
  return (
    <FocusFrame
      close={out}
      head={title}
      aside={<Ear lang={language} text={heard} />}
      dock={<div className={c('ways')}>{passed ? [onwards, retry] : [retry, onwards]}</div>}
    >
      <section className={c('results')}>
        <div>
          <h2 ref={heading} tabIndex={-1}>
            {say('results')}
          </h2>
          {isYoung ? (
            <Leaves green={correct} all={total} label={scoreWords} />
          ) : (
            <>
              <p className={c('score')} data-passed={passed}>
                {scoreWords}
              </p>
              <Steps label={scoreWords} steps={results.map((one) => (one.correct ? 'right' : 'notyet'))} />
            </>
          )}
          <p className="read">
            <Spoken text={summary} />
          </p>
        </div>
        <div>
          {passed && notice}
          {topics.length > 0 && (
            <>
              <h3 className="vh">{say('topics')}</h3>
              <ul className={c('topics')}>
                {topics.map((topic) => {
                  const entry = topic.lesson === null ? undefined : entryOf(topic.lesson);
                  return (
                    <TopicRow
                      key={topic.lesson}
                      topic={topic}
                      entry={entry}
                      picture={pictures.get(entry?.id ?? '')}
                      isYoung={isYoung}
                      onSee={onSee}
                    />
                  );
                })}
              </ul>
            </>
          )}
          {!passed && notice}
          <details className={c('details')}>
            <summary>{say('yourAnswers')}</summary>
            <AnswerList
              items={items}
              answers={answers}
              results={results}
              misconceptions={misconceptions}
              onSee={isFirst && !passed ? onSee : null}
            />
          </details>
        </div>
      </section>
    </FocusFrame>
  );
};
