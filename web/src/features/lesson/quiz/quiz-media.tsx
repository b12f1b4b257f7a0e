import type { Quiz } from '@afrolearn/learning/lessons/lesson.ts';
import { itemsForFaith } from '@afrolearn/learning/quizzes/grade-quiz.ts';
import { useEffect, useMemo, useState } from 'react';
import { useText } from '#lib/language.tsx';
import { lesson } from '#messages/en/lesson.ts';
import { preloadInputs } from '#parts/quiz-items/item-input.tsx';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import type { Entry } from '../lesson.api.ts';
import { asksFaith, type ChosenFaith, keepFaith, keptFaith } from './faith.ts';
import css from './quiz.module.css';
import { QuizResults } from './quiz-results.tsx';
import { QuizStepper } from './quiz-stepper.tsx';
import { useQuizState } from './use-quiz-state.ts';

const c = classes(css);

const FaithChoice = ({ onChoose }: { onChoose: (faith: ChosenFaith) => void }) => {
  const say = useText(lesson);
  return (
    <section className={c('faith')}>
      <h2>{say('faithAsk')}</h2>
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

type QuizMediaProps = { quiz: Quiz; next: Entry | null; goOn: () => void };

/** A checkpoint: one question at a time, then the results (spec 1 §2.7). */
export const QuizMedia = ({ quiz, next, goOn }: QuizMediaProps) => {
  const say = useText(lesson);
  const choice = asksFaith(quiz.items);
  const [faith, setFaith] = useState<ChosenFaith | null>(keptFaith);
  const items = useMemo(
    () => (choice && faith !== null ? itemsForFaith(quiz.items, faith) : quiz.items),
    [quiz.items, choice, faith],
  );
  useEffect(() => preloadInputs(quiz.items), [quiz.items]);
  const { state, change, again } = useQuizState(quiz.id, items);
  const misconceptions = quiz.misconceptions ?? [];
  if (choice && faith === null) {
    const choose = (chosen: ChosenFaith) => {
      keepFaith(chosen);
      setFaith(chosen);
    };
    return (
      <div className={c('quiz')}>
        <FaithChoice onChoose={choose} />
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
          onRetry={again}
          onNext={next === null ? null : goOn}
        />
      ) : (
        <QuizStepper
          items={items}
          figures={quiz.figures}
          misconceptions={misconceptions}
          state={state}
          onChange={change}
        />
      )}
      {choice && (
        <Button
          kind="ghost"
          size="sm"
          onClick={() => {
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
