import type { VennRegion, VennVisual } from '@afrolearn/learning/lessons/diagrams.ts';
import { wrapWords } from '@afrolearn/learning/lessons/wrap.ts';
import { useText } from '#lib/language.tsx';
import { visuals } from '#messages/visuals/en.ts';
import { Board } from '../board.tsx';
import { part, type VisualProps } from '../visual-props.ts';

/** Two circles of radius 74 at 118 and 202, which intersect at 160. */
const regions: Readonly<
  Record<VennRegion, { readonly d: string; readonly y: number; readonly letters: number }>
> = {
  outside: { d: 'M6 6h308v230H6z', y: 224, letters: 34 },
  left: { d: 'M160 71A74 74 0 1 0 160 193A74 74 0 0 1 160 71z', y: 132, letters: 9 },
  both: { d: 'M160 71A74 74 0 0 0 160 193A74 74 0 0 0 160 71z', y: 132, letters: 6 },
  right: { d: 'M160 71A74 74 0 1 1 160 193A74 74 0 0 0 160 71z', y: 132, letters: 9 },
};
const order: readonly VennRegion[] = ['outside', 'left', 'right', 'both'];
const lineHeight = 19;

type LinesProps = {
  lines: readonly string[];
  x: (down: number) => number;
  y: number;
  strong?: boolean;
  big?: boolean;
};

/** Lines around a centre. The outer regions are crescents, so outer lines are shifted towards the lens. */
const Lines = ({ lines, x, y, strong = false, big = false }: LinesProps) =>
  lines.map((line, at) => {
    const down = (at - (lines.length - 1) / 2) * lineHeight;
    return (
      <text
        key={line}
        x={x(down)}
        y={y + down + (big ? 7 : 5)}
        {...(strong ? { 'data-strong': true } : {})}
        {...(big ? { 'data-size': 'big' } : {})}
      >
        {line}
      </text>
    );
  });

const radius = 74;
const middleOf = (name: VennRegion) => (down: number) => {
  const aside = Math.sqrt(radius * radius - down * down);
  return name === 'left' ? 160 - aside : name === 'right' ? 160 + aside : 160;
};

export const Venn = ({ visual, shown }: VisualProps<VennVisual>) => {
  const say = useText(visuals);
  const { sets, both, outside, whole, shade = [] } = visual;
  const [left, right] = sets;
  const held: Readonly<Record<VennRegion, readonly string[] | undefined>> = {
    left: left?.only,
    both,
    right: right?.only,
    outside,
  };
  const names = sets.map(({ name, all }) => (all === undefined ? name : `${name}: ${all}`));
  // Empty regions are omitted, because a learner fills them.
  const told = [
    say('vennOf', { left: names[0] ?? '', right: names[1] ?? '' }),
    ...(whole === undefined ? [] : [say('vennWhole', { members: whole })]),
    ...(held.left === undefined
      ? []
      : [say('vennOnly', { name: left?.name ?? '', members: held.left.join(', ') })]),
    ...(held.right === undefined
      ? []
      : [say('vennOnly', { name: right?.name ?? '', members: held.right.join(', ') })]),
    ...(both === undefined ? [] : [say('vennBoth', { members: both.join(', ') })]),
    ...(outside === undefined ? [] : [say('vennOutside', { members: outside.join(', ') })]),
  ].join('. ');
  return (
    <Board height={240} told={told}>
      {order.map((name) => (
        <path
          key={name}
          data-paint={shade.includes(name) ? 'gold' : 'chalk'}
          data-part={`field-${name}`}
          d={regions[name].d}
        />
      ))}
      {whole !== undefined && (
        <text x="306" y="224" style={{ textAnchor: 'end' }}>
          {`ξ = ${whole}`}
        </text>
      )}
      {[118, 202].map((x, at) => (
        <g key={x} data-part={at === 0 ? 'circle-left' : 'circle-right'} {...part(at, shown)}>
          <circle data-line="thick" cx={x} cy="132" r="74" />
          <Lines strong lines={wrapWords(names[at] ?? '', 17)} x={() => (at === 0 ? 86 : 234)} y={33} />
        </g>
      ))}
      {order.map((name) => {
        const members = held[name];
        if (members === undefined) return null;
        const { y, letters } = regions[name];
        const lines = wrapWords(members.join(', '), letters);
        return (
          <g key={name} data-part={name} {...part(sets.length, shown)}>
            <Lines
              lines={lines}
              x={middleOf(name)}
              y={y - (name === 'outside' ? 5 : 0)}
              big={(lines[0] ?? '').length < 5 && lines.length === 1}
            />
          </g>
        );
      })}
    </Board>
  );
};
