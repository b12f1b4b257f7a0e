import {
  type GlobeVisual,
  hourAt,
  type NamedLatitude,
  namedLatitudes,
} from '@afrolearn/learning/lessons/diagrams.ts';
import { useText } from '#lib/language.tsx';
import { visuals } from '#messages/visuals/en.ts';
import { Board } from '../board.tsx';
import { areas } from '../map/outlines.ts';
import { part, type VisualProps } from '../visual-props.ts';

const [centreX, centreY, radius] = [101, 112, 98];
const turn = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * Orthographic projection from above the equator: latitudes are straight lines, and the far side is hidden.
 */
export const spotOn = (north: number, east: number, middle: number) => {
  const away = turn(east - middle);
  return {
    x: centreX + radius * Math.cos(turn(north)) * Math.sin(away),
    y: centreY - radius * Math.sin(turn(north)),
    seen: Math.cos(away) > 0,
  };
};

const inPath = (points: readonly { x: number; y: number }[]) =>
  points.length < 2 ? '' : `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;

/** A land partly on the far side is drawn with its visible corners and the edge. */
const landPath = (land: readonly (readonly [number, number])[], middle: number): string => {
  const points = land.map(([east, north]) => {
    const spot = spotOn(north, east, middle);
    if (spot.seen) return spot;
    const side = Math.sin(turn(east - middle)) < 0 ? -1 : 1;
    return { ...spot, x: centreX + side * radius * Math.cos(turn(north)) };
  });
  return points.some(({ seen }) => seen) ? `${inPath(points)}z` : '';
};

const meridian = (east: number, middle: number) =>
  inPath(Array.from({ length: 37 }, (_, step) => spotOn(step * 5 - 90, east, middle)));

const latitude = (north: number) => {
  const half = radius * Math.cos(turn(north));
  const y = centreY - radius * Math.sin(turn(north));
  return `M${centreX - half} ${y}H${centreX + half}`;
};

const latitudeNames = {
  equator: 'equator',
  cancer: 'tropicOfCancer',
  capricorn: 'tropicOfCapricorn',
  arctic: 'arcticCircle',
  antarctic: 'antarcticCircle',
} as const satisfies Record<NamedLatitude, string>;

const degrees = (north: number) => `${Math.floor(Math.abs(north))}${north % 1 === 0 ? '' : '½'}°`;

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

export const Globe = ({ visual, shown }: VisualProps<GlobeVisual>) => {
  const say = useText(visuals);
  const { middle = 33, latitudes = [], greenwich = false, places = [], hour } = visual;
  const first = Math.round(middle / 15) * 15 - 45;
  const zones = hour === undefined ? [] : Array.from({ length: 7 }, (_, at) => first + at * 15);
  const told = [
    say('globe'),
    ...latitudes.map((name) => `${say(latitudeNames[name])}, ${degrees(namedLatitudes[name])}.`),
    ...(greenwich ? [`${say('greenwich')}, 0°.`] : []),
    ...places.map(({ name, at: [north, east] }) =>
      say('globePlace', { name, north: degrees(north), east: degrees(east) }),
    ),
    ...zones.map((east) => say('globeHour', { east: `${east}°`, hour: clock(hourAt(hour ?? 0, east)) })),
  ].join(' ');
  return (
    <Board height={zones.length > 0 ? 262 : 224} told={told}>
      <circle data-paint="lake-soft" cx={centreX} cy={centreY} r={radius} />
      {areas.world.lands.map(({ name, land }) => (
        <path key={name} data-paint="leaf-soft" style={{ strokeWidth: 0.5 }} d={landPath(land, middle)} />
      ))}
      {[-60, -30, 0, 30, 60].map((away) => (
        <path key={away} data-line="guide" d={meridian(middle + away, middle)} />
      ))}
      {latitudes.map((name) => {
        const north = namedLatitudes[name];
        const y = centreY - radius * Math.sin(turn(north));
        return (
          <g key={name} data-part={name}>
            <path data-line={name === 'equator' ? 'thick' : 'cross'} d={latitude(north)} />
            <text x="204" y={y + 5} style={{ fontSize: 12, textAnchor: 'start' }}>
              {`${degrees(north)}${north > 0 ? 'N' : north < 0 ? 'S' : ''} ${say(latitudeNames[name])}`}
            </text>
          </g>
        );
      })}
      {greenwich && (
        <g data-part="greenwich">
          <path data-line="pen" style={{ strokeWidth: 3 }} d={meridian(0, middle)} />
          <text
            data-strong
            x={spotOn(-50, 0, middle).x}
            y={spotOn(-50, 0, middle).y}
            style={{ fontSize: 12 }}
          >
            0°
          </text>
        </g>
      )}
      {places.map(({ name, at: [north, east] }, at) => {
        const { x, y } = spotOn(north, east, middle);
        return (
          <g key={name} data-part={`place-${at + 1}`} {...part(at, shown)}>
            <circle data-paint="gold" cx={x} cy={y} r="5" />
            <text data-strong x={x} y={y - 9} style={{ fontSize: 13 }}>
              {name}
            </text>
          </g>
        );
      })}
      {zones.map((east, at) => {
        const x = 24 + at * 45;
        return (
          <g key={east} data-part={`zone-${at + 1}`}>
            <rect
              data-paint={east === 0 ? 'gold' : 'chalk'}
              x={x - 21}
              y="228"
              width="42"
              height="32"
              rx="5"
            />
            <text
              x={x}
              y="242"
              style={{ fontSize: 11 }}
            >{`${Math.abs(east)}°${east < 0 ? 'W' : east > 0 ? 'E' : ''}`}</text>
            <text data-strong x={x} y="256" style={{ fontSize: 12 }}>
              {clock(hourAt(hour ?? 0, east))}
            </text>
          </g>
        );
      })}
    </Board>
  );
};
