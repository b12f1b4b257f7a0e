import type { Scene } from '@afrolearn/learning/lessons/lesson.ts';
import { timestamp } from '@afrolearn/learning/lessons/timing.ts';
import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react';
import { useText } from '#lib/language.tsx';
import { lesson } from '#messages/lesson/en.ts';
import { classes } from '#ui/classes.ts';
import css from './controls.module.css';
import { lengthOf } from './playback-state.ts';
import type { Playback } from './use-playback.ts';

const c = classes(css);

export const seekStep = 5;

/** One segment per scene, by duration. */
export const SeekBar = ({ playback, scenes }: { playback: Playback; scenes: readonly Scene[] }) => {
  const say = useText(lesson);
  const { film, at, scene, share, act } = playback;
  const length = lengthOf(film);
  const seek = (to: number, passing: boolean) => act({ type: 'seek', to, passing });

  const point = (event: PointerEvent<HTMLDivElement>, passing: boolean) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    if (width > 0) seek(((event.clientX - left) / width) * length, passing);
  };
  const press = (event: KeyboardEvent) => {
    const sceneStart = (by: number) => film.times[scene + by]?.start ?? (by < 0 ? 0 : length);
    const goal: Record<string, number> = {
      ArrowLeft: at - seekStep,
      ArrowDown: at - seekStep,
      ArrowRight: at + seekStep,
      ArrowUp: at + seekStep,
      PageDown: sceneStart(-1),
      PageUp: sceneStart(1),
      Home: 0,
      End: length,
    };
    const to = goal[event.key];
    if (to === undefined) return;
    event.preventDefault();
    seek(to, event.repeat);
  };

  return (
    <div className={c('seekPlace')}>
      <div
        className={c('seek')}
        role="slider"
        tabIndex={0}
        aria-label={say('seek')}
        aria-valuemin={0}
        aria-valuemax={Math.round(length)}
        aria-valuenow={Math.round(at)}
        aria-valuetext={say('sceneOf', {
          time: timestamp(at),
          n: scene + 1,
          all: scenes.length,
          name: scenes[scene]?.name ?? '',
        })}
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture?.(event.pointerId);
          point(event, false);
        }}
        onPointerMove={(event) => event.buttons === 1 && point(event, true)}
      >
        {film.times.map(({ start, end }, place) => (
          <i
            key={start}
            title={scenes[place]?.name}
            data-state={place < scene ? 'done' : place === scene ? 'now' : 'todo'}
            data-asks={film.asks[place]}
            style={{ flexGrow: end - start, '--share': place === scene ? share : 0 } as CSSProperties}
          />
        ))}
      </div>
    </div>
  );
};
