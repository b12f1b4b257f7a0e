import type { MapVisual } from '@afrolearn/learning/lessons/visuals.ts';
import { type CSSProperties, useMemo } from 'react';
import { classes } from '#ui/classes.ts';
import { part, type VisualProps } from '../visual-props.ts';
import { type Form, isPinned, key, layOut, projection, shares, spotIn } from './lay-out.ts';
import css from './map.module.css';
import { areas, type Land } from './outlines.ts';

const c = classes(css);

type Place = MapVisual['places'][number];

const forms: readonly Form[] = ['narrow', 'wide'];

export const MapView = ({ visual, shown }: VisualProps<MapVisual>) => {
  const area = areas[visual.area];
  const { width, height, x, y } = projection(area.frame);
  const { narrow, wide } = useMemo(
    () => ({ narrow: layOut(visual, 'narrow').named, wide: layOut(visual, 'wide').named }),
    [visual],
  );
  const named = { narrow, wide };
  const spotOf = (place: Place) => {
    const spot = spotIn(visual.area, place);
    return spot && ([x(spot[0]), y(spot[1])] as const);
  };
  const line = (land: Land, close: boolean) =>
    `M${land.map(([lon, lat]) => `${x(lon).toFixed(0)} ${y(lat).toFixed(0)}`).join('L')}${close ? 'z' : ''}`;
  const placeOf = (name: string) => visual.places.findIndex((place) => key(place.name) === key(name));
  const state = (name: string) => {
    const at = placeOf(name);
    return { 'data-lit': at >= 0 && at < shown, 'data-now': at >= 0 && at === shown - 1 };
  };
  const unplaced = visual.places.filter((place) => spotOf(place) === undefined);
  const size = {
    aspectRatio: `${width} / ${height}`,
    '--narrow': shares[visual.area].narrow,
    '--wide': shares[visual.area].wide,
  };
  return (
    <figure className={c('place')}>
      <div className={c('map')} style={size as CSSProperties} data-area={visual.area}>
        <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={visual.caption ?? area.name}>
          {area.lands.map(({ name, land }) => (
            <path key={name} className={c('land')} d={line(land, true)} {...state(name)} />
          ))}
          {area.lakes.map(({ name, land }) => (
            <path key={name} className={c('lake')} d={line(land, true)} {...state(name)} />
          ))}
          {area.rivers.map(({ name, land }) => (
            <path key={name} className={c('river')} d={line(land, false)} {...state(name)} />
          ))}
        </svg>
        {forms.map((form) => (
          <svg
            key={form}
            className={c('leads')}
            data-form={form}
            viewBox={`0 0 ${width} ${height}`}
            aria-hidden="true"
          >
            {named[form].map(({ at, left, top, led }) => {
              const spot = led && visual.places[at] ? spotOf(visual.places[at]) : undefined;
              const to = `${((left * width) / 100).toFixed(0)} ${((top * height) / 100).toFixed(0)}`;
              return (
                spot && (
                  <g key={at} data-shown={at < shown}>
                    <path d={`M${spot.join(' ')}L${to}`} />
                    <path className={c('end')} d={`M${spot.join(' ')}h1`} />
                  </g>
                )
              );
            })}
          </svg>
        ))}
        {visual.places.map((place, at) => {
          const spot = spotOf(place);
          return (
            spot &&
            isPinned(place) && (
              <i
                key={place.name}
                className={c('pin')}
                data-type={place.type}
                style={{ left: `${(spot[0] / width) * 100}%`, top: `${(spot[1] / height) * 100}%` }}
                {...part(at, shown)}
              />
            )
          );
        })}
        {narrow.map(({ at, lines, left, top }, n) => (
          <span
            key={at}
            className={c('name')}
            data-type={visual.places[at]?.type}
            style={
              {
                '--left': `${left}%`,
                '--top': `${top}%`,
                '--wide-left': `${wide[n]?.left}%`,
                '--wide-top': `${wide[n]?.top}%`,
              } as CSSProperties
            }
            {...part(at, shown)}
          >
            {lines.join('\n')}
          </span>
        ))}
      </div>
      <figcaption className={c('caption')}>
        {visual.caption}
        {unplaced.length > 0 && <span> {unplaced.map(({ name }) => name).join(', ')}</span>}
      </figcaption>
    </figure>
  );
};
