import type { OrderQuestion } from '@afrolearn/learning/quizzes/questions.ts';
import { ArrowDown, ArrowUp, Check } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useText } from '#lib/language.tsx';
import { lesson } from '#messages/lesson/en.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import type { QuestionProps } from './question-props.ts';
import css from './questions.module.css';
import { shufflePlaces } from './shuffle.ts';

const c = classes(css);

type Moved = { place: number; by: -1 | 1 };

/** Puts steps in order with two buttons each, which every hand, key and screen reader can use. */
export const Order = ({
  item: question,
  answer,
  onAnswer,
  stage,
  labelledBy,
}: QuestionProps<OrderQuestion>) => {
  const say = useText(lesson);
  const list = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState<Moved | null>(null);
  const places: readonly number[] = Array.isArray(answer)
    ? answer
    : shufflePlaces(question.id, question.steps.length);
  const shown = stage === 'closed' ? question.steps.map((_, place) => place) : places;

  // A row that moves may lose the focus on its way: it goes back to the button that was pressed.
  useEffect(() => {
    if (moved === null) return;
    const way = moved.by === -1 ? 'up' : 'down';
    list.current?.querySelector<HTMLElement>(`[data-move="${moved.place}-${way}"]`)?.focus();
  }, [moved]);

  const move = (at: number, by: -1 | 1) => {
    const next = [...places];
    const [place, other] = [next[at], next[at + by]];
    if (place === undefined || other === undefined) return;
    next[at] = other;
    next[at + by] = place;
    onAnswer(next);
    setMoved({ place, by });
  };

  const now = moved === null ? -1 : places.indexOf(moved.place);
  return (
    <fieldset aria-labelledby={labelledBy}>
      <p className={c('how')}>{stage === 'closed' ? say('rightOrder') : say('orderHow')}</p>
      <ol className={c('rows')} ref={list}>
        {shown.map((place, at) => (
          <li
            key={place}
            className={c('row')}
            data-mark={stage === 'closed' ? (places[at] === place ? 'right' : 'notyet') : 'plain'}
          >
            <b className={c('disc')}>{at + 1}</b>
            <span lang="en">{question.steps[place]}</span>
            {stage === 'closed' && places[at] === place && (
              <span>
                <Check aria-hidden="true" />
                <span className="vh">{say('yourRightAnswer')}</span>
              </span>
            )}
            {stage === 'closed' && places[at] !== place && (
              <small className={c('had')}>
                {say('yourAnswer')}: <span lang="en">{question.steps[places[at] ?? -1] ?? ''}</span>
              </small>
            )}
            {stage !== 'closed' && (
              <span className={c('moves')}>
                {([-1, 1] as const).map((by) => (
                  <Button
                    key={by}
                    kind="quiet"
                    size="sm"
                    round
                    icon={by === -1 ? <ArrowUp /> : <ArrowDown />}
                    data-move={`${place}-${by === -1 ? 'up' : 'down'}`}
                    aria-disabled={at + by < 0 || at + by >= shown.length}
                    onClick={() => move(at, by)}
                  >
                    {say(by === -1 ? 'moveUp' : 'moveDown', { step: question.steps[place] ?? '' })}
                  </Button>
                ))}
              </span>
            )}
          </li>
        ))}
      </ol>
      <p className="vh" role="status">
        {moved !== null &&
          stage !== 'closed' &&
          say('movedTo', { step: question.steps[moved.place] ?? '', n: now + 1, all: places.length })}
      </p>
    </fieldset>
  );
};
