import type { Result } from '@afrolearn/learning/quizzes/grade-question.ts';
import type { Answer, Question } from '@afrolearn/learning/quizzes/questions.ts';
import { Check, Undo2 } from 'lucide-react';
import { answerWords, isUnread, type Misconceptions, rightWords } from '#lesson-kit/questions/index.ts';
import { useText } from '#lib/language.tsx';
import { lesson } from '#messages/lesson/en.ts';
import { classes } from '#ui/classes.ts';
import css from './quiz.module.css';

const c = classes(css);

const Lines = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line) => (
    <span key={line} className={c('answerLine')} lang="en">
      {line}
    </span>
  ));

type AnswerListProps = {
  items: readonly Question[];
  answers: Readonly<Record<string, Answer>>;
  results: readonly Result[];
  misconceptions: Misconceptions;
};

/** Every question with the answer given, the right one, and why. */
export const AnswerList = ({ items, answers, results, misconceptions }: AnswerListProps) => {
  const say = useText(lesson);
  return (
    <ol className={c('answers')}>
      {items.map((question, at) => {
        const result = results[at];
        const isRight = result?.correct === true;
        const answer = answers[question.id] ?? null;
        const given = isUnread(question, answer) ? [] : answerWords(question, answer);
        const help = misconceptions.find(({ id }) => id === result?.misconception)?.help;
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
              {!isRight && (
                <div>
                  <dt>{say('rightAnswer')}</dt>
                  <dd>
                    <Lines lines={rightWords(question)} />
                  </dd>
                </div>
              )}
            </dl>
            {!isRight && help !== undefined && <p lang="en">{help}</p>}
            <p lang="en">{question.explanation}</p>
          </li>
        );
      })}
    </ol>
  );
};
