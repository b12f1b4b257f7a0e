import type { Quiz } from '@afrolearn/learning/lessons/lesson.ts';
import { questionsForFaith } from '@afrolearn/learning/quizzes/grade-quiz.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { preloadInputs } from '#lesson-kit/questions/index.ts';
import { useText } from '#lib/language.tsx';
import { lesson } from '#messages/lesson/en.ts';
import { Bones } from '#ui/bones.tsx';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import type { Entry } from '../lesson.api.ts';
import type { UnitEnd } from '../up-next.tsx';
import { useWork } from '../work.tsx';
import { asksFaith, type ChosenFaith, keepFaith, keptFaith } from './faith.ts';
import css from './quiz.module.css';
import { QuizResults } from './quiz-results.tsx';
import { QuizStepper } from './quiz-stepper.tsx';
import { useQuizState } from './use-quiz-state.ts';

const c = classes(css);

type FaithChoiceProps = { announced: boolean; onChoose: (faith: ChosenFaith) => void };

const FaithChoice = ({ announced, onChoose }: FaithChoiceProps) => {
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

type QuizMediaProps = { quiz: Quiz; next: Entry | null; goOn: () => void; unitEnd: UnitEnd | null };

/** A checkpoint: one question at a time, then the results (spec 1 §2.7). */
export const QuizMedia = ({ quiz, next, goOn, unitEnd }: QuizMediaProps) => {
  const say = useText(lesson);
  const choice = asksFaith(quiz.items);
  const [faith, setFaith] = useState<ChosenFaith | null>(keptFaith);
  const items = useMemo(
    () => (choice && faith !== null ? questionsForFaith(quiz.items, faith) : quiz.items),
    [quiz.items, choice, faith],
  );
  useEffect(() => preloadInputs(quiz.items), [quiz.items]);
  const { state, ready, change, again } = useQuizState(quiz.id, items);
  const misconceptions = quiz.misconceptions ?? [];
  // What is there with the page leaves the focus where it is; what a press brings takes it.
  const [pressed, setPressed] = useState(false);
  const { setAsking } = useWork();
  useEffect(() => {
    setAsking(!state.finished);
    return () => setAsking(false);
  }, [setAsking, state.finished]);
  if (!ready) return <Bones lines={4} label={say('loading')} />;
  if (choice && faith === null) {
    const choose = (chosen: ChosenFaith) => {
      setPressed(true);
      keepFaith(chosen);
      setFaith(chosen);
    };
    return (
      <div className={c('quiz')}>
        <FaithChoice announced={pressed} onChoose={choose} />
      </div>
    );
  }
  return (
    <div className={c('quiz')}>
      {state.finished ? (
        <QuizResults
          items={items}
          answers={state.answers}
          misconceptions={misconceptions}
          announced={pressed}
          onRetry={() => {
            setPressed(true);
            again();
          }}
          // Not the press itself: it would be taken for a word of how to go on.
          onNext={next === null ? null : () => goOn()}
          unitEnd={unitEnd}
        />
      ) : (
        <QuizStepper
          items={items}
          figures={quiz.figures}
          misconceptions={misconceptions}
          state={state}
          announced={pressed}
          onChange={(changed) => {
            setPressed(true);
            change(changed);
          }}
        />
      )}
      {choice && (
        <Button
          kind="ghost"
          size="sm"
          onClick={() => {
            setPressed(true);
            again();
            setFaith(null);
          }}
        >
          {say('changeFaith')}
        </Button>
      )}
    </div>
  );
};
