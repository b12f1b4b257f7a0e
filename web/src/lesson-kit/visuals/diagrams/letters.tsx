import type { LettersVisual } from '@afrolearn/learning/lessons/diagrams.ts';
import { useText } from '#lib/language.tsx';
import { visuals } from '#messages/visuals/en.ts';
import { Board, boardWidth } from '../board.tsx';
import { part, type VisualProps } from '../visual-props.ts';
import { numbersOf, strokesOf } from './strokes.ts';

const [top, bottom, margin] = [2, 146, 14];
const lines = [20, 60, 100, 135] as const;

/** Letters on copybook lines, with numbers at the start of each stroke. */
export const Letters = ({ visual, shown }: VisualProps<LettersVisual>) => {
  const say = useText(visuals);
  const { write, plain = false } = visual;
  const signs = [...write].map((sign) => ({ sign, ...strokesOf(sign) }));
  const wide = signs.reduce((sum, { width }) => sum + width, 0) + (signs.length + 1) * margin;
  const scale = Math.min(1.6, boardWidth / wide);
  const start = (boardWidth / scale - wide) / 2 + margin;
  const told = signs.map(({ sign, strokes }) => say('letterOf', { sign, count: strokes.length })).join('. ');
  return (
    <Board height={(bottom - top) * scale} told={told}>
      <g transform={`scale(${scale}) translate(0 ${-top})`}>
        {lines.map((y) => (
          <path key={y} data-line={y === 100 ? 'rule' : 'guide'} d={`M2 ${y}H${boardWidth / scale - 2}`} />
        ))}
        {signs.map(({ sign, strokes }, at) => {
          const name = `letter-${at + 1}`;
          const x = start + signs.slice(0, at).reduce((sum, { width }) => sum + width + margin, 0);
          const spots = numbersOf(strokes);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: letters keep their places
            <g key={at} transform={`translate(${x} 0)`}>
              <g data-part={name} data-sign={sign} {...part(at, shown)}>
                {strokes.map((d, stroke) => (
                  <path key={d} data-part={`${name}.${stroke + 1}`} data-line="pen" d={d} />
                ))}
                {!plain &&
                  spots.map(([left, down], stroke) => (
                    <g key={`${left} ${down}`}>
                      <circle data-paint="gold" cx={left} cy={down} r="8" />
                      <text data-strong x={left} y={down + 4.5} style={{ fontSize: 12 }}>
                        {stroke + 1}
                      </text>
                    </g>
                  ))}
              </g>
            </g>
          );
        })}
      </g>
    </Board>
  );
};
