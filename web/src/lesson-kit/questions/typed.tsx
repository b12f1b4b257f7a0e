import { gradeQuestion } from '@afrolearn/learning/quizzes/grade-question.ts';
import type { NumberQuestion, TextQuestion } from '@afrolearn/learning/quizzes/questions.ts';
import { Suspense, useEffect, useId, useState } from 'react';
import { useText } from '#lib/language.tsx';
import { lazyPart } from '#lib/lazy.tsx';
import { lesson } from '#messages/lesson/en.ts';
import { classes } from '#ui/classes.ts';
import { isFixed, isUnreadBy, type QuestionProps } from './question-props.ts';
import css from './questions.module.css';

const c = classes(css);

const NumberPad = lazyPart(async () => (await import('./parts/number-pad.tsx')).NumberPad);

/** '2,5' may become '2,500', so the error is shown only after typing has stopped. */
const pause = 600;

type TypedProps = QuestionProps<NumberQuestion | TextQuestion> & {
  /** The right answer in words. */
  right: string;
  read?: (typed: string) => unknown;
};

/** A number or a few words, typed. Enter checks, as in any form. */
export const Typed = ({
  item: question,
  answer,
  onAnswer,
  stage,
  labelledBy,
  isYoung,
  plain,
  right,
  read,
}: TypedProps) => {
  const say = useText(lesson);
  const isRight = gradeQuestion(question, answer).correct;
  const isNumber = question.kind === 'number';
  const noteId = useId();
  const unread = stage === 'open' && isUnreadBy(read, plain?.(answer) ?? answer);
  const [isTold, setTold] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every key restarts the pause
  useEffect(() => {
    if (!unread) return setTold(false);
    const timer = setTimeout(() => setTold(true), pause);
    return () => clearTimeout(timer);
  }, [unread, answer]);
  const hasPad = isNumber && isYoung === true;
  const unit = isNumber ? question.unit : undefined;
  const mark = stage === 'open' ? 'plain' : isRight ? 'right' : 'notyet';
  return (
    <div>
      <span className={c('inputRow')} data-mark={mark}>
        <input
          aria-labelledby={labelledBy}
          aria-describedby={unread ? noteId : undefined}
          type="text"
          inputMode={hasPad ? 'none' : isNumber ? 'decimal' : 'text'}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={80}
          className={c('input', isNumber && 'number')}
          placeholder={hasPad ? '' : isNumber ? say('typeNumber') : say('typeWords')}
          value={answer === null ? '' : String(answer)}
          disabled={isFixed(stage)}
          onChange={({ target }) => onAnswer(target.value === '' ? null : target.value)}
        />
        {unit !== undefined && (
          <span className={c('unit')} lang="en">
            {unit}
          </span>
        )}
      </span>
      {hasPad && !isFixed(stage) && (
        <Suspense fallback={null}>
          <NumberPad value={answer === null ? '' : String(answer)} onValue={onAnswer} />
        </Suspense>
      )}
      {/* The live region must exist before its text, or screen readers do not announce it. */}
      {unread && (
        <p role="status" id={noteId} className={c('asNumber')}>
          {isTold && say('asNumber')}
        </p>
      )}
      {stage === 'closed' && !isRight && (
        <p className={c('solution')} data-mark="right">
          <span>{say('rightAnswer')}:</span> <b lang="en">{right}</b>
        </p>
      )}
    </div>
  );
};
