import type { MapVisual } from '@afrolearn/learning/lessons/visuals.ts';
import { areas, farSpots, type Land, type Spot, spots } from './outlines.ts';
import { type Box, gapTo, type Label, placeNames } from './place-names.ts';

type Place = MapVisual['places'][number];
type Area = MapVisual['area'];

export const key = (name: string) => name.toLowerCase().replace(/^(?:lake|river|mount|mt\.?|the)\s+/, '');

/** An equirectangular projection: accurate enough near the equator, and easy to check with an atlas. */
export const projection = ([west, south, east, north]: readonly [number, number, number, number]) => ({
  width: (east - west) * 100,
  height: (north - south) * 100,
  x: (lon: number) => (lon - west) * 100,
  y: (lat: number) => (north - lat) * 100,
});

/** A place's position from its author, else from our table. */
export const spotIn = (area: Area, { name, lat, lon }: Place): Spot | undefined =>
  lat !== undefined && lon !== undefined ? [lon, lat] : (farSpots[area]?.[key(name)] ?? spots[key(name)]);

export const isPinned = ({ type }: Place) =>
  !['country', 'region', 'lake', 'river', 'district'].includes(type);

/** The map's share of the stage width. */
export const shares: Readonly<Record<Area, { narrow: number; wide: number }>> = {
  uganda: { narrow: 0.78, wide: 0.64 },
  'east-africa': { narrow: 0.68, wide: 0.54 },
  africa: { narrow: 0.62, wide: 0.58 },
  world: { narrow: 0.97, wide: 0.95 },
};

/**
 * The narrowest stage of each form in pixels. On wider ones names are relatively smaller with the same
 * centres, so names that do not overlap here never do.
 */
const forms = {
  narrow: { stage: 288, padding: 6.4, em: 13 },
  wide: { stage: 520, padding: 12, em: 14 },
} as const;

export type Form = keyof typeof forms;

/** Slightly more than a bold letter, so that a name fits its box. */
const letterWidth = (letter: string) => {
  if (/[mwMW]/.test(letter)) return 0.96;
  if (/[\sfijlrtI.,:;'’°()-]/.test(letter)) return 0.42;
  return /\p{Lu}/u.test(letter) ? 0.73 : 0.63;
};
const widthOf = (line: string) => [...line].reduce((sum, letter) => sum + letterWidth(letter), 0);

const longest = 12;

/** As few lines as fit, balanced as far as possible. */
export const linesOf = (name: string): readonly string[] => {
  const words = name.split(/\s+/);
  const split = (from: number, lines: number): readonly string[] => {
    if (lines === 1) return [words.slice(from).join(' ')];
    let best: readonly string[] = [];
    for (let to = from + 1; to <= words.length - lines + 1; to += 1) {
      const tried = [words.slice(from, to).join(' '), ...split(to, lines - 1)];
      if (best.length === 0 || lengthOf(tried) < lengthOf(best)) best = tried;
    }
    return best;
  };
  const lengthOf = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length));
  for (let lines = 1; lines < Math.min(3, words.length); lines += 1) {
    const tried = split(0, lines);
    if (lengthOf(tried) <= longest) return tried;
  }
  return split(0, Math.min(3, words.length));
};

/** A name's padding, border and line height in the style sheet. */
const sizeOf = (lines: readonly string[], em: number) => ({
  w: Math.max(...lines.map(widthOf)) * em + em + 4,
  h: lines.length * em * 1.15 + em * 0.1 + 5,
});

const around = (points: readonly { x: number; y: number }[]): Box => {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return { x: (left + right) / 2, y: (top + bottom) / 2, w: right - left, h: bottom - top };
};

/** Each name's position in percent of the map, and whether it needs a leader line. */
export type Named = { at: number; lines: readonly string[]; left: number; top: number; led: boolean };

/** `spots`, `boxes` and `bounds` are in pixels of the narrowest stage. */
export type LaidOut = {
  named: readonly Named[];
  spots: readonly Label['spot'][];
  boxes: readonly Box[];
  bounds: Box;
};

export const layOut = ({ area, places }: MapVisual, form: Form): LaidOut => {
  const { frame, lands, lakes, rivers } = areas[area];
  const map = projection(frame);
  const { stage, padding, em } = forms[form];
  const width = shares[area][form] * (form === 'narrow' ? stage - 2 * padding : stage);
  const scale = width / map.width;
  const height = map.height * scale;
  const point = ([lon, lat]: Spot) => ({ x: map.x(lon) * scale, y: map.y(lat) * scale });
  // Beside a narrow map the stage is free; beside a wide one there is the caption.
  const beside = form === 'narrow' ? (stage - width) / 2 - 5 : Math.min(6, (stage - width) / 2 - 5);
  // The caption is below the map, except for the world map.
  const [above, below] = area === 'world' ? [14, 14] : [3, 0];
  const bounds = {
    x: width / 2,
    y: (height + below - above) / 2,
    w: width + 2 * beside,
    h: height + above + below,
  };
  const outlineOf = (from: readonly { name: string; land: Land }[], place: Place) =>
    from.find(({ name }) => key(name) === key(place.name))?.land.map(point);
  const found = places.flatMap((place, at) => {
    const spot = spotIn(area, place);
    if (spot === undefined) return [];
    const lines = linesOf(place.name);
    const pinned = isPinned(place);
    const outline = pinned ? undefined : outlineOf([...lands, ...lakes], place);
    const label: Label = {
      spot: point(spot),
      ...sizeOf(lines, em),
      pinned,
      ...(outline ? { room: around(outline) } : {}),
      course: place.type === 'river' ? (outlineOf(rivers, place) ?? []) : [],
    };
    return [{ at, lines, label }];
  });
  const boxes = placeNames(
    found.map(({ label }) => label),
    bounds,
  );
  const named = found.flatMap(({ at, lines, label }, n) => {
    const box = boxes[n];
    if (box === undefined) return [];
    // Pins always get a line, because names are further away on wider stages.
    const led = label.pinned || gapTo(label.spot, box) > 0;
    return [{ at, lines, left: (box.x / width) * 100, top: (box.y / height) * 100, led }];
  });
  return { named, spots: found.map(({ label }) => label.spot), boxes, bounds };
};
