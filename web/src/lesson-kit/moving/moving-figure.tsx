import { type Beat, beatProgress, partStates } from '@afrolearn/learning/lessons/beats.ts';
import { useContext, useLayoutEffect, useRef, useState } from 'react';
import { Figure, type Figures } from '#lesson-kit/figure.tsx';
import { classes, join } from '#ui/classes.ts';
import { moveParts } from './move-parts.ts';
import css from './moving.module.css';
import { readDrawing } from './read-drawing.ts';
import { SceneClock } from './scene-clock.ts';
import { useBeatTimes } from './use-beat-times.ts';

const c = classes(css);

type MovingFigureProps = {
  figures: Figures;
  name: string;
  alt?: string | undefined;
  className: string;
  beats: readonly Beat[];
};

const isCalm = () => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches === true;

/** A drawing whose parts move with the narration. It interpolates between ticks of the player's clock. */
export const MovingFigure = ({ figures, name, alt, className, beats }: MovingFigureProps) => {
  const place = useRef<HTMLDivElement>(null);
  const show = useRef<((time: number) => boolean) | null>(null);
  const [isRefused, setRefused] = useState(false);
  const moment = useContext(SceneClock);
  const { seconds, running, rate } = moment;
  const since = useRef({ seconds, stamp: performance.now() });
  if (since.current.seconds !== seconds) since.current = { seconds, stamp: performance.now() };
  const now = () => (running ? seconds + ((performance.now() - since.current.stamp) / 1000) * rate : seconds);
  const starts = useBeatTimes(beats, moment, now);
  const drawing = figures[name];

  useLayoutEffect(() => {
    const holder = place.current;
    const root = drawing === undefined ? null : readDrawing(drawing.svg);
    if (holder === null || root === null) {
      setRefused(true);
      return;
    }
    root.removeAttribute('role');
    root.setAttribute('aria-hidden', 'true');
    holder.append(root);
    const look = moveParts(root, beats);
    show.current = (time) => {
      const progress = beatProgress(beats, times.current, time, isCalm());
      look(partStates(beats, progress));
      return progress.some((share) => share < 1);
    };
    return () => root.remove();
  }, [drawing, beats]);

  const times = useRef(starts);
  times.current = starts;
  useLayoutEffect(() => {
    if (show.current === null) return;
    let frame = 0;
    const step = () => {
      const isLeft = show.current?.(now()) === true;
      if (isLeft && running) frame = requestAnimationFrame(step);
    };
    step();
    return () => cancelAnimationFrame(frame);
  });

  if (isRefused) return <Figure figures={figures} name={name} alt={alt} className={className} />;
  return (
    <div ref={place} role="img" aria-label={alt ?? drawing?.title} className={join(c('moving'), className)} />
  );
};
