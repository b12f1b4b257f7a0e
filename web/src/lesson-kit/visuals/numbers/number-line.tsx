import type { NumberLineVisual } from '@afrolearn/learning/lessons/visuals.ts';
import type { CSSProperties } from 'react';
import { useLanguage, useText } from '#lib/language.tsx';
import { lesson } from '#messages/lesson/en.ts';
import { classes } from '#ui/classes.ts';
import { part, type VisualProps } from '../visual-props.ts';
import css from './number-line.module.css';

const c = classes(css);

const plain = (value: number) => String(Math.round(value * 1e6) / 1e6).replace('-', '−');

/** A jump's height of 100: longer jumps are higher. */
const heightOf = (from: number, to: number) => Math.min(100, Math.abs(to - from) * 40 + 48);

/** Jumps are drawn at 1000 by 100 and stretched with a constant stroke width. */
const arc = (from: number, to: number) => {
  const [x1, x2] = [from * 1000, to * 1000];
  const pull = 100 - heightOf(from, to) / 0.75;
  return `M${x1} 100C${x1} ${pull} ${x2} ${pull} ${x2} 100`;
};

/** The line on the narrowest phone, and how far labels may exceed it, in pixels. */
const [shortest, beyond] = [244, 16];

/** A word's share of the line. */
const wideOf = (word: string) => (word.length * 9 + 26) / shortest;

/** The share of a word left of its position: half, except near an end, to stay inside the stage. */
export const leanOf = (share: number, word: string) => {
  const [wide, over] = [wideOf(word), beyond / shortest];
  const start = Math.min(1 + over - wide, Math.max(-over, share - wide / 2));
  return Math.min(0.9, Math.max(0.1, (share - start) / wide));
};

/** Whether this many numbers of this length would overlap in one row. */
export const needTwoRows = (count: number, signs: number) =>
  (signs * 9.5 + 5) * count > shortest + 2 * beyond;

type Word = { at: number; text: string };

/** Staggers overlapping words: each takes the first free row. */
export const rowsOf = (words: readonly Word[]): ReadonlyMap<number, number> => {
  const ends: number[] = [];
  const rows = new Map<number, number>();
  for (const { at, text } of [...words].sort((a, b) => a.at - b.at)) {
    const wide = wideOf(text);
    const start = at - wide * leanOf(at, text);
    const free = ends.findIndex((end) => end <= start);
    const row = free < 0 ? ends.length : free;
    ends[row] = start + wide;
    rows.set(at, row);
  }
  return rows;
};

export const NumberLine = ({ visual, shown }: VisualProps<NumberLineVisual>) => {
  const say = useText(lesson);
  const { language } = useLanguage();
  const { from, to, step, marks = [], jumps = [] } = visual;
  const count = Math.round((to - from) / step);
  const ticks = Array.from({ length: count + 1 }, (_, at) => from + at * step);
  const share = (value: number) => (value - from) / (to - from);
  const left = (value: number) => ({ left: `${share(value) * 100}%` });
  // Numbers that would overlap are omitted, ticks never.
  const every = Math.ceil(count / 10);
  const isNumbered = (value: number) => ticks.some((tick, at) => tick === value && at % every === 0);
  const isStaggered = needTwoRows(count / every, Math.max(...ticks.map((value) => plain(value).length)));
  const words = marks.flatMap(({ at, label }) =>
    (label ?? plain(at)) !== plain(at) || !isNumbered(at)
      ? [{ value: at, at: share(at), text: label ?? plain(at) }]
      : [],
  );
  const rows = rowsOf(words);
  const rowOf = (value: number) => ({ '--row': rows.get(share(value)) ?? 0 });
  const shownMarks = jumps.length > 0 ? marks.length : shown;
  // The description grows with what is shown.
  const told = [
    say('numberLine', { from: plain(from), to: plain(to) }),
    ...marks
      .slice(0, shownMarks)
      .map(({ at, label }) =>
        label === undefined || label === plain(at)
          ? say('numberMarked', { at: plain(at) })
          : say('numberNamed', { at: plain(at), label }),
      ),
    ...jumps.slice(0, shown).map((jump) => {
      const ends = { from: plain(jump.from), to: plain(jump.to) };
      return jump.label === undefined
        ? say('numberJump', ends)
        : say('numberJumpNamed', { ...ends, label: jump.label });
    }),
  ].join(' ');
  return (
    <div className={c('place')} role="img" aria-label={told} lang={language}>
      <div
        className={c('line')}
        style={{ '--rows': Math.max(0, ...rows.values()) } as CSSProperties}
        data-jumps={jumps.length > 0}
        data-staggered={isStaggered}
      >
        <svg className={c('jumps')} viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true">
          {jumps.map((jump, at) => (
            <path
              key={`${jump.from} ${jump.to}`}
              data-shown={at < shown}
              data-now={at === shown - 1}
              d={arc(share(jump.from), share(jump.to))}
            />
          ))}
        </svg>
        {jumps.map((jump, at) => (
          <span
            key={`${jump.from} ${jump.to}`}
            className={c('tip')}
            style={left(jump.to)}
            {...part(at, shown)}
          />
        ))}
        {jumps.map(
          (jump, at) =>
            jump.label !== undefined && (
              <span
                key={`${jump.from} ${jump.to}`}
                className={c('jumpLabel')}
                style={{
                  ...left((jump.from + jump.to) / 2),
                  bottom: `calc(100% - var(--up) * ${1 - heightOf(share(jump.from), share(jump.to)) / 100} - 2rem)`,
                }}
                {...part(at, shown)}
              >
                {jump.label}
              </span>
            ),
        )}
        <span className={c('rule')} />
        {ticks.map((value, at) => (
          <span
            key={value}
            className={c('tick')}
            style={left(value)}
            data-minor={at % every !== 0 && at !== count}
            data-tight={count > 7}
            data-low={isStaggered && (at / every) % 2 === 1}
            data-reached={jumps.some((jump, place) => place < shown && jump.to === value)}
          >
            {plain(value)}
          </span>
        ))}
        {marks.map(({ at: value }, at) => {
          const word = words.find((one) => one.value === value);
          return (
            <span
              key={value}
              className={c('mark')}
              style={{ ...left(value), ...rowOf(value) } as CSSProperties}
              {...part(at, shownMarks)}
            >
              <i />
              {word !== undefined && (
                <b style={{ transform: `translateX(${leanOf(word.at, word.text) * -100}%)` }}>{word.text}</b>
              )}
            </span>
          );
        })}
      </div>
    </div>
  );
};
