import type { DiagramVisual } from '@afrolearn/learning/lessons/visuals.ts';
import { SceneFigure } from '#lesson-kit/moving/scene-figure.tsx';
import { classes } from '#ui/classes.ts';
import css from './diagram.module.css';
import { part, type VisualProps } from './visual-props.ts';

const c = classes(css);

const [stageWidth, stageHeight] = [640, 360];

/** The label's middle is at its authored position, but kept inside near an edge. */
const anchor = (share: number, edge: number): number => {
  if (share < edge) return (share / edge) * 0.5;
  if (share > 1 - edge) return 1 - ((1 - share) / edge) * 0.5;
  return 0.5;
};

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

export const Diagram = ({ visual, shown, figures }: VisualProps<DiagramVisual>) => (
  <div className={c('place')}>
    <div className={c('diagram')}>
      <SceneFigure
        figures={figures}
        name={visual.figure}
        alt={visual.alt}
        className={c('figure')}
        beats={visual.beats}
      />
      <svg className={c('lines')} viewBox={`0 0 ${stageWidth} ${stageHeight}`} aria-hidden="true">
        {visual.labels.map(({ at: [x, y], to: [toX, toY], text }, at) => (
          <path key={text + at.toString()} data-shown={at < shown} d={`M${x} ${y}L${toX} ${toY}`} />
        ))}
      </svg>
      {visual.labels.map(({ at: [x, y], text }, at) => {
        const [left, top] = [x / stageWidth, y / stageHeight];
        return (
          <span
            key={text + at.toString()}
            className={c('label')}
            style={{
              left: percent(left),
              top: percent(top),
              transform: `translate(${percent(-anchor(left, 0.2))}, ${percent(-anchor(top, 0.1))})`,
            }}
            {...part(at, shown)}
          >
            {text}
          </span>
        );
      })}
    </div>
  </div>
);
