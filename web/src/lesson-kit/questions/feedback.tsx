import type { Result } from '@afrolearn/learning/quizzes/grade-question.ts';
import type { Misconception, Question } from '@afrolearn/learning/quizzes/questions.ts';
import { CircleCheck, Lightbulb } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useText } from '#lib/language.tsx';
import { Ear } from '#listen/ear.tsx';
import { Spoken } from '#listen/spoken.tsx';
import { useReadAloud } from '#listen/use-read-aloud.ts';
import { lesson } from '#messages/lesson/en.ts';
import { classes } from '#ui/classes.ts';
import css from './questions.module.css';
import { useAloud } from './use-aloud.ts';

const c = classes(css);

const ReadOut = ({ texts }: { texts: readonly string[] }) => {
  useReadAloud(texts, true);
  return null;
};

export type Misconceptions = readonly Misconception[];

type FeedbackProps = {
  ref?: Ref<HTMLElement> | undefined;
  item: Question;
  result: Result;
  title: string;
  misconceptions: Misconceptions;
  /** False while the answer may be tried again: then only the help is told, not the solution. */
  explain: boolean;
  /** Without a background of its own: what it lies on has the colour. */
  plain?: boolean;
  /** Who cannot read yet is read to without asking. */
  isYoung?: boolean;
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
  isYoung = false,
  children,
}: FeedbackProps) => {
  const help = misconceptions.find(({ id }) => id === result.misconception)?.help;
  const texts = [
    result.correct ? undefined : help,
    explain ? question.explanation : help === undefined ? question.hint : undefined,
  ].filter((words) => words !== undefined);
  const aloud = useAloud(title, texts);
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
        <div className={c('told')}>
          <h3>
            <Spoken text={title} />
          </h3>
          <Ear text={aloud} look="bare" />
        </div>
        {texts.map((words) => (
          <p key={words} lang="en">
            <Spoken text={words} />
          </p>
        ))}
        {isYoung && <ReadOut texts={aloud} />}
        {children}
      </div>
    </section>
  );
};

/** What is said when an answer was checked and stands: how it was, and why. It lies on the foot of the frame. */
export const Said = (props: Omit<FeedbackProps, 'title' | 'explain' | 'plain'>) => {
  const say = useText(lesson);
  return <Feedback {...props} plain explain title={say(props.result.correct ? 'yes' : 'notYet')} />;
};
