import type { Question } from '@afrolearn/learning/quizzes/questions.ts';
import type { OneFaith } from '@afrolearn/learning/safety/private-faith.ts';
import { ArrowRight, Pencil, RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useText } from '#lib/language.tsx';
import { useYoung } from '#lib/session.tsx';
import { lesson } from '#messages/lesson/en.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import type { Help } from './again.tsx';
import css from './quiz.module.css';
import { Retry } from './retry.tsx';
import { isBegun, type QuizState } from './state/quiz-state.ts';

const c = classes(css);

/** Help options after a wrong answer. */
export const HelpWays = ({ question, onChoose }: { question: Question; onChoose: (help: Help) => void }) => {
  const say = useText(lesson);
  return (
    <div className={c('help')}>
      <Button
        kind="paper"
        size="sm"
        icon={<RotateCcw />}
        onClick={() => onChoose({ question, way: 'scene' })}
      >
        {say('seeScene')}
      </Button>
      <Button kind="paper" size="sm" icon={<Pencil />} onClick={() => onChoose({ question, way: 'fresh' })}>
        {say('tryLikeIt')}
      </Button>
    </div>
  );
};

type QuizCardProps = { state: QuizState; count: number; onEnter: () => void; onRetry: (() => void) | null };

/** The card of a quiz in progress on the lesson's page, with the way back in. */
export const QuizCard = ({ state, count, onEnter, onRetry }: QuizCardProps) => {
  const say = useText(lesson);
  const young = useYoung();
  const goesOn = !state.finished && isBegun(state);
  return (
    <section className={c('card')} data-young={young}>
      {/* Young children get one large button, and no number. */}
      {!young && (
        <p className="read">
          {goesOn ? say('question', { n: state.at + 1, all: count }) : say('questionCount', { count })}
        </p>
      )}
      {onRetry !== null && <Retry onRetry={onRetry} />}
      <Button kind={onRetry === null ? 'action' : 'quiet'} onClick={onEnter}>
        {state.finished ? say('seeResults') : goesOn ? say('carryOn') : say('startQuiz')}
        <ArrowRight />
      </Button>
    </section>
  );
};

type FaithChoiceProps = { announced: boolean; onChoose: (faith: OneFaith) => void };

export const FaithChoice = ({ announced, onChoose }: FaithChoiceProps) => {
  const say = useText(lesson);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (announced) heading.current?.focus();
  }, [announced]);
  return (
    <section className={c('faith')}>
      <h2 ref={heading} tabIndex={-1}>
        {say('faithAsk')}
      </h2>
      <p className="read">{say('faithWhy')}</p>
      <div>
        <Button kind="paper" onClick={() => onChoose('christian')}>
          {say('christianQuestions')}
        </Button>
        <Button kind="paper" onClick={() => onChoose('islamic')}>
          {say('islamicQuestions')}
        </Button>
      </div>
    </section>
  );
};
