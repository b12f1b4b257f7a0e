import type { Result } from '@afrolearn/learning/quizzes/grade-question.ts';
import type { Misconception, Question } from '@afrolearn/learning/quizzes/questions.ts';
import { CircleCheck, Lightbulb } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { classes } from '#ui/classes.ts';
import css from './questions.module.css';

const c = classes(css);

export type Misconceptions = readonly Misconception[];

type FeedbackProps = {
  ref?: Ref<HTMLElement> | undefined;
  item: Question;
  result: Result;
  title: string;
  misconceptions: Misconceptions;
  /** False while the answer may be tried again: then only the help is told, not the solution. */
  explain: boolean;
  /** Without a field of its own: what it lies on has the colour. */
  plain?: boolean;
  children?: ReactNode;
};

/** Says why, after an answer. Wrong is 'not yet': amber, with a reason, never red. */
export const Feedback = ({
  ref,
  item: question,
  result,
  title,
  misconceptions,
  explain,
  plain = false,
  children,
}: FeedbackProps) => {
  const help = misconceptions.find(({ id }) => id === result.misconception)?.help;
  return (
    <section
      ref={ref}
      tabIndex={-1}
      className={c('why', plain && 'plain')}
      data-mark={result.correct ? 'right' : 'notyet'}
      role="status"
    >
      {result.correct ? <CircleCheck aria-hidden="true" /> : <Lightbulb aria-hidden="true" />}
      <div>
        <h3>{title}</h3>
        {!result.correct && help !== undefined && <p lang="en">{help}</p>}
        {explain && <p lang="en">{question.explanation}</p>}
        {!explain && help === undefined && question.hint !== undefined && <p lang="en">{question.hint}</p>}
        {children}
      </div>
    </section>
  );
};
