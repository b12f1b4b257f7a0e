import { Check, Undo2 } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import css from './answer.module.css';
import { classes, join } from './classes.ts';

const c = classes(css);

export type AnswerState = 'plain' | 'chosen' | 'right' | 'notyet';

type AnswerProps = Omit<ComponentProps<'input'>, 'children' | 'type'> & {
  /** A, B, C … */
  letter: ReactNode;
  state?: AnswerState | undefined;
  /** Words for the state after checking: 'Right answer', 'You chose this'. */
  tag?: ReactNode;
  /** Checkbox where several answers are right. */
  type?: 'radio' | 'checkbox' | undefined;
  /** A separate button, such as the ear that reads the option. It overlaps the answer and is not inside its label. */
  aside?: ReactNode;
  /** A drawing above the text. Such options are side by side, without letters. */
  picture?: ReactNode;
  /** The picture is beside the words, because drawings of data need the width to be countable. */
  beside?: boolean | undefined;
  children: ReactNode;
};

/** One option of a question. All options of a question need the same `name` and go into a ChoiceGroup. */
export function Answer({
  letter,
  state = 'plain',
  tag,
  type = 'radio',
  className,
  aside,
  picture,
  beside = false,
  children,
  ...rest
}: AnswerProps) {
  const checked = state === 'right' || state === 'notyet';
  const hasAside = aside !== undefined && aside !== null;
  const isPicture = picture !== undefined;
  const answer = (
    <label
      data-mark={checked ? state : undefined}
      className={join(
        c(
          'answer',
          state,
          rest.disabled && 'still',
          hasAside && 'heard',
          isPicture && 'pictured',
          isPicture && beside && 'beside',
        ),
        className,
      )}
    >
      <input
        checked={state === 'chosen' || state === 'notyet'}
        disabled={checked}
        readOnly={!rest.onChange}
        {...rest}
        type={type}
        className={c('input')}
      />
      {isPicture ? <span className={c('picture')}>{picture}</span> : <b className={c('letter')}>{letter}</b>}
      {isPicture && state === 'chosen' && (
        <b className={c('tick')}>
          <Check />
        </b>
      )}
      <span className={c('words')}>{children}</span>
      {tag && (
        <span className={c('tag')}>
          {state === 'notyet' ? <Undo2 /> : <Check />}
          {tag}
        </span>
      )}
    </label>
  );
  if (!hasAside) return answer;
  return (
    <div className={c('place')}>
      {answer}
      <span className={c('aside', isPicture && !beside && 'below')}>{aside}</span>
    </div>
  );
}
