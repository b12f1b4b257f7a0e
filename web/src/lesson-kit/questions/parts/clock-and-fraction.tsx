import { gradeQuestion } from '@afrolearn/learning/quizzes/grade-question.ts';
import type { FractionQuestion, TimeQuestion } from '@afrolearn/learning/quizzes/questions.ts';
import { useId } from 'react';
import { useText } from '#lib/language.tsx';
import { lesson } from '#messages/lesson/en.ts';
import { questions } from '#messages/questions/en.ts';
import { classes } from '#ui/classes.ts';
import { rightWords } from '../answer-words.ts';
import { isFixed, type QuestionProps } from '../question-props.ts';
import css from '../questions.module.css';
import { FractionParts, TimeParts } from './typed-parts.tsx';

const c = classes(css);

/** What the boxes share: how they are marked, and what stands below them. */
const useParts = ({
  item: question,
  answer,
  onAnswer,
  stage,
  labelledBy,
}: QuestionProps<FractionQuestion | TimeQuestion>) => {
  const isRight = gradeQuestion(question, answer).correct;
  const noteId = useId();
  return {
    isRight,
    noteId,
    parts: {
      value: answer === null ? '' : String(answer),
      onValue: (value: string) => onAnswer(value === '' ? null : value),
      isClosed: isFixed(stage),
      mark: stage === 'open' ? 'plain' : isRight ? 'right' : 'notyet',
      labelledBy,
      describedBy: noteId,
    } as const,
  };
};

type BelowProps = { question: FractionQuestion | TimeQuestion; id: string; how: string; isShown: boolean };

const Below = ({ question, id, how, isShown }: BelowProps) => {
  const say = useText(lesson);
  return (
    <>
      <p id={id} className={c('asNumber')}>
        {how}
      </p>
      {isShown && (
        <p className={c('solution')} data-mark="right">
          <span>{say('rightAnswer')}:</span> <b lang="en">{rightWords(question).join(', ')}</b>
        </p>
      )}
    </>
  );
};

export const Fraction = (props: QuestionProps<FractionQuestion>) => {
  const say = useText(questions);
  const { isRight, noteId, parts } = useParts(props);
  return (
    <div>
      <FractionParts field={props.item} {...parts} />
      <Below
        question={props.item}
        id={noteId}
        how={say('asFraction')}
        isShown={props.stage === 'closed' && !isRight}
      />
    </div>
  );
};

export const Time = (props: QuestionProps<TimeQuestion>) => {
  const say = useText(questions);
  const { isRight, noteId, parts } = useParts(props);
  return (
    <div>
      <TimeParts field={props.item} {...parts} />
      <Below
        question={props.item}
        id={noteId}
        how={say('asTime')}
        isShown={props.stage === 'closed' && !isRight}
      />
    </div>
  );
};
