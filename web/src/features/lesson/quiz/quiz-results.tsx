import { gradeQuiz } from '@afrolearn/learning/quizzes/grade-quiz.ts';
import { passMark } from '@afrolearn/learning/quizzes/pass-mark.ts';
import type { Answer, Question } from '@afrolearn/learning/quizzes/questions.ts';
import { scorePercent } from '@afrolearn/learning/quizzes/score-percent.ts';
import { ArrowRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Misconceptions } from '#lesson-kit/questions/index.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import { lazyPart } from '#lib/lazy.tsx';
import { useSession } from '#lib/session.tsx';
import { Ear } from '#listen/ear.tsx';
import { Spoken } from '#listen/spoken.tsx';
import { useReadAloud } from '#listen/use-read-aloud.ts';
import { lesson } from '#messages/lesson/en.ts';
import { Leaves } from '#progress-kit/index.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { FocusFrame } from '#ui/focus-frame.tsx';
import { Steps } from '#ui/steps.tsx';
import type { Entry } from '../lesson.api.ts';
import { SavedNotice } from '../saved-notice.tsx';
import { ToUnit, type UnitEnd } from '../up-next.tsx';
import { AnswerList } from './answer-list.tsx';
import css from './quiz.module.css';
import { Retry } from './retry.tsx';
import { TopicList } from './topic-list.tsx';
import { topicsOf } from './topics.ts';

const c = classes(css);

type QuizResultsProps = {
  title: string;
  subjectId: number;
  items: readonly Question[];
  answers: Readonly<Record<string, Answer>>;
  misconceptions: Misconceptions;
  /** A first try: if it fails, answers get hints, and the right ones are not shown. */
  isFirst: boolean;
  /** True right after finishing, to announce the result; false when the results are reopened. */
  announced: boolean;
  /** Percent say nothing to young children. */
  isYoung: boolean;
  out: { label: string; onLeave: () => void };
  /** The lesson with this number in the unit. */
  entryOf: (lesson: number) => Entry | undefined;
  /** Shows the scene that teaches what a question asked. */
  onSee: (question: Question) => void;
  onRetry: () => void;
  next: Entry | null;
  /** Null at the end of the unit. */
  onNext: (() => void) | null;
  unitEnd: UnitEnd | null;
};

/** Loaded while the quiz is taken, because it is also shown offline; the plain results stand in for it. */
const CheckpointFeast = lazyPart(async () => (await import('../feast/checkpoint-feast.tsx')).CheckpointFeast);
export const preloadFeast = CheckpointFeast.preload;

/**
 * 'x / N correct', the weakest lessons first, and all answers collapsed. The main button is the most helpful
 * next step.
 */
export const QuizResults = ({
  title,
  subjectId,
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
  next,
  onNext,
  unitEnd,
}: QuizResultsProps) => {
  const say = useText(lesson);
  const { language } = useLanguage();
  const isLearner = useSession().user?.role === 'learner';
  // Decided once: the screen does not change under a finger.
  const [hasFeast] = useState(CheckpointFeast.isHere);
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
  const feasts = passed && isLearner && hasFeast;
  useReadAloud(heard, isYoung && !feasts, language);
  // After a pass only the remaining seeds are listed.
  const topics = topicsOf(items, results).filter(({ right, all }) => !passed || right < all);
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
  const topicList = <TopicList {...{ topics, entryOf, isYoung, onSee }} isWon={passed} />;
  const details = (
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
  );
  if (feasts)
    return (
      <CheckpointFeast
        {...{
          title,
          subjectId,
          scoreWords,
          summary,
          details,
          announced,
          out,
          next,
          onNext,
          onRetry,
          unitEnd,
        }}
        results={results.map((one) => one.correct)}
        isLong={topics.length > 1}
      >
        {topics.length > 0 && topicList}
      </CheckpointFeast>
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
              {topicList}
            </>
          )}
          {!passed && notice}
          {details}
        </div>
      </section>
    </FocusFrame>
  );
};
