import type { GraphChallenge } from '@afrolearn/learning/tools/math-playground/graph.ts';
import { classes } from '#ui/classes.ts';
import { type BoardProps, useVoiceOfBoards } from '../board-view.ts';
import css from '../graph.module.css';
import { Grip, Stage } from '../stage.tsx';

const c = classes(css);

/** The nearest step within the bounds. */
export const near = (value: number, least: number, most: number, step: number): number =>
  Math.min(most, Math.max(least, Math.round(value / step) * step));

/** A point between two axes. */
export const Plane = ({ challenge, state, set, closed }: BoardProps<GraphChallenge>) => {
  const { say, number } = useVoiceOfBoards();
  const { least, most, kind, values } = challenge;
  const edge = 26;
  const side = 400;
  const at = (value: number) => edge + ((value - least) / (most - least)) * (side - 2 * edge);
  const up = (value: number) => side - at(value);
  const numbers = Array.from({ length: most - least + 1 }, (_, n) => least + n);
  const back = (pixel: number) =>
    near(((pixel - edge) / (side - 2 * edge)) * (most - least) + least, least, most, 1);
  const [x = 0, y = 0] = state;
  const [givenX = 0, givenY = 0] = values;
  const move = (px: number, py: number) => set([back(px), back(side - py)]);
  return (
    <Stage
      wide={side}
      high={side}
      label={say('pointAt', { x: number(x), y: number(y) })}
      onMove={closed ? undefined : move}
    >
      {numbers.map((value) => (
        <path
          key={value}
          className={c('line')}
          data-named="true"
          d={`M${at(value)} ${edge}V${side - edge}M${edge} ${up(value)}H${side - edge}`}
        />
      ))}
      <path className={c('axes')} d={`M${at(0)} 8V${side - 8}M8 ${up(0)}H${side - 8}`} />
      {numbers.map((value) => (
        <g key={value} className={c('small')}>
          {value !== 0 && (
            <text x={at(value)} y={up(0) + 20}>
              {number(value)}
            </text>
          )}
          {value !== 0 && (
            <text x={at(0) - 14} y={up(value) + 6}>
              {number(value)}
            </text>
          )}
        </g>
      ))}
      {kind === 'mirror' && <circle className={c('given')} cx={at(givenX)} cy={up(givenY)} r="11" />}
      <path className={c('lead')} d={`M${at(x)} ${up(0)}V${up(y)}H${at(0)}`} />
      <Grip x={at(x)} y={up(y)} size={15} />
    </Stage>
  );
};
