import type { Result } from '@afrolearn/learning/quizzes/grade-question.ts';
import type { Question } from '@afrolearn/learning/quizzes/questions.ts';
import { useText } from '#lib/language.tsx';
import { lesson } from '#messages/lesson/en.ts';
import { hintFor, type Misconceptions } from './answer-words.ts';
import { Why, type WhyProps } from './why.tsx';

type FeedbackProps = Omit<WhyProps, 'isRight' | 'texts' | 'spelt'> & {
  item: Question;
  result: Result;
  misconceptions: Misconceptions;
  /** False while the answer may be tried again: then only the help is shown, not the solution. */
  explain: boolean;
  /** The same question may be asked again, so help that names the right answer is left out, too. */
  hidesKey?: boolean;
};

/** The feedback on an answer: the help for its mistake, and the solution. */
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
 * The feedback on a checked answer: whether it is right, and why. With `explain` false, a wrong answer gets a hint
 * instead of the solution. It is shown on the foot of the frame.
 */
export const Said = ({
  explain = true,
  ...props
}: Omit<FeedbackProps, 'title' | 'plain' | 'explain' | 'hidesKey'> & { explain?: boolean }) => {
  const say = useText(lesson);
  const title = say(props.result.correct ? 'yes' : 'notYet');
  return <Feedback {...props} explain={explain} hidesKey={!explain} plain title={title} />;
};
