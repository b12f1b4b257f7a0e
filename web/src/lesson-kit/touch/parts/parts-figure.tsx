import type { Point } from '@afrolearn/learning/lessons/shown.ts';
import { useLayoutEffect, useRef, useState } from 'react';
import { Figure, type Figures } from '#lesson-kit/figure.tsx';
import { fromStage, holderOf, type Matrix, toStage } from '#lesson-kit/moving/move-parts.ts';
import { readDrawing } from '#lesson-kit/moving/read-drawing.ts';
import { classes } from '#ui/classes.ts';
import css from './parts-figure.module.css';

const c = classes(css);

/** A part's offset from the drawing. `free` follows the pointer without a transition. */
export type PartLook = {
  readonly shift?: Point;
  readonly turn?: { readonly degrees: number; readonly about: Point };
  readonly seen?: boolean;
  readonly free?: boolean;
};

/** A drawing's width and height, for overlays. */
export const sizeOf = (figures: Figures, name: string): readonly [wide: number, high: number] => {
  const [, wide = '640', high = '360'] = /viewBox="0 0 (\d+) (\d+)"/.exec(figures[name]?.svg ?? '') ?? [];
  return [Number(wide), Number(high)];
};

const transformOf = (matrix: Matrix, { shift = [0, 0], turn }: PartLook): string => {
  const [x, y] = fromStage(matrix, shift, true);
  const moved = `translate(${x}px, ${y}px)`;
  if (turn === undefined) return moved;
  const [pinX, pinY] = fromStage(matrix, turn.about, false);
  return `translate(${pinX}px, ${pinY}px) rotate(${turn.degrees}deg) translate(${-pinX}px, ${-pinY}px) ${moved}`;
};

type PartsFigureProps = { figures: Figures; name: string; looks: ReadonlyMap<string, PartLook> };

/** A drawing with its parts in their current positions. */
export const PartsFigure = ({ figures, name, looks }: PartsFigureProps) => {
  const place = useRef<HTMLDivElement>(null);
  const show = useRef<((looks: ReadonlyMap<string, PartLook>) => void) | null>(null);
  const [isRefused, setRefused] = useState(false);
  const drawing = figures[name];
  const names = [...looks.keys()].join('\n');

  useLayoutEffect(() => {
    const root = drawing === undefined ? null : readDrawing(drawing.svg);
    if (place.current === null || root === null) {
      setRefused(true);
      return;
    }
    root.removeAttribute('role');
    root.setAttribute('aria-hidden', 'true');
    place.current.append(root);
    const parts = names.split('\n').flatMap((part) => {
      const holder = holderOf(root, part);
      if (holder === null) return [];
      holder.setAttribute('class', c('part'));
      return [{ part, holder, matrix: toStage(root, holder) }];
    });
    show.current = (now) => {
      for (const { part, holder, matrix } of parts) {
        const look = now.get(part) ?? {};
        holder.style.transform = transformOf(matrix, look);
        holder.dataset['seen'] = String(look.seen ?? true);
        holder.dataset['free'] = String(look.free ?? false);
      }
    };
    return () => root.remove();
  }, [drawing, names]);

  useLayoutEffect(() => show.current?.(looks));

  if (isRefused) return <Figure figures={figures} name={name} className={c('figure')} />;
  return <div ref={place} role="img" aria-label={drawing?.title} className={c('figure')} />;
};
