import type { BarModelVisual } from '@afrolearn/learning/lessons/diagrams.ts';
import { useText } from '#lib/language.tsx';
import { visuals } from '#messages/visuals/en.ts';
import { Board } from '../board.tsx';
import { part, type VisualProps } from '../visual-props.ts';

type Bar = BarModelVisual['bars'][number];

const [left, longest, thick, labelHigh, totalHigh, between] = [10, 300, 36, 20, 24, 6];
const paints = ['lake-soft', 'earth-soft', 'leaf-soft'] as const;

const lengthOf = ({ parts }: Bar) => parts.reduce((sum, { size }) => sum + size, 0);
const heightOf = ({ label, total }: Bar) =>
  (label === undefined ? 0 : labelHigh) + (total === undefined ? 0 : totalHigh) + thick + between;

/** A brace over a length with its total. */
const brace = (x: number, width: number, y: number) =>
  `M${x} ${y + 8}v-6h${width}v6M${x + width / 2} ${y + 2}v-4`;

export const BarModel = ({ visual, shown }: VisualProps<BarModelVisual>) => {
  const say = useText(visuals);
  const { bars } = visual;
  const scale = longest / Math.max(...bars.map(lengthOf));
  const tops = bars.map((_, at) => bars.slice(0, at).reduce((sum, bar) => sum + heightOf(bar), 0));
  const told = bars
    .map(({ label, parts, total }) => {
      const texts = parts.map(({ size, text }) => text ?? String(size)).join(', ');
      const bar =
        label === undefined ? say('barOf', { parts: texts }) : say('barNamed', { label, parts: texts });
      return total === undefined ? bar : `${bar}. ${say('barTotal', { total })}`;
    })
    .join('. ');
  return (
    <Board height={bars.reduce((sum, bar) => sum + heightOf(bar), 0) + 2} told={told}>
      {bars.map((bar, index) => {
        const name = `bar-${index + 1}`;
        const { label, parts, total } = bar;
        const top = (tops[index] ?? 0) + (label === undefined ? 0 : labelHigh);
        const y = top + (total === undefined ? 0 : totalHigh);
        const wide = lengthOf(bar) * scale;
        const totalWide = (total ?? '').length * 9 + 12;
        return (
          <g key={name} data-part={name} {...part(index, shown)}>
            {label !== undefined && (
              <text data-strong x={left} y={top - 5} style={{ textAnchor: 'start' }}>
                {label}
              </text>
            )}
            {total !== undefined && (
              <g data-part={`${name}.total`}>
                <path data-line="thin" d={brace(left, wide, y - 12)} />
                <rect
                  data-ground
                  x={left + wide / 2 - totalWide / 2}
                  y={top - 2}
                  width={totalWide}
                  height="20"
                />
                <text data-strong x={left + wide / 2} y={top + 13}>
                  {total}
                </text>
              </g>
            )}
            {parts.map(({ size, text = String(size), mark = false }, at) => {
              const x = left + parts.slice(0, at).reduce((sum, one) => sum + one.size, 0) * scale;
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: parts of a bar keep their places
                <g key={at} data-part={`${name}.${at + 1}`}>
                  <rect
                    data-paint={mark ? 'gold' : text === '?' ? 'chalk' : (paints[index] ?? 'chalk')}
                    x={x}
                    y={y}
                    width={size * scale}
                    height={thick}
                  />
                  <text data-strong x={x + (size * scale) / 2} y={y + thick / 2 + 5}>
                    {text}
                  </text>
                </g>
              );
            })}
          </g>
        );
      })}
    </Board>
  );
};
