import type { CycleVisual } from '@afrolearn/learning/lessons/diagrams.ts';
import { wrapWords } from '@afrolearn/learning/lessons/wrap.ts';
import { useText } from '#lib/language.tsx';
import { visuals } from '#messages/visuals/en.ts';
import { Board } from '../board.tsx';
import { part, type VisualProps } from '../visual-props.ts';
import { layCycle, lineHigh, middle } from './lay-cycle.ts';

const paints = ['lake-soft', 'leaf-soft', 'earth-soft', 'chalk'] as const;

const Lines = ({ lines, x, y }: { lines: readonly string[]; x: number; y: number }) =>
  lines.map((line, at) => (
    <text
      key={line}
      data-strong
      x={x}
      y={y + (at - (lines.length - 1) / 2) * lineHigh + 5}
      style={{ fontSize: 14 }}
    >
      {line}
    </text>
  ));

export const Cycle = ({ visual, shown }: VisualProps<CycleVisual>) => {
  const say = useText(visuals);
  const { steps, title } = visual;
  const { boxes, arrows } = layCycle(steps);
  const told = say('cycleOf', { steps: steps.join(', '), first: steps[0] ?? '' });
  return (
    <Board height={250} told={title === undefined ? told : `${title}. ${told}`}>
      {title !== undefined && <Lines lines={wrapWords(title, 12)} {...middle} />}
      {arrows.map(({ d, tip: [x, y], turn }, at) => (
        <g key={d} data-part={`arrow-${at + 1}`} {...part(Math.min(at + 1, steps.length - 1), shown)}>
          <path data-line="thick" d={d} />
          <path d="M6 0L-6-7V7z" transform={`translate(${x} ${y}) rotate(${turn})`} />
        </g>
      ))}
      {boxes.map(({ lines, ...box }, at) => (
        <g key={lines.join(' ')} data-part={`step-${at + 1}`} {...part(at, shown)}>
          <rect data-paint={paints[at % paints.length]} {...box} rx="10" />
          <Lines lines={lines} x={box.x + box.width / 2} y={box.y + box.height / 2} />
        </g>
      ))}
    </Board>
  );
};
