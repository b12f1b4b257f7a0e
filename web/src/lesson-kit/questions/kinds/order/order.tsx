import type { OrderQuestion } from '@afrolearn/learning/quizzes/questions.ts';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { isFixed, nothing, type QuestionProps } from '#lesson-kit/questions/question-props.ts';
import tilesCss from '#lesson-kit/questions/tiles/tiles.module.css';
import { useTileDrag } from '#lesson-kit/questions/tiles/use-tile-drag.ts';
import { useTileVoice } from '#lesson-kit/questions/tiles/use-tile-voice.ts';
import { useTileOrder } from '#lesson-kit/questions/try-draw.ts';
import { useText } from '#lib/language.tsx';
import { Spoken } from '#listen/spoken.tsx';
import { lesson } from '#messages/lesson/en.ts';
import { classes } from '#ui/classes.ts';
import css from './order.module.css';
import { OrderSolution } from './order-solution.tsx';

const c = classes(css);
const t = classes(tilesCss);

/** Tiles. A tap moves one to the next free place, dragging to any place. */
export const Order = (props: QuestionProps<OrderQuestion>) => {
  const { item: question, answer, onAnswer, stage, labelledBy, isYoung } = props;
  const say = useText(lesson);
  const hear = useTileVoice(isYoung);
  const root = useRef<HTMLFieldSetElement>(null);
  const [told, setTold] = useState('');
  const wanted = useRef<string | null>(null);
  const slots = question.steps.map((_, at) =>
    Array.isArray(answer) ? Number(answer[at] ?? nothing) : nothing,
  );
  const tray = useTileOrder(question, question.steps.length);
  const free = slots.indexOf(nothing);
  const stepOf = (tile: number) => question.steps[tile] ?? '';

  const give = (next: readonly number[]) => onAnswer(next.every((tile) => tile === nothing) ? null : next);
  const tell = (tile: number, at: number) =>
    setTold(say('movedTo', { step: stepOf(tile), n: at + 1, all: slots.length }));
  /** The tile that was there swaps places with this one, or returns to the tray. */
  const put = (tile: number, at: number) => {
    const from = slots.indexOf(tile);
    give(
      slots.map((old, other) => {
        if (other === at) return tile;
        return other === from ? (slots[at] ?? nothing) : old;
      }),
    );
    tell(tile, at);
  };
  const takeBack = (tile: number) => {
    give(slots.map((old) => (old === tile ? nothing : old)));
    setTold(say('takenBack', { step: stepOf(tile) }));
  };
  useTileDrag(root, (dragged, place) => {
    const tile = Number(dragged);
    if (place !== null && place !== 'tray') put(tile, Number(place));
    else if (place === 'tray' && slots.includes(tile)) takeBack(tile);
  });

  // A moved tile is a new button, so the focus follows it, or goes to the next one to place.
  useEffect(() => {
    if (wanted.current === null) return;
    const find = (goal: string) => root.current?.querySelector<HTMLElement>(goal) ?? null;
    const step = () => root.current?.closest('form')?.querySelector<HTMLElement>('[data-check]') ?? null;
    (find(wanted.current) ?? find('[data-place="tray"] button') ?? step())?.focus({ preventScroll: true });
    wanted.current = null;
  });
  const press = (tile: number) => {
    hear(stepOf(tile));
    wanted.current = '[data-place="tray"] button';
    put(tile, free);
  };
  const lift = (tile: number) => {
    hear(stepOf(tile));
    wanted.current = `[data-tile="${tile}"]`;
    takeBack(tile);
  };
  const keys = (event: KeyboardEvent, tile: number, at: number) => {
    const goal = event.key === 'ArrowUp' ? at - 1 : event.key === 'ArrowDown' ? at + 1 : -1;
    if (goal < 0 || goal >= slots.length) return;
    event.preventDefault();
    wanted.current = `[data-tile="${tile}"]`;
    put(tile, goal);
  };

  if (stage === 'closed')
    return <OrderSolution steps={question.steps} places={slots} labelledBy={labelledBy} />;
  return (
    <fieldset
      aria-labelledby={labelledBy}
      ref={root}
      className={c('order')}
      data-young={isYoung}
      disabled={isFixed(stage)}
    >
      {!isFixed(stage) && (
        <p className={c('how')}>
          {say('orderHow')} <span className="vh">{say('orderKeys')}</span>
        </p>
      )}
      <ol className={c('slots')}>
        {slots.map((tile, at) => {
          const mark = stage !== 'open' && tile !== nothing ? (tile === at ? 'right' : 'notyet') : 'plain';
          const name = say(isFixed(stage) ? 'placedFixed' : 'placed', { n: at + 1, step: stepOf(tile) });
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
            <li key={at} data-place={at} data-later={tile === nothing && at !== free}>
              {tile === nothing ? (
                <span className={c('place')} data-next={at === free}>
                  {at === free ? (
                    say('nextHere')
                  ) : (
                    <span className="vh">{say('emptyPlace', { n: at + 1 })}</span>
                  )}
                </span>
              ) : (
                <button
                  type="button"
                  lang="en"
                  className={t('tile', 'set')}
                  data-tile={tile}
                  data-mark={mark}
                  aria-label={mark === 'plain' ? name : `${name} ${say(mark === 'right' ? 'yes' : 'notYet')}`}
                  onClick={() => lift(tile)}
                  onKeyDown={(event) => keys(event, tile, at)}
                >
                  <Spoken text={stepOf(tile)} />
                </button>
              )}
            </li>
          );
        })}
      </ol>
      <ul className={t('tray')} data-place="tray" aria-label={say('tiles')}>
        {tray
          .filter((tile) => !slots.includes(tile))
          .map((tile) => (
            <li key={tile}>
              <button
                type="button"
                lang="en"
                className={t('tile')}
                data-tile={tile}
                onClick={() => press(tile)}
              >
                <Spoken text={stepOf(tile)} />
              </button>
            </li>
          ))}
      </ul>
      <p className="vh" role="status">
        {told}
      </p>
    </fieldset>
  );
};
