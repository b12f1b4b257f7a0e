import { nowhere } from '@afrolearn/learning/lessons/nowhere.ts';
import type { TouchOn } from '@afrolearn/learning/lessons/touch.ts';
import { useId } from 'react';
import { projection } from '#lesson-kit/visuals/map/lay-out.ts';
import { areas, type Land } from '#lesson-kit/visuals/map/outlines.ts';
import { useText } from '#lib/language.tsx';
import { touching } from '#messages/touch/en.ts';
import { classes } from '#ui/classes.ts';
import css from './places.module.css';
import type { TouchProps } from './touch-props.ts';

const c = classes(css);

/** A pin for one of several spots, which are called by number because their names are the answer. */
export const MapTouch = ({ touch, values, set, closed }: TouchProps<TouchOn<'map'>>) => {
  const say = useText(touching);
  const group = useId();
  const area = areas[touch.area];
  const { width, height, x, y } = projection(area.frame);
  const [chosen = nowhere] = values;
  const line = (land: Land) =>
    `M${land.map(([lon, lat]) => `${x(lon).toFixed(0)} ${y(lat).toFixed(0)}`).join('L')}`;
  return (
    <div className={c('map')} role="radiogroup" aria-label={say('spots')}>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={area.name}>
        {area.lands.map(({ name, land }) => (
          <path key={name} className={c('land')} d={`${line(land)}z`} />
        ))}
        {area.lakes.map(({ name, land }) => (
          <path key={name} className={c('lake')} d={`${line(land)}z`} />
        ))}
      </svg>
      {touch.places.map(({ name, lat, lon }, at) => (
        <label
          key={name}
          className={c('spot')}
          style={{ left: `${(x(lon) / width) * 100}%`, top: `${(y(lat) / height) * 100}%` }}
        >
          <input
            type="radio"
            name={group}
            checked={chosen === at}
            disabled={closed}
            aria-label={say('spot', { n: at + 1 })}
            onChange={() => set(0, at)}
          />
          <span aria-hidden="true">{at + 1}</span>
        </label>
      ))}
    </div>
  );
};
