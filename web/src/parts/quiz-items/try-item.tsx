import { gradeItem, type Result } from '@afrolearn/learning/quizzes/grade-item.ts';
import type { Answer, Item } from '@afrolearn/learning/quizzes/items.ts';
import { type FormEvent, useId, useState } from 'react';
import { useText } from '#lib/language.tsx';
import { lesson } from '#messages/en/lesson.ts';
import { Figure, type Figures } from '#parts/figure.tsx';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Feedback, type Misconceptions } from './feedback.tsx';
import { ItemInput } from './item-input.tsx';
import { isGiven } from './item-props.ts';
import css from './quiz-items.module.css';

const c = classes(css);

type TryItemProps = {
  item: Item;
  figures: Figures;
  misconceptions: Misconceptions;
  level?: 2 | 3 | undefined;
  onTried?: ((result: Result, answer: Answer) => void) | undefined;
};

/** A question to learn from: 'Correct!' or 'Try again.', as often as it takes (spec 1 §2.7, 'Quick check'). */
export const TryItem = ({ item, figures, misconceptions, level = 3, onTried }: TryItemProps) => {
  const say = useText(lesson);
  const id = useId();
  const [answer, setAnswer] = useState<Answer>(null);
  const [result, setResult] = useState<Result | null>(null);
  const Heading = `h${level}` as const;
  const stage = result === null ? 'open' : result.correct ? 'closed' : 'tried';

  const check = (given: Answer) => {
    if (!isGiven(given)) return;
    const graded = gradeItem(item, given);
    setResult(graded);
    onTried?.(graded, given);
  };
  const change = (given: Answer, sure = false) => {
    setAnswer(given);
    if (sure) check(given);
    // What was said belongs to the answer before.
    else setResult(null);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (stage === 'open') check(answer);
  };

  return (
    <form className={c('try')} onSubmit={submit} noValidate>
      <Heading id={id} className={c('prompt')}>
        {item.prompt}
      </Heading>
      {item.figure !== undefined && (
        <figure className={c('figure')}>
          <Figure figures={figures} name={item.figure} />
        </figure>
      )}
      <ItemInput item={item} answer={answer} onAnswer={change} stage={stage} labelledBy={id} />
      {stage === 'open' && isGiven(answer) && (
        <Button type="submit" kind="quiet" className={c('check')}>
          {say('check')}
        </Button>
      )}
      {result !== null && (
        <Feedback
          item={item}
          result={result}
          title={result.correct ? say('correct') : say('tryAgain')}
          misconceptions={misconceptions}
          explain={result.correct}
        />
      )}
    </form>
  );
};
