import type { CountersVisual } from '@afrolearn/learning/lessons/diagrams.ts';
import { useText } from '#lib/language.tsx';
import { visuals } from '#messages/visuals/en.ts';
import { Board } from '../board.tsx';
import { part, type VisualProps } from '../visual-props.ts';
import { layCounters } from './lay-counters.ts';
import { Thing } from './thing.tsx';

/** Countable things in groups, as on a mat. */
export const Counters = ({ visual, shown }: VisualProps<CountersVisual>) => {
  const say = useText(visuals);
  const { thing, groups, sign } = visual;
  const { size, height, groups: laid } = layCounters(visual);
  const told = groups.map(({ count, crossed = 0, label }) =>
    [
      label === undefined
        ? say('things', { thing: say(thing), count })
        : say('thingsOf', { label, thing: say(thing), count }),
      ...(crossed > 0 ? [say('crossedOut', { count: crossed })] : []),
    ].join(', '),
  );
  return (
    <Board height={height} told={told.join(sign === undefined ? '; ' : ` ${sign} `)}>
      {laid.map(({ mat, things, label, sign: at, cells }, index) => {
        const { count = 0, crossed = 0, label: name } = groups[index] ?? {};
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups keep their places
          <g key={index} data-part={`group-${index + 1}`} {...part(index, shown)}>
            {at !== null && sign !== undefined && (
              <text data-size="big" x={at.x} y={at.y + 8}>
                {sign}
              </text>
            )}
            <rect data-paint="chalk" {...mat} rx="10" />
            {cells.map(({ x, y }) => (
              <rect key={`${x} ${y}`} data-line="thin" x={x} y={y} width={size} height={size} />
            ))}
            {things.map(({ x, y }, place) => (
              <Thing
                key={`${x} ${y}`}
                name={`group-${index + 1}.${place + 1}`}
                crossed={place >= count - crossed}
                {...{ thing, x, y, size }}
              />
            ))}
            {name !== undefined && (
              <text data-strong x={label.x} y={label.y} style={{ textAnchor: label.anchor }}>
                {name}
              </text>
            )}
          </g>
        );
      })}
    </Board>
  );
};
