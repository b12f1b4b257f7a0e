import { gradeQuestion } from '@afrolearn/learning/quizzes/grade-question.ts';
import type { FractionQuestion, TimeQuestion } from '@afrolearn/learning/quizzes/questions.ts';
import { useId } from 'react';
import { useText } from '#lib/language.tsx';
import { lesson } from '#messages/lesson/en.ts';
import { classes } from '#ui/classes.ts';
import { isFixed, type QuestionProps } from '../question-props.ts';
import css from '../questions.module.css';

const c = classes(css);

/** Shared by the inputs of fractions and times: their marking and the text below them. */
export const useParts = ({
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

type BelowProps = { right: string; id: string; how: string; isShown: boolean };

export const Below = ({ right, id, how, isShown }: BelowProps) => {
  const say = useText(lesson);
  return (
    <>
      <p id={id} className={c('asNumber')}>
        {how}
      </p>
      {isShown && (
        <p className={c('solution')} data-mark="right">
          <span>{say('rightAnswer')}:</span> <b lang="en">{right}</b>
        </p>
      )}
    </>
  );
};
