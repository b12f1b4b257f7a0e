import type { FractionsVisual } from '@afrolearn/learning/lessons/visuals.ts';
import { classes } from '#ui/classes.ts';
import { part, type VisualProps } from '../visual-props.ts';
import css from './fractions.module.css';

const c = classes(css);

export const Fractions = ({ visual, shown }: VisualProps<FractionsVisual>) => (
  <ul className={c('bars')}>
    {visual.bars.map(({ parts, shaded, label }, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: bars keep their places
      <li key={at} {...part(at, shown)}>
        <span className={c('fraction')} role="img" aria-label={`${shaded}/${parts}`}>
          <b>{shaded}</b>
          <b>{parts}</b>
        </span>
        <span className={c('bar')} data-bar={at % 4} aria-hidden="true">
          {Array.from({ length: parts }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of a bar are all alike
            <i key={place} data-shaded={place < shaded} />
          ))}
        </span>
        {label !== undefined && <span className={c('label')}>{label}</span>}
      </li>
    ))}
  </ul>
);
