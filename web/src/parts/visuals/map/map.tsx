import type { MapVisual } from '@afrolearn/learning/lessons/visuals.ts';
import { Fragment } from 'react';
import { classes } from '#ui/classes.ts';
import { part, type VisualProps } from '../visual-props.ts';
import css from './map.module.css';
import { areas, farSpots, type Land, type Spot, spots } from './outlines.ts';

const c = classes(css);

type Place = MapVisual['places'][number];

const key = (name: string) => name.toLowerCase().replace(/^(?:lake|river|mount|mt\.?|the)\s+/, '');

/** Lines of longitude and latitude lie evenly: true enough near the equator, and easy to check with an atlas. */
const projection = ([west, south, east, north]: readonly [number, number, number, number]) => ({
  width: (east - west) * 100,
  height: (north - south) * 100,
  x: (lon: number) => (lon - west) * 100,
  y: (lat: number) => (north - lat) * 100,
});

/** A place is where its author says, else where our own table knows it. */
const spotIn = (area: MapVisual['area'], { name, lat, lon }: Place): Spot | undefined =>
  lat !== undefined && lon !== undefined ? [lon, lat] : (farSpots[area]?.[key(name)] ?? spots[key(name)]);

export const MapView = ({ visual, shown }: VisualProps<MapVisual>) => {
  const area = areas[visual.area];
  const { width, height, x, y } = projection(area.frame);
  const spotOf = (place: Place) => spotIn(visual.area, place);
  const line = (land: Land, close: boolean) =>
    `M${land.map(([lon, lat]) => `${x(lon).toFixed(0)} ${y(lat).toFixed(0)}`).join('L')}${close ? 'z' : ''}`;
  const placeOf = (name: string) => visual.places.findIndex((place) => key(place.name) === key(name));
  const state = (name: string) => {
    const at = placeOf(name);
    return { 'data-lit': at >= 0 && at < shown, 'data-now': at >= 0 && at === shown - 1 };
  };
  return (
    <figure className={c('place')}>
      <div className={c('map')} style={{ aspectRatio: `${width} / ${height}` }} data-area={visual.area}>
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
        {visual.places.map((place, at) => {
          const spot = spotOf(place);
          if (spot === undefined) return null;
          const [left, top] = [x(spot[0]) / width, y(spot[1]) / height];
          const isSpot = !['country', 'region', 'lake', 'river', 'district'].includes(place.type);
          return (
            <Fragment key={place.name}>
              {isSpot && (
                <i
                  className={c('pin')}
                  data-type={place.type}
                  style={{ left: `${left * 100}%`, top: `${top * 100}%` }}
                  {...part(at, shown)}
                />
              )}
              <span
                className={c('name')}
                data-type={place.type}
                data-side={isSpot ? (left > 0.6 ? 'left' : 'right') : 'middle'}
                style={{ left: `${left * 100}%`, top: `${top * 100}%` }}
                {...part(at, shown)}
              >
                {place.name}
              </span>
            </Fragment>
          );
        })}
      </div>
      <figcaption className={c('caption')}>
        {visual.caption}
        {visual.places.some((place) => spotOf(place) === undefined) && (
          <span>
            {' '}
            {visual.places
              .filter((place) => spotOf(place) === undefined)
              .map(({ name }) => name)
              .join(', ')}
          </span>
        )}
      </figcaption>
    </figure>
  );
};
