import type { BundlesVisual } from '@afrolearn/learning/lessons/diagrams.ts';
import { useText } from '#lib/language.tsx';
import { lesson } from '#messages/lesson/en.ts';
import { visuals } from '#messages/visuals/en.ts';
import { Board, boardWidth } from '../board.tsx';
import { part, type VisualProps } from '../visual-props.ts';

const places = [
  { name: 'hundreds', worth: 100, word: 'placeH', least: 100 },
  { name: 'tens', worth: 10, word: 'placeT', least: 10 },
  { name: 'ones', worth: 1, word: 'placeO', least: 0 },
] as const;

type PlaceName = (typeof places)[number]['name'];

const placesOf = (value: number) =>
  places
    .filter(({ least }) => value >= least)
    .map(({ name, worth, word }) => ({ name, word, count: Math.floor(value / worth) % 10 }));

const [cellWide, cellHigh, columnWide, signRoom] = [30, 54, 96, 24];

/** A stick, ten sticks tied with banana fibre, or ten such bundles. */
const Bundle = ({ name }: { name: PlaceName }) => {
  if (name === 'ones') return <rect data-paint="bark" x="-2.5" y="-22" width="5" height="44" rx="2" />;
  const wide = name === 'tens' ? 16 : 22;
  return (
    <>
      <rect data-paint="bark" x={-wide / 2} y="-22" width={wide} height="44" rx="3" />
      {Array.from({ length: 4 }, (_, at) => {
        const x = -wide / 2 + ((at + 1) * wide) / 5;
        return <path key={x} data-line="thin" d={`M${x}-20V20`} />;
      })}
      <rect
        data-paint={name === 'tens' ? 'gold' : 'earth'}
        x={-wide / 2 - 2}
        y={name === 'tens' ? -4 : -9}
        width={wide + 4}
        height={name === 'tens' ? 8 : 18}
        rx="3"
      />
      {name === 'hundreds' && <path data-line="thin" d={`M${-wide / 2 - 2} 0h${wide + 4}`} />}
    </>
  );
};

export const Bundles = ({ visual, shown }: VisualProps<BundlesVisual>) => {
  const say = useText(visuals);
  const sayLesson = useText(lesson);
  const { numbers, sign, counts = false } = visual;
  const split = numbers.map(({ value }) => placesOf(value));
  const columns = split.flat().length;
  const width = columns * columnWide + (numbers.length - 1) * signRoom;
  const scale = Math.min(1, boardWidth / width);
  // Options are drawn at half size: their text must stay readable.
  const fontSize = Math.max(17, 15 / scale);
  const hasLabels = numbers.some(({ label }) => label !== undefined);
  const under = 28 + 3 * cellHigh;
  const high = under + (counts ? 28 : 0) + (hasLabels ? 26 : 0);
  const told = numbers.map(({ label }, at) =>
    [
      ...(label === undefined ? [] : [label]),
      ...(split[at] ?? []).map(({ word, count }) => say('bundlesOf', { place: sayLesson(word), count })),
    ].join(', '),
  );
  const starts = split.map(
    (_, at) =>
      split.slice(0, at).flat().length * columnWide + at * signRoom + (boardWidth / scale - width) / 2,
  );
  return (
    <Board height={high * scale} told={told.join(sign === undefined ? '; ' : ` ${sign} `)}>
      <g transform={`scale(${scale})`}>
        {split.map((one, at) => {
          const start = starts[at] ?? 0;
          const name = `number-${at + 1}`;
          return (
            <g key={name} data-part={name} {...part(at, shown)}>
              {at > 0 && sign !== undefined && (
                <text data-size="big" x={start - signRoom / 2} y={under / 2 + 12}>
                  {sign}
                </text>
              )}
              {one.map(({ name: place, word, count }, column) => {
                const x = start + column * columnWide;
                return (
                  <g key={place} data-part={`${name}.${place}`}>
                    <text data-strong x={x + columnWide / 2} y="16" style={{ fontSize }}>
                      {sayLesson(word)}
                    </text>
                    <rect
                      data-paint="chalk"
                      x={x + 2}
                      y="24"
                      width={columnWide - 4}
                      height={3 * cellHigh}
                      rx="10"
                    />
                    {Array.from({ length: count }, (_, one) => {
                      const [left, top] = [
                        x + 3 + ((one % 3) + 0.5) * cellWide,
                        24 + (Math.floor(one / 3) + 0.5) * cellHigh,
                      ];
                      return (
                        <g key={`${left} ${top}`} transform={`translate(${left} ${top})`}>
                          <g data-part={`${name}.${place}.${one + 1}`}>
                            <Bundle name={place} />
                          </g>
                        </g>
                      );
                    })}
                    {counts && (
                      <text data-size="big" x={x + columnWide / 2} y={under + 22}>
                        {count}
                      </text>
                    )}
                  </g>
                );
              })}
              {numbers[at]?.label !== undefined && (
                <text data-strong x={start + (one.length * columnWide) / 2} y={high - 6} style={{ fontSize }}>
                  {numbers[at]?.label}
                </text>
              )}
            </g>
          );
        })}
      </g>
    </Board>
  );
};
