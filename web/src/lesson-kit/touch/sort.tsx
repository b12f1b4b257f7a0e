import { nowhere } from '@afrolearn/learning/lessons/nowhere.ts';
import type { TouchOn } from '@afrolearn/learning/lessons/touch.ts';
import { useState } from 'react';
import { Figure } from '#lesson-kit/figure.tsx';
import { useTileVoice } from '#lesson-kit/questions/tiles/use-tile-voice.ts';
import { useText } from '#lib/language.tsx';
import { Spoken } from '#listen/spoken.tsx';
import { touching } from '#messages/touch/en.ts';
import { classes } from '#ui/classes.ts';
import css from './places.module.css';
import type { TouchProps } from './touch-props.ts';

const c = classes(css);

/** Press a thing, then its box. */
export const SortTouch = ({ touch, values, set, closed, isYoung, figures }: TouchProps<TouchOn<'sort'>>) => {
  const say = useText(touching);
  const [held, setHeld] = useState(nowhere);
  const hear = useTileVoice(isYoung);
  const tile = (at: number) => (
    <button
      key={touch.things[at]?.name}
      type="button"
      className={c('tile')}
      lang="en"
      aria-pressed={held === at}
      disabled={closed}
      onClick={() => {
        hear(touch.things[at]?.name ?? '');
        setHeld(held === at ? nowhere : at);
      }}
    >
      {/* Without alt text, because the name beside it would be read twice. */}
      <Figure figures={figures} name={touch.things[at]?.figure ?? ''} alt="" />
      <Spoken text={touch.things[at]?.name ?? ''} />
    </button>
  );
  const inBox = (box: number) => values.flatMap((value, at) => (value === box ? [at] : []));
  const drop = (box: number) => {
    hear(touch.boxes[box] ?? '');
    if (held === nowhere) return;
    set(held, box);
    setHeld(nowhere);
  };
  return (
    <div className={c('sort')} data-young={isYoung}>
      <p className={c('how')}>{say('sortHow')}</p>
      <div className={c('tiles')}>{inBox(nowhere).map(tile)}</div>
      <div className={c('boxes')}>
        {touch.boxes.map((name, box) => (
          <div key={name} className={c('box')}>
            <button
              type="button"
              className={c('boxName')}
              aria-disabled={closed || held === nowhere}
              onClick={() => drop(box)}
            >
              <span lang="en">
                <Spoken text={name} />
              </span>
              <span className="vh">
                {held === nowhere ? '' : say('putHere', { thing: touch.things[held]?.name ?? '' })}
              </span>
            </button>
            <div className={c('tiles')}>{inBox(box).map(tile)}</div>
          </div>
        ))}
      </div>
    </div>
  );
};
