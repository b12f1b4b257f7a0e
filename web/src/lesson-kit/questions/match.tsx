import type { MatchQuestion } from '@afrolearn/learning/quizzes/questions.ts';
import { Check, Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useText } from '#lib/language.tsx';
import { lesson } from '#messages/lesson/en.ts';
import { classes } from '#ui/classes.ts';
import type { QuestionProps } from './question-props.ts';
import css from './questions.module.css';
import { shufflePlaces } from './shuffle.ts';

const c = classes(css);

const nothing = -1;

/** Each line has a slot, below lie the words: a word goes into the chosen slot, a press on a full slot frees it. */
export const Match = ({
  item: question,
  answer,
  onAnswer,
  stage,
  labelledBy,
}: QuestionProps<MatchQuestion>) => {
  const say = useText(lesson);
  const root = useRef<HTMLFieldSetElement>(null);
  const slots = question.pairs.map((_, at) =>
    Array.isArray(answer) ? Number(answer[at] ?? nothing) : nothing,
  );
  const firstFree = (from: readonly number[]) => from.indexOf(nothing);
  const [wanted, setWanted] = useState(0);
  const active = slots[wanted] === nothing ? wanted : firstFree(slots);
  const closed = stage === 'closed';
  const rightOf = (place: number) => question.pairs[place]?.right ?? '';

  const give = (next: readonly number[]) =>
    onAnswer(next.every((place) => place === nothing) ? null : next.map(Number));
  const fill = (place: number) => {
    const next = slots.map((old, at) => (at === active ? place : old));
    give(next);
    setWanted(Math.max(0, firstFree(next)));
    // The pressed word has left the bank: the focus waits on the next one, and after the last where the next step is.
    requestAnimationFrame(() => {
      const step = '[data-check], [type="submit"]';
      const goal =
        root.current?.querySelector<HTMLElement>('[data-word]') ??
        root.current?.closest('form')?.querySelector<HTMLElement>(step) ??
        root.current?.querySelector<HTMLElement>('button');
      goal?.focus();
    });
  };
  const press = (at: number) => {
    setWanted(at);
    if (slots[at] !== nothing) give(slots.map((old, other) => (other === at ? nothing : old)));
  };
  // In the tried stage a slot says by itself whether it stays, in its name too.
  const markOf = (at: number) => {
    if (stage === 'open' || slots[at] === nothing) return 'plain';
    return rightOf(slots[at] ?? nothing) === rightOf(at) ? 'right' : 'notyet';
  };

  const nameOf = (at: number, left: string, right: string) => {
    if (right === '') return say('slotEmpty', { left });
    const name = say('slotFilled', { left, right });
    const mark = markOf(at);
    return mark === 'plain' ? name : `${name} ${say(mark === 'right' ? 'yes' : 'notYet')}`;
  };

  return (
    <fieldset aria-labelledby={labelledBy} ref={root}>
      {!closed && <p className={c('how')}>{say('matchHow')}</p>}
      <ul className={c('pairs')}>
        {question.pairs.map((pair, at) => {
          const place = slots[at] ?? nothing;
          const filled = place === nothing ? '' : rightOf(place);
          const mark = markOf(at);
          return (
            <li key={pair.left} className={c('pair')}>
              <span className={c('left')} lang="en">
                {pair.left}
              </span>
              {closed ? (
                <span className={c('slot')} data-mark={mark}>
                  {mark === 'right' ? <Check aria-hidden="true" /> : <Undo2 aria-hidden="true" />}
                  {mark === 'right' ? (
                    <span>
                      <span lang="en">{filled}</span> <span className="vh">{say('yourRightAnswer')}</span>
                    </span>
                  ) : (
                    <span>
                      <small>{say('yourAnswer')}:</small>{' '}
                      {filled === '' ? say('nothingChosen') : <span lang="en">{filled}</span>}
                      <b className={c('instead')}>
                        <small>{say('rightAnswer')}:</small> <span lang="en">{pair.right}</span>
                      </b>
                    </span>
                  )}
                </span>
              ) : (
                <button
                  type="button"
                  className={c('slot')}
                  data-mark={mark}
                  aria-pressed={at === active}
                  aria-label={nameOf(at, pair.left, filled)}
                  onClick={() => press(at)}
                >
                  {filled || '…'}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {!closed && (
        <ul className={c('bank')} aria-label={say('wordBank')}>
          {shufflePlaces(question.id, question.pairs.length)
            .filter((place) => !slots.includes(place))
            .map((place) => (
              <li key={place}>
                <button type="button" lang="en" data-word className={c('word')} onClick={() => fill(place)}>
                  {rightOf(place)}
                </button>
              </li>
            ))}
        </ul>
      )}
      <p className="vh" role="status">
        {!closed && say('matchedOf', { done: slots.filter((s) => s !== nothing).length, all: slots.length })}
      </p>
    </fieldset>
  );
};
