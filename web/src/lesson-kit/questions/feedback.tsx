import type { Result } from '@afrolearn/learning/quizzes/grade-question.ts';
import type { Question } from '@afrolearn/learning/quizzes/questions.ts';
import { CircleCheck, Lightbulb } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useText } from '#lib/language.tsx';
import { Ear } from '#listen/ear.tsx';
import { Spoken } from '#listen/spoken.tsx';
import { useReadAloud } from '#listen/use-read-aloud.ts';
import { lesson } from '#messages/lesson/en.ts';
import { classes } from '#ui/classes.ts';
import { hintFor, type Misconceptions } from './answer-words.ts';
import css from './feedback.module.css';
import { useAloud } from './use-aloud.ts';

const c = classes(css);

const ReadOut = ({ texts }: { texts: readonly string[] }) => {
  useReadAloud(texts, true);
  return null;
};

type WhyProps = {
  ref?: Ref<HTMLElement> | undefined;
  isRight: boolean;
  title: string;
  texts: readonly string[];
  /** The right spelling, where a slip was forgiven. */
  spelt?: string | undefined;
  /** Without a background of its own: what it lies on has the colour. */
  plain?: boolean;
  /** Who cannot read yet is read to without asking. */
  isYoung?: boolean;
  children?: ReactNode;
};

/** Says how it was and why. Wrong is 'not yet': amber, with a reason, never red. */
export const Why = (props: WhyProps) => {
  const { ref, isRight, title, texts, spelt, plain = false, isYoung = false, children } = props;
  const say = useText(lesson);
  const told = spelt === undefined ? title : `${title} ${say('spelt')} ${spelt}`;
  const aloud = useAloud(told, texts);
  return (
    <section
      ref={ref}
      tabIndex={-1}
      className={c('why', plain && 'plain')}
      data-mark={isRight ? 'right' : 'notyet'}
      role="status"
    >
      {isRight ? <CircleCheck aria-hidden="true" /> : <Lightbulb aria-hidden="true" />}
      <div>
        <div className={c('told')}>
          <h3>
            <Spoken text={title} />
          </h3>
          <Ear text={aloud} look="bare" />
        </div>
        {spelt !== undefined && (
          <p>
            {say('spelt')} <b lang="en">{spelt}</b>
          </p>
        )}
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

type FeedbackProps = Omit<WhyProps, 'isRight' | 'texts' | 'spelt'> & {
  item: Question;
  result: Result;
  misconceptions: Misconceptions;
  /** False while the answer may be tried again: then only the help is told, not the solution. */
  explain: boolean;
  /** The same question may be asked again: help that names the right answer is left out, too. */
  hidesKey?: boolean;
};

/** What is told of an answer: what helps against its mistake, and the solution. */
export const Feedback = ({
  item,
  result,
  misconceptions,
  explain,
  hidesKey = false,
  ...rest
}: FeedbackProps) => {
  const help = misconceptions.find(({ id }) => id === result.misconception)?.help;
  const told = explain
    ? [result.correct ? undefined : help, item.explanation]
    : [hidesKey ? hintFor(item, result, misconceptions) : (help ?? item.hint)];
  const texts = told.filter((words) => words !== undefined);
  return <Why {...rest} isRight={result.correct} texts={texts} spelt={result.spelt} />;
};

/**
 * The feedback of a checked answer: whether it is right, and why. `explain` is false where a wrong answer gets a
 * hint and not the solution. It lies on the foot of the frame.
 */
export const Said = ({
  explain = true,
  ...props
}: Omit<FeedbackProps, 'title' | 'plain' | 'explain' | 'hidesKey'> & { explain?: boolean }) => {
  const say = useText(lesson);
  const title = say(props.result.correct ? 'yes' : 'notYet');
  return <Feedback {...props} explain={explain} hidesKey={!explain} plain title={title} />;
};
