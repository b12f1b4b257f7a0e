import type { MatchQuestion } from '@afrolearn/learning/quizzes/questions.ts';
import { useEffect, useRef, useState } from 'react';
import { isFixed, nothing, type QuestionProps } from '#lesson-kit/questions/question-props.ts';
import css from '#lesson-kit/questions/tiles/tiles.module.css';
import { useTileDrag } from '#lesson-kit/questions/tiles/use-tile-drag.ts';
import { useTileVoice } from '#lesson-kit/questions/tiles/use-tile-voice.ts';
import { useTileOrder } from '#lesson-kit/questions/try-draw.ts';
import { useText } from '#lib/language.tsx';
import { Spoken } from '#listen/spoken.tsx';
import { lesson } from '#messages/lesson/en.ts';
import { classes } from '#ui/classes.ts';
import { MatchSolution } from './match-solution.tsx';

const c = classes(css);

/** A pair has a number and a colour. There are four colours, which repeat. */
const beads = 4;

/** Numbered in the order of the left side, so that a visible number never changes. */
const Bead = ({ at }: { at: number }) => (
  <b className={c('bead')} aria-hidden="true">
    {at + 1}
  </b>
);

/**
 * Two rows of tiles. Tapping one on the left and then its partner, or dragging, joins them. A tap separates a pair.
 */
export const Match = (props: QuestionProps<MatchQuestion>) => {
  const { item: question, answer, onAnswer, stage, labelledBy, isYoung } = props;
  const say = useText(lesson);
  const hear = useTileVoice(isYoung);
  const root = useRef<HTMLFieldSetElement>(null);
  const moves = useRef(false);
  const slots = question.pairs.map((_, at) =>
    Array.isArray(answer) ? Number(answer[at] ?? nothing) : nothing,
  );
  const partners = useTileOrder(question, question.pairs.length);
  const [wanted, setWanted] = useState(0);
  const active = slots[wanted] === nothing ? wanted : slots.indexOf(nothing);
  const rightOf = (place: number) => question.pairs[place]?.right ?? '';
  const leftOf = (place: number) => question.pairs[place]?.left ?? '';

  const give = (next: readonly number[]) => onAnswer(next.every((place) => place === nothing) ? null : next);
  const join = (at: number, place: number) => {
    // A partner that belonged to another pair is taken from it.
    const next = slots.map((old, other) => (other === at ? place : old === place ? nothing : old));
    give(next);
    setWanted(Math.max(0, next.indexOf(nothing)));
  };
  const part = (at: number) => {
    give(slots.map((old, other) => (other === at ? nothing : old)));
    setWanted(at);
  };
  useTileDrag(root, (dragged, place) => {
    const [side, from] = dragged.split(' ');
    const [goalSide, goal] = (place ?? '').split(' ');
    if (goalSide === undefined || goal === undefined || side === goalSide) return;
    if (side === 'left') join(Number(from), Number(goal));
    else join(Number(goal), Number(from));
  });
  // The pressed partner is placed. The focus moves to the next free one, and after the last to the submit button.
  useEffect(() => {
    if (!moves.current) return;
    moves.current = false;
    const free = root.current?.querySelector<HTMLElement>('[data-tile^="right"]:not([data-pair])');
    const step = root.current?.closest('form')?.querySelector<HTMLElement>('[data-check], [type="submit"]');
    (free ?? step)?.focus({ preventScroll: true });
  });

  // In the tried stage a pair shows whether it is right, in its accessible name, too.
  const markOf = (at: number) => {
    if (stage === 'open' || slots[at] === nothing) return 'plain';
    return rightOf(slots[at] ?? nothing) === rightOf(at) ? 'right' : 'notyet';
  };
  const pairName = (at: number) => {
    const name = say(isFixed(stage) ? 'pairFixed' : 'pairOf', {
      left: leftOf(at),
      right: rightOf(slots[at] ?? nothing),
    });
    const mark = markOf(at);
    return mark === 'plain' ? name : `${name} ${say(mark === 'right' ? 'yes' : 'notYet')}`;
  };

  if (stage === 'closed')
    return <MatchSolution pairs={question.pairs} slots={slots} labelledBy={labelledBy} />;
  const done = slots.filter((place) => place !== nothing).length;
  return (
    <fieldset aria-labelledby={labelledBy} ref={root} disabled={isFixed(stage)}>
      {!isFixed(stage) && <p className={c('how')}>{say('matchHow')}</p>}
      <div className={c('match')}>
        <ul>
          {question.pairs.map(({ left }, at) => {
            const paired = slots[at] !== nothing;
            return (
              <li key={left} data-place={`left ${at}`}>
                <button
                  type="button"
                  lang="en"
                  className={c('tile', paired && 'set')}
                  data-tile={`left ${at}`}
                  data-bead={paired ? at % beads : undefined}
                  data-mark={markOf(at)}
                  aria-pressed={!paired && at === active}
                  aria-label={paired ? pairName(at) : left}
                  onClick={() => {
                    hear(left);
                    if (paired) part(at);
                    else setWanted(at);
                  }}
                >
                  <Spoken text={left} />
                  {(paired || at === active) && <Bead at={at} />}
                </button>
              </li>
            );
          })}
        </ul>
        <ul aria-label={say('wordBank')}>
          {partners.map((place) => {
            const at = slots.indexOf(place);
            const paired = at !== -1;
            return (
              <li key={place} data-place={`right ${place}`}>
                <button
                  type="button"
                  lang="en"
                  className={c('tile', paired && 'set')}
                  data-tile={`right ${place}`}
                  data-pair={paired ? at : undefined}
                  data-bead={paired ? at % beads : undefined}
                  data-mark={paired ? markOf(at) : 'plain'}
                  aria-label={paired ? pairName(at) : rightOf(place)}
                  onClick={() => {
                    hear(rightOf(place));
                    if (paired) return part(at);
                    moves.current = true;
                    join(active, place);
                  }}
                >
                  <Spoken text={rightOf(place)} />
                  {paired && <Bead at={at} />}
                </button>
              </li>
            );
          })}
        </ul>
      </div>
      <p className="vh" role="status">
        {say('matchedOf', { done, all: slots.length })}
      </p>
    </fieldset>
  );
};
