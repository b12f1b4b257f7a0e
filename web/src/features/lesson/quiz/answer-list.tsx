import type { Result } from '@afrolearn/learning/quizzes/grade-question.ts';
import type { Answer, Question } from '@afrolearn/learning/quizzes/questions.ts';
import { Check, RotateCcw, Undo2 } from 'lucide-react';
import {
  answerWords,
  hintFor,
  isUnread,
  type Misconceptions,
  rightWords,
} from '#lesson-kit/questions/index.ts';
import { useText } from '#lib/language.tsx';
import { lesson } from '#messages/lesson/en.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import css from './quiz.module.css';

const c = classes(css);

const Lines = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line) => (
    <span key={line} className={c('answerLine')} lang="en">
      {line}
    </span>
  ));

type Marked = { question: Question; result: Result | undefined; misconceptions: Misconceptions };

/** The explanation of the right answer, and advice on the mistake made. */
const Solution = ({ question, result, misconceptions }: Marked) => {
  const help = misconceptions.find(({ id }) => id === result?.misconception)?.help;
  return (
    <>
      {result?.correct !== true && help !== undefined && <p lang="en">{help}</p>}
      <p lang="en">{question.explanation}</p>
    </>
  );
};

/** A hint for the next try, never the answer. */
const Hint = ({
  question,
  result,
  misconceptions,
  onSee,
}: Marked & { onSee: (question: Question) => void }) => {
  const say = useText(lesson);
  const hint = hintFor(question, result ?? {}, misconceptions);
  return (
    <>
      {hint === undefined ? question.lesson !== null && <p>{say('hintScene')}</p> : <p lang="en">{hint}</p>}
      {question.lesson !== null && (
        <Button kind="paper" size="sm" icon={<RotateCcw />} onClick={() => onSee(question)}>
          {say('seeScene')}
        </Button>
      )}
    </>
  );
};

type AnswerListProps = {
  items: readonly Question[];
  answers: Readonly<Record<string, Answer>>;
  results: readonly Result[];
  misconceptions: Misconceptions;
  /** Opens the scene that teaches a question, where wrong answers get hints; null where answers are shown. */
  onSee: ((question: Question) => void) | null;
};

/**
 * Every question with the given and the right answer and the explanation; or hints instead of the right ones.
 */
export const AnswerList = ({ items, answers, results, misconceptions, onSee }: AnswerListProps) => {
  const say = useText(lesson);
  return (
    <>
      {onSee !== null && <p>{say('hintsFirst')}</p>}
      <ol className={c('answers')}>
        {items.map((question, at) => {
          const result = results[at];
          const isRight = result?.correct === true;
          const answer = answers[question.id] ?? null;
          const given = isUnread(question, answer) ? [] : answerWords(question, answer);
          const marked = { question, result, misconceptions };
          return (
            <li key={question.id} data-mark={isRight ? 'right' : 'notyet'}>
              <p className={c('mark')}>
                {isRight ? <Check aria-hidden="true" /> : <Undo2 aria-hidden="true" />}
                {isRight ? say('yourRightAnswer') : say('notYet')}
              </p>
              <h4 lang="en">{question.prompt}</h4>
              <dl>
                <div>
                  <dt>{say('yourAnswer')}</dt>
                  <dd>{given.length === 0 ? say('noAnswer') : <Lines lines={given} />}</dd>
                </div>
                {!isRight && onSee === null && (
                  <div>
                    <dt>{say('rightAnswer')}</dt>
                    <dd>
                      <Lines lines={rightWords(question)} />
                    </dd>
                  </div>
                )}
              </dl>
              {isRight || onSee === null ? <Solution {...marked} /> : <Hint {...marked} onSee={onSee} />}
            </li>
          );
        })}
      </ol>
    </>
  );
};
