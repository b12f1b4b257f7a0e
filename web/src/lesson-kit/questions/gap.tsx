import { gradeQuestion } from '@afrolearn/learning/quizzes/grade-question.ts';
import type { GapQuestion } from '@afrolearn/learning/quizzes/questions.ts';
import { Fragment } from 'react';
import { useText } from '#lib/language.tsx';
import { lesson } from '#messages/lesson/en.ts';
import { classes } from '#ui/classes.ts';
import { HeldGap, wordsBefore } from './held-gap.tsx';
import type { QuestionProps } from './question-props.ts';
import css from './questions.module.css';

const c = classes(css);

/** Words for the gaps of a sentence: picked where choices are given, typed otherwise. */
export const Gap = ({ item: question, answer, onAnswer, stage, labelledBy }: QuestionProps<GapQuestion>) => {
  const say = useText(lesson);
  const words = question.gaps.map((_, at) => (Array.isArray(answer) ? String(answer[at] ?? '') : ''));
  const closed = stage === 'closed';
  const put = (at: number, word: string) => {
    const next = words.map((old, other) => (other === at ? word : old));
    onAnswer(next.every((one) => one === '') ? null : next);
  };
  // One gap is graded as an item of one gap, by the same rule.
  const isRight = (at: number) => {
    const gap = question.gaps[at];
    return (
      gap !== undefined &&
      gradeQuestion({ ...question, gaps: [gap], text: ['', ''] }, [words[at] ?? '']).correct
    );
  };
  return (
    <fieldset aria-labelledby={labelledBy}>
      <p className={c('sentence')}>
        {question.text.map((_, at) => {
          const gap = question.gaps[at];
          const mark = stage === 'open' ? 'plain' : isRight(at) ? 'right' : 'notyet';
          const name = say('gapOf', { n: at + 1, all: question.gaps.length });
          const given = {
            'aria-label': mark === 'plain' ? name : `${name}. ${say(mark === 'right' ? 'yes' : 'notYet')}`,
            className: c('gap'),
            'data-mark': mark,
            disabled: closed,
            value: words[at] ?? '',
          };
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence do not move
            <Fragment key={at}>
              <span lang="en">{wordsBefore(question.text, at)}</span>
              {gap !== undefined && (
                <HeldGap text={question.text} at={at}>
                  {question.choices === undefined ? (
                    <input
                      {...given}
                      type="text"
                      autoComplete="off"
                      autoCapitalize="none"
                      spellCheck={false}
                      maxLength={40}
                      size={10}
                      onChange={({ target }) => put(at, target.value)}
                    />
                  ) : (
                    <select {...given} onChange={({ target }) => put(at, target.value)}>
                      <option value="">{say('chooseWord')}</option>
                      {question.choices.map((choice) => (
                        <option key={choice} lang="en">
                          {choice}
                        </option>
                      ))}
                    </select>
                  )}
                  {closed && mark === 'notyet' && (
                    <b className={c('instead')}>
                      {' '}
                      <span aria-hidden="true">→ </span>
                      <span className="vh">{say('rightAnswer')}: </span>
                      <span lang="en">{gap.accepted[0]}</span>
                    </b>
                  )}
                </HeldGap>
              )}
            </Fragment>
          );
        })}
      </p>
    </fieldset>
  );
};
